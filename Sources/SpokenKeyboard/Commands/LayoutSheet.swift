internal import KeyModel
internal import LayoutFiles
internal import Narration
internal import ReportText

/// `layouts show`: the pages of a layout, drawn and as a table of keys.
enum LayoutSheet {
  /// A table of keys needs this many columns; where there are fewer, each key takes two lines.
  private static let columnsOfTable = 72

  static func run(_ name: String, _ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let tag = invocation.language
    let imported = try LayoutSource.imported(name, languageTag: tag).keeping(
      form: invocation.value(.form))
    let words = Phrases.best(for: tag).keys
    let columns = OutputWidth.columns
    let format = LayoutSource.names.contains(name) ? "built-in" : LayoutFormat.native.id
    StandardStream.output.write(heading(imported.document, format))
    for form in imported.document.forms {
      let layout = imported.document.layout(form: form.id)
      let keyboard = Keyboard(layouts: [layout], words: words)
      for page in layout.pages {
        let prefix = imported.document.forms.count > 1 ? "\(form.id), " : ""
        StandardStream.output.write("\n\(VisibleText("\(prefix)page \(page.id)"))\n\n")
        StandardStream.output.write(drawing(of: page, keyboard, columns: columns))
        StandardStream.output.write(list(of: page, keyboard, columns: columns))
      }
    }
    LayoutSource.tellAll(imported.warnings)
    return .clean
  }

  /// What a layout is; the format where the document doesn't come from another.
  private static func heading(_ document: LayoutDocument, _ format: String) -> String {
    let parts = [
      document.source?.format ?? format,
      document.locales.isEmpty ? nil : document.locales.joined(separator: " "),
      document.direction == .rightToLeft ? "right to left" : nil,
    ]
    let facts = parts.compactMap(\.self).joined(separator: ", ")
    return "\(VisibleText("\(document.name ?? document.id): \(facts)"))\n"
  }

  /// The frames to scale; nothing for a page without keys.
  private static func drawing(of page: Page, _ keyboard: Keyboard, columns: Int) -> String {
    var page = page
    page.rows = page.rows.map { $0.map(keyboard.presented) }
    guard !page.keys.isEmpty else { return "" }
    let plan = KeyPlan(page: page, room: ScreenSize(columns: columns, lines: page.keys.count * 3))
    var canvas = Canvas(size: ScreenSize(columns: columns, lines: plan.height))
    let view = KeyboardView(
      plan: plan, focus: nil, typesetter: Typesetter { DisplayWidth.columns(of: $0) })
    _ = view.draw(on: &canvas, lines: 0..<plan.height)
    let lines = canvas.rows.map { row in
      var text = row.map(\.text).joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private static func list(of page: Page, _ keyboard: Keyboard, columns: Int) -> String {
    let keys = page.keys.map { ($0, keyboard.presented($0)) }
    guard !keys.isEmpty else { return "no keys\n" }
    guard columns >= columnsOfTable else {
      return keys.map { key, shown in
        let label = shown.label.flatMap { $0.isEmpty ? nil : $0 } ?? "no label"
        let text = VisibleText("\(label): \(action(of: key)), \(frame(key.frame))").description
        return "\(VisibleText(key.id))\n" + wrapped(text, columns: columns)
      }.joined()
    }
    var table = TextTable(columns: ["KEY", "DOES", "LABEL", "LONG PRESS", "X Y WIDTH HEIGHT"])
    for (key, shown) in keys {
      table.add([
        key.id, action(of: key), shown.label ?? "", key.alternates.joined(separator: " "),
        frame(key.frame),
      ])
    }
    return table.text
  }

  /// The words of a text in lines that begin with two spaces.
  private static func wrapped(_ text: String, columns: Int) -> String {
    var lines = [" "]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      let width = DisplayWidth.columns(of: last) + 1 + DisplayWidth.columns(of: String(word))
      if width > columns, last != " " {
        lines.append("  \(word)")
      } else {
        lines[lines.count - 1] = "\(last) \(word)"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func action(of key: Key) -> String {
    if case .insert(let text) = key.function { return "insert \(text == " " ? "space" : text)" }
    return key.function.name
  }

  private static func frame(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { String(Int($0.rounded())) }
      .joined(separator: " ")
  }
}
