/// How a cell looks; none of it is colour, so that it is the same on every terminal.
struct CellStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Background and foreground change places.
  static let reversed = CellStyle(rawValue: 1)
  static let bold = CellStyle(rawValue: 2)
  static let underlined = CellStyle(rawValue: 4)
  /// Fainter than the rest, where the terminal can.
  static let dim = CellStyle(rawValue: 8)
}

/// One character of the screen, with how it looks.
struct StyledCell: Hashable, Sendable {
  /// A character that takes room and the marks on it; never a control character.
  var text: String
  /// How many columns it takes: 1 or 2.
  var width: Int
  var style: CellStyle

  /// A cell with nothing in it.
  static let blank = StyledCell(text: " ", width: 1, style: [])

  /// The same cell, as bright as the terminal can.
  var inHighContrast: StyledCell {
    var cell = self
    cell.style.remove(.dim)
    cell.style.insert(.bold)
    return cell
  }
}

extension [StyledCell] {
  /// How many columns the cells take together.
  var width: Int { reduce(0) { $0 + $1.width } }

  /// As many cells from the front as fit in so many columns.
  func prefix(columns: Int) -> [StyledCell] {
    var room = columns
    return Array(
      prefix { cell in
        room -= cell.width
        return room >= 0
      })
  }

  /// As many cells from the back as fit in so many columns.
  func suffix(columns: Int) -> [StyledCell] {
    reversed().prefix(columns: columns).reversed()
  }
}
