/// Marks of dead keys.
enum DeadMarks {
  /// The combining mark of a spacing one, which is what a letter gets; the text itself where there
  /// is none.
  static func combining(_ text: String) -> String {
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else {
      return text
    }
    return table[scalar].map { String($0) } ?? text
  }

  private static let table: [Unicode.Scalar: Unicode.Scalar] = [
    "`": "\u{300}", "\u{B4}": "\u{301}", "'": "\u{301}", "^": "\u{302}", "\u{2C6}": "\u{302}",
    "~": "\u{303}", "\u{2DC}": "\u{303}", "\u{AF}": "\u{304}", "\u{2D8}": "\u{306}",
    "\u{2D9}": "\u{307}", "\u{A8}": "\u{308}", "\"": "\u{308}", "\u{B0}": "\u{30A}",
    "\u{2DA}": "\u{30A}", "\u{2DD}": "\u{30B}", "\u{2C7}": "\u{30C}", "\u{B8}": "\u{327}",
    "\u{2DB}": "\u{328}", "\u{384}": "\u{301}",
  ]
}
