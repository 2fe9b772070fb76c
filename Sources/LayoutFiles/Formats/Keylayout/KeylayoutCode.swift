internal import KeyModel

/// The keys of Apple's keyboards by the codes that layouts have for them.
enum KeylayoutCode {
  /// What kind of keyboard a layout is shown on: three keys lie elsewhere on each.
  enum Hardware: String {
    case ansi
    case iso
    case jis
  }

  /// A key that is no key of the grid of ISO 9995.
  struct Special {
    /// What it is called: the key's id.
    var name: String
    /// The row: "F" for the function keys, else as in the grid.
    var row: Character
    /// The left edge, in widths of a plain key.
    var x: Double
    var width = 1.0
    /// What it does where its output is a control character.
    var function: KeyFunction
  }

  /// The place of a key in the grid; nil for the others.
  static func position(of code: Int, on hardware: Hardware) -> PhysicalPosition? {
    switch (code, hardware) {
    case (50, .ansi), (50, .jis), (10, .iso): return PhysicalPosition("E", 0)
    case (50, .iso): return PhysicalPosition("B", 0)
    case (42, .ansi): return PhysicalPosition("D", 13)
    case (42, .iso), (42, .jis): return PhysicalPosition("C", 12)
    case (93, .jis): return PhysicalPosition("E", 13)
    case (94, .jis): return PhysicalPosition("B", 11)
    default: return grid[code].flatMap { PhysicalPosition($0) }
    }
  }

  private static let grid: [Int: String] = [
    0: "C01", 1: "C02", 2: "C03", 3: "C04", 4: "C06", 5: "C05", 6: "B01", 7: "B02", 8: "B03",
    9: "B04", 11: "B05", 12: "D01", 13: "D02", 14: "D03", 15: "D04", 16: "D06", 17: "D05",
    18: "E01", 19: "E02", 20: "E03", 21: "E04", 22: "E06", 23: "E05", 24: "E12", 25: "E09",
    26: "E07", 27: "E11", 28: "E08", 29: "E10", 30: "D12", 31: "D09", 32: "D07", 33: "D11",
    34: "D08", 35: "D10", 37: "C09", 38: "C07", 39: "C11", 40: "C08", 41: "C10", 43: "B08",
    44: "B10", 45: "B06", 46: "B07", 47: "B09", 49: "A03",
  ]

  /// Keys beside the grid.
  static let specials: [Int: Special] = [
    53: Special(name: "escape", row: "F", x: 0, function: .escape),
    48: Special(name: "tab", row: "D", x: 0, width: 1.5, function: .tab),
    51: Special(name: "delete", row: "E", x: 14, width: 1.5, function: .deleteBackward),
    36: Special(name: "return", row: "C", x: 13.75, width: 1.75, function: .returnKey),
    114: Special(name: "help", row: "E", x: 16, function: .unknown("help")),
    115: Special(name: "home", row: "E", x: 17, function: .moveCaret(.lineStart)),
    116: Special(name: "pageUp", row: "E", x: 18, function: .moveCaret(.pageUp)),
    117: Special(name: "deleteForward", row: "D", x: 16, function: .deleteForward),
    119: Special(name: "end", row: "D", x: 17, function: .moveCaret(.lineEnd)),
    121: Special(name: "pageDown", row: "D", x: 18, function: .moveCaret(.pageDown)),
    126: Special(name: "up", row: "B", x: 17, function: .moveCaret(.up)),
    123: Special(name: "left", row: "A", x: 16, function: .moveCaret(.left)),
    125: Special(name: "down", row: "A", x: 17, function: .moveCaret(.down)),
    124: Special(name: "right", row: "A", x: 18, function: .moveCaret(.right)),
    71: Special(name: "clear", row: "E", x: 19.5, function: .unknown("clear")),
    81: keypad("=", "E", 20.5), 75: keypad("/", "E", 21.5), 67: keypad("*", "E", 22.5),
    89: keypad("7", "D", 19.5), 91: keypad("8", "D", 20.5), 92: keypad("9", "D", 21.5),
    78: keypad("-", "D", 22.5), 86: keypad("4", "C", 19.5), 87: keypad("5", "C", 20.5),
    88: keypad("6", "C", 21.5), 69: keypad("+", "C", 22.5), 83: keypad("1", "B", 19.5),
    84: keypad("2", "B", 20.5), 85: keypad("3", "B", 21.5),
    76: Special(name: "keypadEnter", row: "B", x: 22.5, function: .returnKey),
    82: keypad("0", "A", 19.5), 65: keypad(".", "A", 21.5), 95: keypad(",", "A", 22.5),
    122: function(1), 120: function(2), 99: function(3), 118: function(4), 96: function(5),
    97: function(6), 98: function(7), 100: function(8), 101: function(9), 109: function(10),
    103: function(11), 111: function(12), 105: function(13), 107: function(14), 113: function(15),
    106: function(16), 64: function(17), 79: function(18), 80: function(19), 90: function(20),
    102: Special(name: "eisu", row: "A", x: 2.75, function: .unknown("eisu")),
    104: Special(name: "kana", row: "A", x: 10, function: .unknown("kana")),
  ]

  private static func keypad(_ sign: String, _ row: Character, _ x: Double) -> Special {
    Special(name: "keypad\(sign)", row: row, x: x, function: .unknown("keypad\(sign)"))
  }

  private static func function(_ number: Int) -> Special {
    Special(
      name: "F\(number)", row: "F", x: Double(number) + 0.5, function: .unknown("F\(number)"))
  }

  /// The rows from the top.
  static let rows: [Character] = ["F"] + PhysicalPosition.rows
}
