internal import KeyModel

/// Glyphs on keys that stand for what the key does.
enum KeyGlyphs {
  /// What a key with this glyph does, as the language calls it; nil for what isn't a key's glyph.
  static func words(of character: String, in table: NameTable) -> String? {
    switch meanings[character] {
    case .label(let label): label(table.keys)
    case .named(let glyph): table.name(of: glyph)
    case nil: nil
    }
  }

  private enum Meaning: Sendable {
    /// The label of a key that every keyboard has.
    case label(@Sendable (KeyVocabulary) -> String)
    /// What the table of names calls this glyph, which may stand for others.
    case named(String)
  }

  private static let delete = Meaning.label { $0.delete }
  private static let returnKey = Meaning.label { $0.returnKey }

  private static let meanings: [String: Meaning] = [
    "⌫": delete, "\u{8}": delete, "\u{7F}": delete,
    "⏎": returnKey, "↵": returnKey, "↩": returnKey, "⮐": returnKey, "⌤": returnKey,
    "⌅": returnKey,
    "⇧": .label { $0.shift }, "⇪": .label { $0.capsLock },
    "🌐": .label { $0.nextKeyboard },
    "␣": .label { $0.space }, "⎵": .label { $0.space },
    "⌦": .named("⌦"),
    "⇥": .named("⇥"), "↹": .named("⇥"), "\t": .named("⇥"), "⇤": .named("⇤"),
    "⌘": .named("⌘"), "⌥": .named("⌥"), "⎇": .named("⌥"), "⌃": .named("⌃"), "⎈": .named("⌃"),
    "⎋": .named("⎋"), "\u{1B}": .named("⎋"),
    "←": .named("←"), "↑": .named("↑"), "→": .named("→"), "↓": .named("↓"),
    "⇞": .named("⇞"), "⇟": .named("⇟"),
  ]
}
