internal import KeyModel
internal import ReportText

/// Findings for people: a summary, then one line a finding, the key's name before all else.
///
/// Made to be heard: no columns, no colours, no boxes, and symbols with their Unicode names.
public enum TextReport {
  /// The report; what isn't a finding (notes of readers, rules that weren't run) stands below.
  ///
  /// - Parameters:
  ///   - report: what came of the audit.
  ///   - isVerbose: whether notes of readers, accepted findings and proofs are told as well.
  /// - Returns: lines of text, nothing in them that controls a terminal.
  public static func text(of report: AuditReport, isVerbose: Bool = false) -> String {
    var lines = [ReportSummary(report).sentence]
    for file in report.files {
      if let failure = file.failure { lines.append("\(failure.place): \(failure.message)") }
      for layout in file.layouts {
        lines += layout.findings.map { line($0, isVerbose: isVerbose) }
        if isVerbose { lines += accepted(layout) }
      }
      if isVerbose { lines += file.notes.map { "note at \($0.place): \($0.message)" } }
    }
    lines += report.unusedSuppressions.map(FindingWords.unused)
    lines += notRun(report)
    return lines.map { VisibleText($0).description + "\n" }.joined()
  }

  private static func line(_ finding: Finding, isVerbose: Bool) -> String {
    let sentence = FindingWords.sentence(
      finding, proofs: isVerbose ? Int.max : 1, secondsPlaces: 2)
    return "\(FindingWords.subject(finding)): \(sentence) "
      + "[\(finding.severity.rawValue), \(finding.rule), \(place(finding))]"
  }

  private static func place(_ finding: Finding) -> String {
    let form = finding.layout.form.map { " \($0)" } ?? ""
    let page = finding.page.map { ", page \($0)" } ?? ""
    return (finding.place.map(\.description) ?? finding.layout.file) + form + page
  }

  private static func accepted(_ layout: LayoutReport) -> [String] {
    layout.suppressed.map {
      "Suppressed, \($0.reason): \(line($0.finding, isVerbose: false))"
    } + layout.known.map { "In the baseline: \(line($0, isVerbose: false))" }
  }

  private static func notRun(_ report: AuditReport) -> [String] {
    RulesNotRun.all(in: report).map { part in
      "\(part.sentence): \(part.rules.map(\.rawValue).joined(separator: ", "))"
    }
  }
}
