internal import KeyModel

/// The section of one layout: its findings, then each page with its picture and its keys.
struct HTMLLayout {
  let layout: LayoutReport
  /// Counted from 1.
  let number: Int
  /// Whether the page has no other layout.
  let isAlone: Bool
  /// The findings' numbers by the keys that they are about, in order.
  let numbers: [KeyLocation: [Int]]
  /// The same without what is wrong with most keys at once: it would hide what tells keys apart.
  let marks: [KeyLocation: [Int]]
  /// The file.
  private let path: String
  private let picture: LayoutPicture?
  private let keys: [KeyLocation: LayoutPicture.PicturedKey]

  init(_ layout: LayoutReport, number: Int, isPictured: Bool, isAlone: Bool, folder: String?) {
    self.layout = layout
    path = ArtifactPath(layout.name.file, folder: folder).path
    self.number = number
    self.isAlone = isAlone
    picture = isPictured ? layout.picture : nil
    keys = Dictionary(
      (picture?.pages ?? []).flatMap(\.rows).flatMap { $0.map { ($0.location, $0) } },
      uniquingKeysWith: { first, _ in first })
    var numbers: [KeyLocation: [Int]] = [:]
    var marks: [KeyLocation: [Int]] = [:]
    for (index, finding) in layout.findings.enumerated() {
      let isAboutMost = finding.key == nil && finding.related.count * 2 > keys.count
      for key in [finding.key].compactMap(\.self) + finding.related {
        let location = KeyLocation(page: key.page, key: key.id)
        numbers[location, default: []].append(index + 1)
        if !isAboutMost { marks[location, default: []].append(index + 1) }
      }
    }
    self.numbers = numbers
    self.marks = marks
  }

  var id: String { "layout-\(number)" }

  /// The keys that have a row, in the order of the page.
  var shownKeys: [LayoutPicture.PicturedKey] {
    (picture?.pages ?? []).flatMap { $0.rows.flatMap(\.self) }
  }

  /// The layout and its file.
  var title: String {
    let name = FindingWords.layout(layout.name)
    let file = path == name ? "" : ", \(HTMLText.label(HTMLText.cut(path)))"
    return HTMLText.label(HTMLText.cut(name)) + file
  }

  /// How much was found.
  var found: String {
    let counts = Severity.allCases.sorted(by: >).compactMap { severity in
      ReportSummary.counted(
        layout.findings.count { $0.severity == severity }, severity.rawValue)
    }
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }

  func text(_ sounds: HTMLSounds) -> String {
    var text = "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(title)</h2>\n"
    text += "<p>\(capitalised(found)). Names of keys reach the engine as the reader "
    text += "“\(layout.reader.rawValue)” has it.</p>\n"
    if !layout.findings.isEmpty {
      text +=
        HTMLTable(
          id: "\(id)-findings", caption: "Findings in \(HTMLText.label(layout.name.id))",
          columns: ["Key", "Severity", "What is wrong", "What to do", "Heard", "Where"],
          rows: layout.findings.enumerated().map { row($1, number: $0 + 1, sounds) }
        ).text
    }
    text += accepted
    for (index, page) in (picture?.pages ?? []).enumerated() {
      text += HTMLKeys(page: page, number: index + 1, of: self, language: picture?.language)
        .text(sounds)
    }
    return text + "</section>\n"
  }

  /// The id of a finding's row.
  func id(ofFinding number: Int) -> String { "\(id)-finding-\(number)" }

  private func row(_ finding: Finding, number: Int, _ sounds: HTMLSounds) -> HTMLTable.Row {
    HTMLTable.Row(
      id: id(ofFinding: number), header: "\(number): \(subject(finding))",
      cells: [
        mark(finding.severity), message(finding),
        finding.suggestion.map { HTMLText.sentence(capitalised($0)) } ?? "",
        heard(finding, sounds), place(finding),
      ])
  }

  private func subject(_ finding: Finding) -> String {
    guard let key = finding.key else {
      return finding.page.map { "page \(HTMLText.label(HTMLText.cut($0)))" } ?? "the layout"
    }
    return HTMLText.name(of: key, language: language(of: key))
  }

  private func message(_ finding: Finding) -> String {
    let related = FindingWords.related(finding).map { ". " + $0 } ?? ""
    let review = finding.confidence == .review ? ". A person has to look" : ""
    return HTMLText.sentence(capitalised(finding.message) + related + review) + "."
      + "<br><a href=\"#rule-\(finding.rule)\">\(finding.rule)</a>"
  }

  private func heard(_ finding: Finding, _ sounds: HTMLSounds) -> String {
    let words = finding.evidence.prefix(1).map { evidence in
      HTMLText.sentence(capitalised(FindingWords.heard(evidence)))
    }
    let key = finding.key.flatMap { keys[KeyLocation(page: $0.page, key: $0.id)] }
    let player = key?.request.flatMap(sounds.place).map { place in
      "<a href=\"#\(place.id)\">Listen to \(HTMLText.label(HTMLText.cut(place.name)))</a>"
    }
    return (words + [player].compactMap(\.self)).joined(separator: "<br>")
  }

  private func place(_ finding: Finding) -> String {
    let page = finding.page.map { "page \(HTMLText.label(HTMLText.cut($0)))" }
    let place = finding.place.map { "line \($0.line), column \($0.column)" }
    return [page, place].compactMap(\.self).joined(separator: ", ")
  }

  private func language(of key: KeyName) -> String? {
    keys[KeyLocation(page: key.page, key: key.id)]?.language ?? picture?.language
  }

  /// What is suppressed or in the baseline.
  private var accepted: String {
    let suppressed = layout.suppressed.map {
      "Suppressed, \($0.reason): \(FindingWords.subject($0.finding)): \($0.finding.message)"
    }
    let known = layout.known.map {
      "In the baseline: \(FindingWords.subject($0)): \($0.message)"
    }
    let lines = suppressed + known
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.sentence($0))</li>\n" }.joined()
    let count = lines.count == 1 ? "1 accepted finding" : "\(lines.count) accepted findings"
    return "<details>\n<summary>\(count)</summary>\n<ul>\n\(items)</ul>\n</details>\n"
  }

  /// How much a finding matters: a letter, a word, and a colour besides.
  func mark(_ severity: Severity) -> String {
    "<span class=\"mark \(severity.rawValue)\">\(severity.rawValue)</span>"
  }

  private func capitalised(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}
