import KeyModel

@testable import LabelAudit

/// A finding as reports get it.
func finding(
  _ message: String = "no label", rule: RuleID = "label-missing", severity: Severity = .error,
  confidence: Confidence = .certain, layout: LayoutName = LayoutName(file: "pad.json", id: "pad"),
  key: String? = "delete", page: String? = "letters",
  place: SourcePlace? = SourcePlace(file: "pad.json", line: 12, column: 5),
  related: [KeyName] = [], evidence: [Evidence] = [], suggestion: String? = "label it “Delete”",
  fingerprint: String = "0123456789abcdef"
) -> Finding {
  Finding(
    rule: rule, severity: severity, confidence: confidence, message: message, layout: layout,
    key: key.map {
      KeyName(
        page: page ?? "", id: $0, title: "DEL", name: "DEL", function: "deleteBackward",
        place: place)
    }, page: page, place: place, related: related, evidence: evidence, suggestion: suggestion,
    fix: nil, fingerprint: fingerprint)
}

/// What was heard of the title of a delete key.
let heardDelete = Evidence(
  text: "DEL", language: "en", mode: .text, voice: "gmw/en", engine: "eSpeak NG 1.51",
  phonemes: "dˈɛl", seconds: 0.26)

/// A report on one file with one layout of these findings.
func report(
  _ findings: [Finding] = [], suppressed: [AcceptedFinding] = [], known: [Finding] = [],
  outcomes: [RuleOutcome] = [], preset: Int = 1, hasBaseline: Bool = false,
  unusedSuppressions: [Suppression] = []
) -> AuditReport {
  var layout = LayoutReport(name: LayoutName(file: "pad.json", id: "pad"), reader: .character)
  layout.findings = findings
  layout.suppressed = suppressed
  layout.known = known
  layout.outcomes = outcomes
  return AuditReport(
    files: [FileReport(file: "pad.json", format: "native", layouts: [layout])], preset: preset,
    engine: "eSpeak NG 1.51", unusedSuppressions: unusedSuppressions, hasBaseline: hasBaseline)
}

/// A report on a file that couldn't be read.
let unreadable = AuditReport(
  files: [
    FileReport(
      file: "a, b.json",
      failure: FileReport.Note(
        place: SourcePlace(file: "a, b.json", line: 1, column: 2), message: "100% broken"))
  ], preset: 1)
