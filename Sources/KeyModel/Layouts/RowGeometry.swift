/// Places rows of keys: all rows equally high, the keys of a row as wide as their weights say.
public struct RowGeometry: Hashable, Sendable {
  /// One place in a row.
  public enum Cell: Hashable, Sendable {
    /// A key, this much wider than a key of weight 1 of the same row.
    case key(Key, weight: Double = 1)
    /// A gap that is no key: nothing there gets the focus.
    case blank(weight: Double = 1)

    var weight: Double {
      switch self {
      case .key(_, let weight), .blank(let weight): weight
      }
    }
  }

  /// The width of the page, in points.
  public var width: Double
  /// The height of a row, in points.
  public var rowHeight: Double
  /// The space between neighbouring keys and between rows, in points.
  public var gap: Double

  /// Makes a geometry; a key of ten in a row without gaps is 100 by 100 points.
  public init(width: Double = 1000, rowHeight: Double = 100, gap: Double = 0) {
    self.width = width
    self.rowHeight = rowHeight
    self.gap = gap
  }

  /// The keys of the rows with their frames; blank cells leave room and are gone.
  public func place(_ rows: [[Cell]]) -> [[Key]] {
    rows.enumerated().map { index, cells in
      place(cells, y: Double(index) * (rowHeight + gap))
    }
  }

  private func place(_ cells: [Cell], y: Double) -> [Key] {
    let weights = cells.reduce(0) { $0 + $1.weight }
    guard weights > 0 else { return [] }
    let room = width - gap * Double(cells.count - 1)
    var x = 0.0
    var keys: [Key] = []
    for cell in cells {
      let cellWidth = room * cell.weight / weights
      if case .key(var key, _) = cell {
        key.frame = Frame(x: x, y: y, width: cellWidth, height: rowHeight)
        keys.append(key)
      }
      x += cellWidth + gap
    }
    return keys
  }
}
