/// Glyphs on keys that stand for what the key does.
enum KeyGlyphs {
  /// The glyph under which the tables name a function, or nil for what isn't a key's glyph.
  static func function(of character: String) -> String? {
    glyphs[character]
  }

  /// Each glyph with the one that the tables have; several mean the same.
  private static let glyphs: [String: String] = [
    "⌫": "⌫", "\u{8}": "⌫", "\u{7F}": "⌫",
    "⌦": "⌦",
    "⏎": "⏎", "↵": "⏎", "↩": "⏎", "⮐": "⏎", "⌤": "⏎", "⌅": "⏎",
    "⇧": "⇧", "⇪": "⇪",
    "⇥": "⇥", "↹": "⇥", "\t": "⇥", "⇤": "⇤",
    "⌘": "⌘", "⌥": "⌥", "⎇": "⌥", "⌃": "⌃", "⎈": "⌃",
    "⎋": "⎋", "\u{1B}": "⎋",
    "␣": " ", "⎵": " ",
    "🌐": "🌐",
    "←": "←", "↑": "↑", "→": "→", "↓": "↓",
    "⇞": "⇞", "⇟": "⇟",
  ]
}
