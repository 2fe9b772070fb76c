extension Session {
  mutating func read(_ reading: Reading) -> [Event] {
    switch reading {
    case .key:
      guard let key = keyboard.focusedKey else { return [.unmet(.nothingFocused)] }
      return [.focus(key, page: keyboard.pageID, cause: .named)]
    case .phonetic:
      guard let key = keyboard.focusedKey else { return [.unmet(.nothingFocused)] }
      return [.reading(.phonetic, text: key.label ?? "")]
    case .character: return [.reading(.character, text: document.characterAtCaret)]
    case .word: return [.reading(.word, text: document.wordAtCaret)]
    case .line: return [.reading(.line, text: document.lineAtCaret)]
    case .all: return [.reading(.all, text: document.text)]
    }
  }
}
