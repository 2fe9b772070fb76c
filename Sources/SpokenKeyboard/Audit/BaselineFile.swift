internal import LabelAudit
internal import LayoutFiles
internal import ReportText

/// A baseline as a file: how many findings there are of each fingerprint, and their rules.
enum BaselineFile {
  private static let schema = "spoken-keyboard/audit-baseline"

  /// The file for the findings of a report, the same bytes for the same findings.
  static func text(of report: AuditReport) -> String {
    var rules: [String: RuleID] = [:]
    let layouts = report.files.flatMap(\.layouts)
    for finding in layouts.flatMap({ $0.findings + $0.known }) {
      rules[finding.fingerprint] = finding.rule
    }
    let counts = Baseline(of: layouts).counts
    let findings = counts.sorted { $0.key < $1.key }.map { fingerprint, count in
      JSONValue.members([
        "fingerprint": .string(fingerprint), "rule": .optional(rules[fingerprint]?.rawValue),
        "count": .integer(count),
      ])
    }
    let file = JSONValue.members([
      "schema": .string(schema), "version": .integer(1), "findings": .array(findings),
    ])
    return file.lines() + "\n"
  }

  /// Reads a file.
  ///
  /// - Throws: `UsageError` where it can't be read or isn't a baseline.
  static func read(_ path: String) throws(UsageError) -> Baseline {
    do throws(ImportError) {
      let file = try SourceFile(path: path)
      let json = try PositionedJSON.parse(file, syntax: [])
      guard json["schema"]?.string == schema, let findings = json["findings"]?.array else {
        throw json.mismatch(
          expected: "a baseline", remedy: "write one with --write-baseline")
      }
      var baseline = Baseline()
      for finding in findings {
        guard let fingerprint = finding["fingerprint"]?.string,
          let count = finding["count"]?.double, (1...1e9).contains(count)
        else { throw finding.mismatch(expected: "a fingerprint and a count") }
        baseline.add(fingerprint, count: Int(count))
      }
      return baseline
    } catch {
      throw UsageError("\(error.place): \(error.message)")
    }
  }
}
