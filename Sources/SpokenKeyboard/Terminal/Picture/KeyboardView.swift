internal import KeyModel

/// The keys of a page, drawn to scale, the one with the focus between brackets.
///
/// Brackets and not only a reversed cell: the focus has to be seen where a terminal shows no
/// attributes, and felt on a braille display.
struct KeyboardView {
  let plan: KeyPlan
  let focus: String?
  /// The ids of keys that stand out beside the focus.
  var offered: Set<String> = []
  let typesetter: Typesetter

  /// Draws what fits into the lines of a canvas, scrolled so that the focused key is in view.
  ///
  /// - Returns: where the terminal's cursor belongs, and the areas of the keys that are in view.
  func draw(on canvas: inout Canvas, lines: Range<Int>) -> (ScreenPlace?, [KeyPlan.Place]) {
    let offset = lines.lowerBound - scroll(height: lines.count)
    var cursor: ScreenPlace?
    var visible: [KeyPlan.Place] = []
    for place in plan.places {
      var moved = place
      moved.area.lines =
        place.area.lines.lowerBound + offset..<place.area.lines.upperBound + offset
      guard lines.contains(titleLine(of: moved.area)) else { continue }
      let title = draw(moved, on: &canvas, within: lines)
      if place.key.id == focus { cursor = title }
      visible.append(moved)
    }
    return (cursor, visible)
  }

  /// How many lines of the plan are above the view.
  private func scroll(height: Int) -> Int {
    guard plan.height > height, let place = plan.place(of: focus) else { return 0 }
    let line = titleLine(of: place.area)
    return min(max(0, line - height / 2), plan.height - height)
  }

  private func titleLine(of area: ScreenArea) -> Int {
    area.lines.lowerBound + (area.lines.count - 1) / 2
  }

  /// Draws one key.
  ///
  /// - Returns: where its title begins.
  private func draw(
    _ place: KeyPlan.Place, on canvas: inout Canvas, within lines: Range<Int>
  ) -> ScreenPlace {
    let isFocused = place.key.id == focus
    if plan.hasBorders { drawBorder(of: place.area, on: &canvas, within: lines) }
    let columns = place.area.columns
    // A key of three columns has none to spare for a gap to the next.
    let hasGap = !plan.hasBorders && columns.count >= 4
    let width = columns.count - (hasGap ? 1 : 0)
    let line = titleLine(of: place.area)
    var style: CellStyle = isFocused ? [.reversed, .bold] : []
    if offered.contains(place.key.id) { style.formUnion([.reversed, .bold]) }
    if place.key.traits.contains(.selected) { style.insert(.underlined) }
    let isBracketed = width >= 2 && (isFocused || plan.hasBorders)
    let inner = max(1, width - (isBracketed ? 2 : 0))
    let title = typesetter.cells(title(of: place.key), style: style).prefix(columns: inner)
    let before = max(0, (inner - title.width) / 2)
    let after = max(0, inner - title.width - before)
    let space = StyledCell(text: " ", width: 1, style: style)
    let body =
      Array(repeating: space, count: before) + title + Array(repeating: space, count: after)
    var cells = body
    if isBracketed {
      cells =
        isFocused
        ? typesetter.cells("[", style: style) + body + typesetter.cells("]", style: style)
        : typesetter.cells(vertical) + body + typesetter.cells(vertical)
    }
    canvas.put(cells, line: line, column: columns.lowerBound)
    let start = columns.lowerBound + (isBracketed ? 1 : 0) + before
    return ScreenPlace(line: line, column: min(start, canvas.size.columns - 1))
  }

  /// What is printed on the key; its label where that is a picture, or no sign that the terminal has.
  private func title(of key: Key) -> String {
    if key.title.isEmpty, let label = key.label { return label }
    guard !typesetter.canShow(key.title), let label = key.label else { return key.title }
    return typesetter.canShow(label) ? label : key.title
  }

  private func drawBorder(
    of area: ScreenArea, on canvas: inout Canvas, within lines: Range<Int>
  ) {
    let width = area.columns.count - 2
    let rule = String(repeating: typesetter.symbol("\u{2500}", or: "-"), count: max(0, width))
    let corners: [(Unicode.Scalar, Unicode.Scalar)] = [
      ("\u{250C}", "\u{2510}"), ("\u{2514}", "\u{2518}"),
    ]
    let edges = [area.lines.lowerBound, area.lines.upperBound - 1]
    for (line, corner) in zip(edges, corners) where lines.contains(line) {
      let text =
        typesetter.symbol(corner.0, or: "+") + rule + typesetter.symbol(corner.1, or: "+")
      canvas.put(typesetter.cells(text), line: line, column: area.columns.lowerBound)
    }
    for line in area.lines.dropFirst().dropLast() where lines.contains(line) {
      for column in [area.columns.lowerBound, area.columns.upperBound - 1] {
        canvas.put(typesetter.cells(vertical), line: line, column: column)
      }
    }
  }

  private var vertical: String { typesetter.symbol("\u{2502}", or: "|") }
}
