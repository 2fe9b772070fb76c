/// A place in the grid of ISO 9995: the row, from E for digits to A for the space bar, and the column.
struct PhysicalPosition: Hashable, Comparable {
  /// The row: "E" to "A".
  var row: Character
  /// The column, 0 at the left.
  var column: Int

  /// The rows from the top.
  static let rows: [Character] = ["E", "D", "C", "B", "A"]

  init(_ row: Character, _ column: Int) {
    self.row = row
    self.column = column
  }

  /// The place of a name such as "D01"; nil for any other text.
  init?(_ name: String) {
    guard let row = name.first, Self.rows.contains(row), name.utf8.count == 3,
      let column = Int(name.dropFirst()), column >= 0
    else { return nil }
    self.init(row, column)
  }

  /// The name, such as "D01".
  var name: String { "\(row)\(column < 10 ? "0" : "")\(column)" }

  /// From the top, then from the left.
  static func < (one: PhysicalPosition, other: PhysicalPosition) -> Bool {
    let first = rows.firstIndex(of: one.row) ?? 0
    let second = rows.firstIndex(of: other.row) ?? 0
    return (first, one.column) < (second, other.column)
  }

  /// The left edge on a usual keyboard, whose rows are staggered, in widths of a plain key; nil for
  /// the row of the space bar, where it depends on the others.
  var x: Double? {
    switch row {
    case "E": Double(column)
    case "D": Double(column) + 0.5
    case "C": Double(column) + 0.75
    case "B": Double(column) + 1.25
    default: nil
    }
  }
}

extension LayoutRow {
  /// The width of a space bar, and where it begins, in widths of a plain key.
  private static let spaceBar = (x: 3.75, width: 6.25)

  /// Places the keys of a row of a physical keyboard, in widths of a plain key.
  ///
  /// Keys without a position follow the one before. Widths that a source gives are for touch.
  mutating func placePhysically() {
    let wide = keys.firstIndex { $0.isSpace && $0.position.width == nil }
    let isBottom = keys.contains { $0.position.iso.flatMap(PhysicalPosition.init)?.row == "A" }
    var next = 0.0
    if isBottom, let wide { next = max(0, Self.spaceBar.x - Double(wide)) }
    for index in keys.indices {
      let position = keys[index].position.iso.flatMap(PhysicalPosition.init)
      let x = position?.x ?? next
      if position?.x != nil { keys[index].position.width = nil }
      if isBottom, index == wide { keys[index].position.width = Self.spaceBar.width }
      keys[index].position.x = x
      next = x + (keys[index].position.width ?? 1)
    }
  }
}

extension LayoutKey {
  /// Whether the key types a blank of any width, and so is the space bar.
  fileprivate var isSpace: Bool {
    guard let scalars = output?.text?.unicodeScalars, scalars.count == 1 else { return false }
    return scalars.first?.properties.generalCategory == .spaceSeparator
  }
}
