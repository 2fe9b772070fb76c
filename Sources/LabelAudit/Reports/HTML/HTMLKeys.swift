internal import KeyModel

/// One page of a layout: its picture, and a table of its keys with what is heard of them.
struct HTMLKeys {
  private let page: LayoutPicture.Page
  private let layout: HTMLLayout
  private let language: String?
  private let id: String

  init(page: LayoutPicture.Page, number: Int, of layout: HTMLLayout, language: String?) {
    self.page = page
    self.layout = layout
    self.language = language
    id = "\(layout.id)-page-\(number)"
  }

  func text(_ sounds: HTMLSounds) -> String {
    let keys = page.rows.flatMap(\.self)
    let name = HTMLText.label(HTMLText.cut(page.id))
    guard !keys.isEmpty else {
      return "<h3 id=\"\(id)\">Page \(name)</h3>\n<p>No keys.</p>\n"
    }
    let marked = keys.count { layout.marks[$0.location] != nil }
    let picture = HTMLPicture(page: page, layout: layout)
    return """
      <h3 id="\(id)">Page \(name)</h3>
      <div class="scroll picture" role="group" aria-labelledby="\(id)" tabindex="0">
      \(picture.text(label: "Picture of \(keys.count) keys, \(marked) of them marked; the table tells the same"))
      </div>
      \(legend(isMarked: marked > 0))
      """
        + HTMLTable(
          id: "\(id)-keys", caption: "Keys of page \(name)",
          columns: ["Printed", "Does", "Name", "Findings", "Sound"],
          rows: keys.map { row($0, sounds) }
        ).text
  }

  private func legend(isMarked: Bool) -> String {
    guard isMarked else { return "" }
    return "<p class=\"legend\">E marks an error, W a warning, N a note; the number is that of the "
      + "finding, and +1 tells of one more.</p>\n"
  }

  private func row(_ key: LayoutPicture.PicturedKey, _ sounds: HTMLSounds) -> HTMLTable.Row {
    let language = key.language ?? language
    let name =
      key.name.name.isBlank
      ? "none" : HTMLText.label(HTMLText.cut(key.name.name), language: language)
    return HTMLTable.Row(
      header: HTMLText.print(on: key, language: language),
      cells: [
        MarkupText.escaped(HTMLText.cut(key.name.function)),
        key.isHidden ? "\(name) (hidden from assistive technology)" : name,
        findings(key), sound(key, sounds),
      ])
  }

  private func findings(_ key: LayoutPicture.PicturedKey) -> String {
    (layout.numbers[key.location] ?? []).map { number in
      let severity = layout.layout.findings[number - 1].severity
      return "<a href=\"#\(layout.id(ofFinding: number))\">\(severity.rawValue) \(number)</a>"
    }.joined(separator: ", ")
  }

  private func sound(_ key: LayoutPicture.PicturedKey, _ sounds: HTMLSounds) -> String {
    guard let request = key.request else {
      return key.name.name.isBlank ? "nothing to say" : "not listened to"
    }
    guard let place = sounds.place(of: request) else {
      return MarkupText.escaped(sounds.reason(for: request))
    }
    let name = HTMLText.cut(place.name)
    guard place.layout == layout.number, place.key == key.location else {
      return "<a href=\"#\(place.id)\">Listen to \(HTMLText.label(name))</a>"
    }
    let surroundings = layout.isAlone ? "" : ", layout \(FindingWords.layout(layout.layout.name))"
    let attributes = MarkupText.attributes([
      "id": place.id, "aria-label": HTMLText.cut("\(name), page \(page.id)\(surroundings)"),
      "preload": "none", "src": place.address,
    ])
    return "<audio controls\(attributes)></audio>"
  }
}
