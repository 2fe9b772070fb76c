internal import ReportText

/// Findings as one page that can be kept and sent: pictures of the keys, and what is heard of them.
///
/// It needs no network and no script, and works in light and dark, at any width, and for a person
/// who hears it.
public enum HTMLReport {
  /// The page.
  ///
  /// - Parameters:
  ///   - report: what came of the audit; layouts with a picture have their keys shown.
  ///   - options: holds the sounds.
  /// - Returns: HTML, the same for the same report and sounds.
  public static func text(of report: AuditReport, options: ReportOptions = ReportOptions())
    -> String
  {
    let page = HTMLPage(report, options)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(contentPolicy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>Audit of labels: \(MarkupText.escaped(ReportSummary(report).found))</title>
      <style>
      \(HTMLStyle.sheet)
      </style>
      </head>
      <body>
      <a class="skip" href="#main">Skip to the layouts</a>
      <header>
      <h1>Audit of labels</h1>
      <p>\(MarkupText.escaped(ReportSummary(report).sentence)).</p>
      </header>
      \(page.contents)<main id="main" tabindex="-1">
      \(page.layouts)\(page.remarks)\(page.rules)</main>
      <footer>
      <p>\(page.origin)</p>
      </footer>
      </body>
      </html>

      """
  }

  /// Nothing is fetched, sent or run, whatever a label holds.
  private static let contentPolicy =
    "default-src 'none'; style-src 'unsafe-inline'; media-src data:; base-uri 'none'; "
    + "form-action 'none'"
}

/// The parts of the page.
struct HTMLPage {
  private let report: AuditReport
  private let options: ReportOptions
  private let sections: [HTMLLayout]
  private let sounds: HTMLSounds
  /// Layouts without findings that there is no room for.
  private let others: [LayoutName]

  /// Layouts whose keys are shown: more make a page that no browser opens at once.
  private static let mostLayouts = 40

  init(_ report: AuditReport, _ options: ReportOptions) {
    self.report = report
    self.options = options
    let all = report.files.flatMap(\.layouts)
    let found = all.filter { !$0.findings.isEmpty }
    // Those with findings have room before the others; the order stays.
    var clean = max(0, Self.mostLayouts - found.count)
    var shown: [LayoutReport] = []
    var others: [LayoutName] = []
    for layout in all {
      if layout.findings.isEmpty {
        guard clean > 0 else {
          others.append(layout.name)
          continue
        }
        clean -= 1
      }
      shown.append(layout)
    }
    self.others = others
    var sounds = HTMLSounds(options.sounds)
    var sections: [HTMLLayout] = []
    for (index, layout) in shown.enumerated() {
      let isPictured = index < Self.mostLayouts
      let section = HTMLLayout(
        layout, number: index + 1, isPictured: isPictured, isAlone: shown.count == 1,
        folder: options.folder)
      sounds.place(section)
      sections.append(section)
    }
    self.sections = sections
    self.sounds = sounds
  }

  /// The list of layouts, where there is more than one.
  var contents: String {
    guard sections.count > 1 else { return "" }
    let items = sections.map { section in
      "<li><a href=\"#\(section.id)\">\(section.title)</a>: \(section.found)</li>\n"
    }.joined()
    return "<nav aria-labelledby=\"contents\">\n<h2 id=\"contents\">Layouts</h2>\n"
      + "<ul>\n\(items)</ul>\n</nav>\n"
  }

  /// A section for each layout.
  var layouts: String { sections.map { $0.text(sounds) }.joined() }

  /// What was not looked at, and why.
  var remarks: String {
    let failures = report.files.compactMap(\.failure).map { "\($0.place): \($0.message)" }
    let unused = report.unusedSuppressions.map(FindingWords.unused)
    let notRun = RulesNotRun.all(in: report).map { part in
      "\(part.sentence): \(part.rules.map(\.rawValue).joined(separator: ", "))"
    }
    let clean =
      others.isEmpty
      ? []
      : [
        "Nothing found in, and left out here to keep this page small: "
          + others.map { HTMLText.cut(FindingWords.layout($0)) }.joined(separator: ", ")
      ]
    let lines = failures + unused + notRun + clean
    guard !lines.isEmpty else { return "" }
    let items = lines.map { "<li>\(HTMLText.sentence($0))</li>\n" }.joined()
    return "<section aria-labelledby=\"remarks\">\n"
      + "<h2 id=\"remarks\">What else there is to know</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }

  /// The entries of the rules that found something.
  var rules: String {
    let ids = Set(report.files.flatMap(\.layouts).flatMap(\.findings).map(\.rule))
    let found = Rule.all.filter { ids.contains($0.id) }.sorted { $0.id < $1.id }
    guard !found.isEmpty else { return "" }
    return "<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">Rules that found something</h2>\n"
      + found.map(Self.entry).joined() + "</section>\n"
  }

  private static func entry(_ rule: Rule) -> String {
    let references = rule.references.map { reference in
      let title = MarkupText.escaped(reference.title)
      let address = reference.address.map { MarkupText.attributes(["href": $0]) }
      return "<li>\(address.map { "<a rel=\"noreferrer\"\($0)>\(title)</a>" } ?? title)</li>\n"
    }.joined()
    return """
      <h3 id="rule-\(rule.id)">\(rule.id)</h3>
      <p>\(MarkupText.escaped(rule.summary)) \(MarkupText.escaped(rule.rationale))</p>
      <p>\(MarkupText.escaped(rule.remedy))</p>
      <ul>
      \(references)</ul>

      """
  }

  /// What made the page.
  var origin: String {
    let program = "spoken-keyboard\(options.version.map { " \($0)" } ?? "")"
    let ear = report.engine.map { "listened to by \($0)" } ?? "not listened to"
    return MarkupText.escaped("\(program), preset \(report.preset); \(ear).")
  }
}
