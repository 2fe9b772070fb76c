/// Columns of plain text.
enum Table {
  private static let widths = [13, 19, 12, 14, 16]

  /// The first two cells begin their columns, the others end them.
  static func line(_ cells: String...) -> String {
    var line = ""
    for (index, (cell, width)) in zip(cells, widths).enumerated() {
      let space = String(repeating: " ", count: max(0, width - cell.count))
      line += index < 2 ? cell + space : space + cell
    }
    return line
  }

  /// Nanoseconds without decimals.
  static func number(_ value: Double) -> String { "\(Int(value.rounded()))" }

  /// A factor with one or two decimals.
  static func ratio(_ value: Double) -> String {
    value < 10 ? "\((value * 100).rounded() / 100)×" : "\(Int(value.rounded()))×"
  }
}
