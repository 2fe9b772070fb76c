import KeyModel
import LabelAudit
import Testing

/// Text of a layout changes no report's structure and reaches no terminal raw.
struct HostileTextTests {
  private static let labels = [
    "\n::error::x", "</script>", "]]>", "\u{1B}]52;c;eA==\u{7}", "\u{202E}abc", "\0", "a\u{85}b",
    "\u{2028}x", "\u{E000}", "\r\nx", "a|b", "`x`", "@name", "<img onerror=x>", "[a](b)", "-->",
    "%0A::error::x", "\" onload=\"x", "'", "&lt;",
  ]

  private func report(_ label: String) -> AuditReport {
    let hostile = key(label, label: label, id: label, does: .escape, hint: label, value: label)
    let twin = key(label, label: label, id: label + "2", does: .tab)
    let subject = layout([page(label, [hostile, twin])], id: label, file: label)
    let place = SourcePlace(file: label, line: 1, column: 1)
    return AuditReport(
      files: [
        FileReport(
          file: label, notes: [FileReport.Note(place: place, message: label)],
          layouts: [Audit().report(on: subject)])
      ], preset: 1,
      unusedSuppressions: [Suppression(rule: "label-missing", reason: label)])
  }

  @Test(arguments: labels, ReportFormat.all.map(\.id))
  func `a report has no controls but its own line ends`(_ label: String, _ format: String) throws {
    let writer = try #require(ReportFormat.all.first { $0.id == format })
    var options = ReportOptions()
    options.isVerbose = true
    let text = writer.text(report(label), options)
    let controls = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .lineSeparator, .paragraphSeparator, .privateUse: true
      case .format: (0x202A...0x202E).contains(scalar.value)
      default: false
      }
    }
    #expect(controls.map(\.value) == [])
    let commands = text.split(separator: "\n").count { $0.hasPrefix("::") }
    // The findings and the unused suppression.
    let expected = format == "github" ? report(label).findings.count + 1 : 0
    #expect(commands == expected)
  }

  @Test(arguments: labels, ["html", "junit"])
  func `a report in markup has the tags that it has of a harmless label`(
    _ label: String, _ format: String
  ) throws {
    let writer = try #require(ReportFormat.all.first { $0.id == format })
    #expect(
      tags(writer.text(sameFindings(label), ReportOptions()))
        == tags(writer.text(sameFindings("harmless"), ReportOptions())))
  }

  /// A report on one finding about one key, whatever the label.
  private func sameFindings(_ label: String) -> AuditReport {
    let subject = layout(
      [page(label, [key(label, label: label, id: label, does: .escape)])], id: label, file: label)
    var found = LayoutReport(name: subject.name, reader: .character)
    found.picture = Audit().picture(of: subject)
    found.outcomes = [RuleOutcome("label-missing", .findings(1))]
    found.findings = [
      finding(label, layout: subject.name, key: label, page: label, suggestion: label)
    ]
    found.findings[0].key?.name = label
    return AuditReport(
      files: [FileReport(file: label, layouts: [found])], preset: 1,
      unusedSuppressions: [Suppression(rule: "label-missing", reason: label)])
  }

  /// The names of the tags of a report, in order.
  private func tags(_ text: String) -> [Substring] {
    text.split(separator: "<").dropFirst().map { $0.prefix { $0 != " " && $0 != ">" } }
  }

  @Test(arguments: labels)
  func `a text report has a line for each finding`(_ label: String) {
    let report = report(label)
    let lines = TextReport.text(of: report).split(separator: "\n")
    // The summary, the findings, the unused suppression, and what wasn't run.
    #expect(lines.count == report.findings.count + 3)
    #expect(!report.findings.isEmpty)
  }
}
