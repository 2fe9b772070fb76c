internal import ReportText

/// A table of plain text: columns aligned by spaces, no lines drawn, which reads well by ear.
struct TextTable {
  /// A cell longer than this stands out of its column and doesn't widen it for all others.
  private static let widest = 60

  private var rows: [[String]]

  /// Makes a table with a first row of column names.
  init(columns: [String]) {
    rows = [columns]
  }

  /// Adds a row; what would control a terminal is made visible.
  mutating func add(_ row: [String]) {
    rows.append(row.map { VisibleText($0).description })
  }

  /// The table, with a newline after each row.
  var text: String {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in
      rows.filter { column < $0.count }.map { DisplayWidth.columns(of: $0[column]) }
        .filter { $0 <= Self.widest }.max() ?? 0
    }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        guard column + 1 < row.count else { return cell }
        let padding = max(0, widths[column] - DisplayWidth.columns(of: cell))
        return cell + String(repeating: " ", count: padding)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
