internal import KeyModel
internal import ReportText

/// Findings for programs: JSON as `docs/audit.schema.json` describes it, the same bytes each time.
public enum JSONReport {
  /// The report, ending in a newline.
  public static func text(of report: AuditReport) -> String {
    json(report).lines() + "\n"
  }

  private static func json(_ report: AuditReport) -> JSONValue {
    .members([
      "schema": .string("spoken-keyboard/audit"), "version": .integer(1),
      "preset": .integer(report.preset), "engine": .optional(report.engine),
      "summary": summary(report),
      "files": .array(report.files.map(json)),
      "unusedSuppressions": .array(report.unusedSuppressions.map(json)),
    ])
  }

  private static func summary(_ report: AuditReport) -> JSONValue {
    let layouts = report.files.flatMap(\.layouts)
    return .members([
      "files": .integer(report.files.count),
      "notRead": .integer(report.files.count { $0.failure != nil }),
      "layouts": .integer(layouts.count),
      "error": .integer(report.count(.error)), "warning": .integer(report.count(.warning)),
      "note": .integer(report.count(.note)),
      "review": .integer(report.findings.count { $0.confidence == .review }),
      "suppressed": .integer(layouts.reduce(0) { $0 + $1.suppressed.count }),
      "known": .integer(layouts.reduce(0) { $0 + $1.known.count }),
    ])
  }

  private static func json(_ file: FileReport) -> JSONValue {
    .members([
      "file": .string(file.file), "format": .optional(file.format),
      "failure": file.failure.map(json) ?? .null, "notes": .array(file.notes.map(json)),
      "layouts": .array(file.layouts.map(json)),
    ])
  }

  private static func json(_ note: FileReport.Note) -> JSONValue {
    .members(["place": json(note.place), "message": .string(note.message)])
  }

  private static func json(_ place: SourcePlace) -> JSONValue {
    .members([
      "file": .string(place.file), "line": .integer(place.line), "column": .integer(place.column),
    ])
  }

  private static func json(_ layout: LayoutReport) -> JSONValue {
    .members([
      "id": .string(layout.name.id), "form": .optional(layout.name.form),
      "reader": .string(layout.reader.rawValue),
      "findings": .array(layout.findings.map(json)),
      "suppressed": .array(
        layout.suppressed.map {
          .members(["reason": .string($0.reason), "finding": json($0.finding)])
        }),
      "known": .array(layout.known.map(json)),
      "outcomes": .array(layout.outcomes.map(json)),
    ])
  }

  private static func json(_ outcome: RuleOutcome) -> JSONValue {
    let rest: [JSONValue.Member] =
      switch outcome.outcome {
      case .pass: []
      case .findings(let count), .needsReview(let count), .suppressed(let count):
        [JSONValue.Member(name: "count", value: .integer(count))]
      case .notApplicable(let reason), .notRun(let reason):
        [JSONValue.Member(name: "reason", value: .string(reason))]
      }
    return .object(
      [
        JSONValue.Member(name: "rule", value: .string(outcome.rule.rawValue)),
        JSONValue.Member(name: "outcome", value: .string(outcome.outcome.name)),
      ] + rest)
  }

  private static func json(_ finding: Finding) -> JSONValue {
    .members([
      "rule": .string(finding.rule.rawValue), "severity": .string(finding.severity.rawValue),
      "confidence": .string(finding.confidence.rawValue), "message": .string(finding.message),
      "suggestion": .optional(finding.suggestion),
      "place": finding.place.map(json) ?? .null, "page": .optional(finding.page),
      "key": finding.key.map(json) ?? .null, "related": .array(finding.related.map(json)),
      "evidence": .array(finding.evidence.map(json)), "fixable": .bool(finding.fix != nil),
      "fingerprint": .string(finding.fingerprint),
    ])
  }

  private static func json(_ key: KeyName) -> JSONValue {
    .members([
      "page": .string(key.page), "id": .string(key.id), "title": .string(key.title),
      "titleCharacters": .optional(CharacterDescription.of(key.title)),
      "name": .string(key.name), "function": .string(key.function),
      "place": key.place.map(json) ?? .null,
    ])
  }

  private static func json(_ evidence: Evidence) -> JSONValue {
    .members([
      "text": .string(evidence.text), "language": .string(evidence.language),
      "mode": .string(evidence.mode.rawValue), "voice": .string(evidence.voice),
      "engine": .string(evidence.engine), "phonemes": .string(evidence.phonemes),
      "seconds": .decimal(evidence.seconds, places: 2),
    ])
  }

  private static func json(_ suppression: Suppression) -> JSONValue {
    .members([
      "rule": .string(suppression.rule.rawValue), "path": .optional(suppression.path?.pattern),
      "page": .optional(suppression.page?.pattern), "key": .optional(suppression.key?.pattern),
      "reason": .string(suppression.reason), "expires": .optional(suppression.expires),
    ])
  }
}
