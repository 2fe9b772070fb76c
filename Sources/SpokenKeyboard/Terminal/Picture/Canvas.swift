/// A grid of cells that is drawn on.
struct Canvas {
  let size: ScreenSize
  /// By line and column; nil is the second half of a wide character.
  private var grid: [[StyledCell?]]

  /// Makes a blank canvas.
  init(size: ScreenSize) {
    self.size = size
    let line: [StyledCell?] = Array(repeating: .blank, count: size.columns)
    grid = Array(repeating: line, count: size.lines)
  }

  /// The lines, each as wide as the canvas.
  var rows: [[StyledCell]] { grid.map { $0.compactMap(\.self) } }

  /// Puts cells on a line from a column on; what is outside of the canvas is dropped.
  mutating func put(_ cells: [StyledCell], line: Int, column: Int) {
    guard grid.indices.contains(line) else { return }
    var column = column
    for cell in cells {
      if column >= 0, column + cell.width <= size.columns {
        for place in column..<column + cell.width { clear(line: line, column: place) }
        grid[line][column] = cell
        if cell.width == 2 { grid[line][column + 1] = nil }
      }
      column += cell.width
    }
  }

  /// Blanks a place, and the other half of a wide character that reaches into it.
  private mutating func clear(line: Int, column: Int) {
    if grid[line][column] == nil, column > 0 { grid[line][column - 1] = .blank }
    let next = column + 1
    if next < size.columns, grid[line][next] == nil { grid[line][next] = .blank }
    grid[line][column] = .blank
  }
}
