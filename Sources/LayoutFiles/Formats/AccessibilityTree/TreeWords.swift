internal import KeyModel

/// What keys do by what they are called: dumps don't tell.
enum TreeWords {
  /// What a key does, by its label in English, else by its identifier, which stays the same in all
  /// languages.
  static func function(label: String?, identifier: String?) -> KeyFunction? {
    for word in [label, identifier].compactMap(\.self) {
      if let function = table[plain(word)] { return function }
    }
    return nil
  }

  /// Whether a key is called a space bar.
  static func isSpace(label: String?, identifier: String?) -> Bool {
    [label, identifier].compactMap(\.self).contains { spaces.contains(plain($0)) }
  }

  /// Without capitals and the full stop that some keyboards add.
  private static func plain(_ word: String) -> String {
    let word = word.lowercased()
    return word.count > 1 && word.hasSuffix(".") ? String(word.dropLast()) : word
  }

  private static let spaces: Set<String> = ["space", "space bar", "spacebar", " "]

  private static let table: [String: KeyFunction] = [
    "delete": .deleteBackward, "backspace": .deleteBackward, "return": .returnKey,
    "enter": .returnKey, "go": .returnKey, "done": .returnKey, "send": .returnKey,
    "join": .returnKey, "shift": .shift, "caps lock": .capsLock, "tab": .tab,
    "escape": .escape, "next keyboard": .nextKeyboard, "switch language": .nextKeyboard,
    "globe": .nextKeyboard, "dictate": .system(.dictation), "dictation": .system(.dictation),
    "voice input": .system(.dictation), "voice typing": .system(.dictation),
    "emoji": .system(.emoji), "emoji button": .system(.emoji), "emojis": .system(.emoji),
    "clipboard": .system(.clipboard), "settings": .system(.settings), "undo": .undo,
    "redo": .redo, "hide keyboard": .dismissKeyboard, "dismiss": .dismissKeyboard,
    "numbers": .page("numbers"), "more, numbers": .page("numbers"), "123": .page("numbers"),
    "?123": .page("numbers"), "letters": .page("letters"), "more, letters": .page("letters"),
    "abc": .page("letters"), "symbols": .page("symbols"), "more, symbols": .page("symbols"),
    "to symbols": .page("symbols"), "#+=": .page("symbols"),
  ]
}
