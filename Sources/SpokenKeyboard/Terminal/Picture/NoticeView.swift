/// What stands in place of the keys: a list of which one line is being read, or lines of text.
struct NoticeView {
  /// One line of the screen, and which line of the notice it belongs to.
  private typealias Row = (index: Int, cells: [StyledCell])

  private let read: Int?
  private let rows: [Row]

  /// Lays a notice out for so many columns.
  ///
  /// The line that is being read is shown whole: what a person looks for, such as a value, may stand
  /// at its end. The others of a list have a line each.
  init(_ content: ScreenContent, columns: Int, typesetter: Typesetter) {
    let read = content.noticeLine
    let shown = content.notice.indices.filter { content.hasBorders || read == nil || $0 == read }
    rows = shown.flatMap { index -> [Row] in
      let isMarked = content.hasBorders && index == read
      let cells = typesetter.cells(
        content.notice[index], style: isMarked ? [.reversed, .bold] : [])
      guard read == nil || index == read, !cells.isEmpty else { return [(index, cells)] }
      return cells.wrapped(columns: columns).map { (index, $0) }
    }
    self.read = read
    height = max(rows.count, content.notice.count)
  }

  /// How many lines it would take; as many without borders, so that what is below stays in its place.
  let height: Int

  /// Draws the lines that fit, among them the one that is being read.
  ///
  /// - Returns: where that one begins; nil where none is being read.
  func draw(on canvas: inout Canvas, lines: Range<Int>) -> ScreenPlace? {
    let start = rows.firstIndex { $0.index == read } ?? 0
    let end = start + rows.count { $0.index == read }
    let middle = max(0, min(start - lines.count / 2, rows.count - lines.count))
    let first = min(start, max(middle, end - lines.count))
    for (line, row) in zip(lines, rows.dropFirst(first)) {
      canvas.put(row.cells, line: line, column: 0)
    }
    return read.map { _ in ScreenPlace(line: lines.lowerBound + start - first, column: 0) }
  }
}
