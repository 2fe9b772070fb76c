internal import KeyModel

/// The text, wrapped into lines, with a visible caret.
struct TextFieldView {
  /// All lines of what is around the caret.
  private(set) var lines: [[StyledCell]] = [[]]
  /// Where the caret stands: 0-based line of `lines`, and column.
  private(set) var caret = ScreenPlace(line: 0, column: 0)

  private let columns: Int

  /// Sets the text in lines of so many columns.
  init(_ text: TextContext, caretLeads: Bool, columns: Int, typesetter: Typesetter) {
    self.columns = max(2, columns)
    add(text.before, style: [], typesetter)
    add(text.marked, style: .underlined, typesetter)
    if caretLeads { addCaret(typesetter) }
    add(text.selected, style: [.reversed, .underlined], typesetter)
    if !caretLeads { addCaret(typesetter) }
    add(text.after, style: [], typesetter)
  }

  private mutating func addCaret(_ typesetter: Typesetter) {
    // A mark of its own, not only a reversed cell: it has to be seen without attributes as well.
    add(StyledCell(text: typesetter.symbol("\u{258F}", or: "|"), width: 1, style: .bold))
    caret = ScreenPlace(
      line: lines.count - 1, column: max(0, (lines.last?.width ?? 1) - 1))
  }

  /// So many lines, among them the caret's, and as much before it as fits.
  func window(height: Int) -> (lines: [[StyledCell]], caret: ScreenPlace) {
    let first = min(max(0, caret.line - height + 1), max(0, lines.count - height))
    let shown = lines[first..<min(lines.count, first + height)]
    return (Array(shown), ScreenPlace(line: caret.line - first, column: caret.column))
  }

  private mutating func add(_ text: String, style: CellStyle, _ typesetter: Typesetter) {
    for character in text {
      guard !character.isNewline else {
        add(StyledCell(text: typesetter.symbol("\u{21B5}", or: "$"), width: 1, style: .dim))
        lines.append([])
        continue
      }
      for cell in typesetter.cells(String(character), style: style) { add(cell) }
    }
  }

  private mutating func add(_ cell: StyledCell) {
    if lines[lines.count - 1].width + cell.width > columns { lines.append([]) }
    lines[lines.count - 1].append(cell)
  }
}
