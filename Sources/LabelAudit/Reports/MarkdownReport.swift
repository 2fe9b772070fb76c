internal import KeyModel
internal import ReportText

/// Findings as Markdown, for the summary of a job or a comment: a table a layout.
///
/// Short enough for a comment on GitHub, which holds 65,536 characters; how many findings that left
/// out is told.
public enum MarkdownReport {
  /// Characters that the tables may have, so that the whole stays below GitHub's limit.
  private static let longest = 60_000

  /// The report, ending in a newline.
  public static func text(of report: AuditReport, options: ReportOptions = ReportOptions())
    -> String
  {
    var text = "## Audit of labels\n\n\(MarkdownText.escaped(ReportSummary(report).sentence))\n"
    var left = 0
    for file in report.files {
      if let failure = file.failure {
        let line = "\nNot read: \(MarkdownText.escaped("\(failure.place): \(failure.message)"))\n"
        if text.unicodeScalars.count + line.unicodeScalars.count <= longest { text += line }
      }
      for layout in file.layouts where !layout.findings.isEmpty {
        add(layout, in: options.folder, to: &text, leftOut: &left)
      }
    }
    if left > 0 {
      text += "\n**\(left) more \(left == 1 ? "finding is" : "findings are") left out** "
      text += "to keep this short.\n"
    }
    for line in (report.unusedSuppressions.map(FindingWords.unused) + notRun(report)).prefix(20) {
      text += "\n\(MarkdownText.escaped(String(line.prefix(200))))\n"
    }
    return text
  }

  private static func add(
    _ layout: LayoutReport, in folder: String?, to text: inout String, leftOut: inout Int
  ) {
    let layoutName = FindingWords.layout(layout.name)
    let path = ArtifactPath(layout.name.file, folder: folder).path
    let name = path == layoutName ? layoutName : "\(layoutName), \(path)"
    let head =
      "\n### \(MarkdownText.escaped(name))\n\n"
      + "| severity | key | finding | rule | place |\n|---|---|---|---|---|\n"
    let rows = layout.findings.map(row)
    var room = longest - text.unicodeScalars.count - head.unicodeScalars.count
    let fitting = rows.prefix { row in
      room -= row.unicodeScalars.count
      return room >= 0
    }
    leftOut += rows.count - fitting.count
    if !fitting.isEmpty { text += head + fitting.joined() }
  }

  private static func row(_ finding: Finding) -> String {
    let place = finding.place.map { "\($0.line):\($0.column)" } ?? ""
    let page = finding.page.map { "page \($0)" } ?? ""
    let cells = [
      finding.severity.rawValue, FindingWords.subject(finding), FindingWords.sentence(finding),
      finding.rule.rawValue,
      [place, page].filter { !$0.isEmpty }.joined(separator: ", "),
    ]
    return "| \(cells.map(MarkdownText.escaped).joined(separator: " | ")) |\n"
  }

  private static func notRun(_ report: AuditReport) -> [String] {
    RulesNotRun.all(in: report).map {
      "\($0.sentence): \(ReportSummary.counted($0.rules.count, "rule") ?? "no rules")"
    }
  }
}

/// Text as GitHub's Markdown has it, in a line or a cell of a table.
enum MarkdownText {
  /// The text without anything that Markdown, HTML or GitHub's links would take for theirs.
  ///
  /// What is punctuation to Markdown is written as a character reference, which no table is cut at.
  /// GitHub looks for names, numbers, addresses and emoji in what comes of that: a space without
  /// width keeps it from finding any.
  static func escaped(_ text: String) -> String {
    let scalars = Array(VisibleText(text).description.unicodeScalars)
    return scalars.indices.reduce(into: "") { result, index in
      let scalar = scalars[index]
      if isPunctuation(scalar) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
      if beginsLink(scalars, at: index) { result += "&#8203;" }
    }
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "&", "<", ">", "\"", "`", "*", "_", "~", "|", "\\", "[", "]", "!", "#", "{", "}", "$", "@",
      "^", "=", "+":
      true
    default: false
    }
  }

  /// Whether a name, the number of an issue, an address or an emoji by its name may go on here.
  private static func beginsLink(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    let word = scalars[(index + 1)...].prefix { !$0.properties.isWhitespace }
    return switch scalars[index] {
    case "@", "#": !word.isEmpty
    case ":": word.first == "/" || word.contains(":")
    case "w", "W":
      word.first == "." && index >= 2
        && scalars[(index - 2)...index].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }
}
