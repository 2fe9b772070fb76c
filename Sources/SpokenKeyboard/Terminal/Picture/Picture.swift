internal import KeyModel

/// All that a terminal shows at a moment.
struct Picture {
  /// The lines, each exactly as wide as the screen.
  let rows: [[StyledCell]]
  /// Where the terminal's own cursor belongs: a braille display and a magnifier follow it.
  let cursor: ScreenPlace
  /// The keys in view, by where they are.
  let keys: [KeyPlan.Place]

  /// The key that is drawn at a place.
  func key(at place: ScreenPlace) -> Key? {
    keys.first { $0.area.contains(place) }?.key
  }
}

extension Picture {
  /// Draws the content for a screen of this size, whatever the size.
  init(_ content: ScreenContent, size: ScreenSize, typesetter: Typesetter) {
    var canvas = Canvas(size: size)
    let notice = NoticeView(content, columns: size.columns, typesetter: typesetter)
    let plan = ScreenPlan(lines: size.lines) { lines in
      guard let page = content.page else { return notice.height }
      return KeyPlan(
        page, for: content, room: ScreenSize(columns: size.columns, lines: lines)
      ).height
    }
    let caret = Self.drawText(of: content, in: plan.text, on: &canvas, typesetter)
    var focus: ScreenPlace?
    var keys: [KeyPlan.Place] = []
    if let page = content.page {
      let room = ScreenSize(columns: size.columns, lines: plan.keyboard.count)
      let view = KeyboardView(
        plan: KeyPlan(page, for: content, room: room), focus: content.focus,
        offered: content.offered,
        typesetter: typesetter)
      (focus, keys) = view.draw(on: &canvas, lines: plan.keyboard)
    } else {
      focus = notice.draw(on: &canvas, lines: plan.keyboard)
    }
    let newest = content.isTwiceShown ? [] : Array(content.captions.suffix(content.captionCount))
    let captions = CaptionView(captions: newest, typesetter: typesetter)
    let said = captions.lines(columns: size.columns, height: plan.captions.count)
    for (line, cells) in zip(plan.captions, said) { canvas.put(cells, line: line, column: 0) }
    for line in plan.status {
      canvas.put(typesetter.cells(content.status), line: line, column: 0)
    }
    let rule = String(repeating: typesetter.symbol("\u{2500}", or: "-"), count: size.columns)
    for line in plan.rules where content.hasBorders {
      canvas.put(typesetter.cells(rule, style: .dim), line: line, column: 0)
    }
    rows = content.isHighContrast ? canvas.rows.map { $0.map(\.inHighContrast) } : canvas.rows
    cursor = content.page != nil && content.cursor == .text ? caret : focus ?? caret
    self.keys = keys
  }

  private static func drawText(
    of content: ScreenContent, in lines: Range<Int>, on canvas: inout Canvas,
    _ typesetter: Typesetter
  ) -> ScreenPlace {
    let field = TextFieldView(
      content.text, caretLeads: content.caretLeads, columns: canvas.size.columns,
      typesetter: typesetter)
    let (shown, caret) = field.window(height: lines.count)
    for (line, cells) in zip(lines, shown) { canvas.put(cells, line: line, column: 0) }
    return ScreenPlace(line: lines.lowerBound + caret.line, column: caret.column)
  }
}

extension KeyPlan {
  /// Plans a page as a content has it.
  fileprivate init(_ page: Page, for content: ScreenContent, room: ScreenSize) {
    self.init(
      page: page, room: room, scale: content.scale, mayHaveBorders: content.hasBorders)
  }
}
