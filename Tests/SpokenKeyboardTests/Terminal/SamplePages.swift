import KeyModel

@testable import SpokenKeyboard

extension Page {
  /// A page of keys that insert their titles, by rows.
  static func sample(_ rows: [[String]], geometry: RowGeometry = RowGeometry()) -> Page {
    let cells = rows.map { row in
      row.map { RowGeometry.Cell.key(Key(id: $0, title: $0, label: $0, function: .insert($0))) }
    }
    return Page(id: "sample", rows: geometry.place(cells))
  }

  static let digits = Page.sample([
    ["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"], [".", "0", "delete"],
  ])

  static let letters = Page.sample([
    ["q", "w", "e", "r", "t", "y", "u", "i", "o", "p"],
    ["a", "s", "d", "f", "g", "h", "j", "k", "l"],
    ["shift", "z", "x", "c", "v", "b", "n", "m", "delete"],
    ["123", "space", "return"],
  ])
}

extension Typesetter {
  /// Widths as a UTF-8 terminal has them, for the characters of these tests.
  static let unicode = Typesetter { scalar in
    switch scalar.value {
    case 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
    case 0x1100...0x115F, 0x3041...0x9FFF, 0x1F300...0x1FAFF: 2
    case 0..<0x20, 0x7F..<0xA0: -1
    default: 1
    }
  }

  /// A terminal that shows ASCII alone.
  static let ascii = Typesetter { (0x20..<0x7F).contains($0.value) ? 1 : -1 }
}

extension Picture {
  /// The lines as plain text, without the spaces at their ends.
  var text: [String] {
    rows.map { row in
      var line = row.map(\.text).joined()
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
