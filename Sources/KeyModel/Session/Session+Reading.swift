extension Session {
  mutating func read(_ reading: Reading) -> [Event] {
    switch reading {
    case .key:
      guard let key = keyboard.focusedKey else { return [.unmet(.nothingFocused)] }
      return [.focus(key, page: keyboard.pageID, cause: .named)]
    case .phonetic:
      guard let key = keyboard.focusedKey else { return [.unmet(.nothingFocused)] }
      return [.reading(.phonetic, text: key.label ?? "")]
    case .character: return [.reading(.character, text: characterToRead)]
    case .word:
      return [.reading(.word, text: document.currentWord ?? document.wordBeforeCaret ?? "")]
    case .line: return [.reading(.line, text: document.currentLine)]
    case .all: return [.reading(.all, text: document.text)]
    }
  }

  /// The character after the caret; at the end of the text the last one, at no text none.
  private var characterToRead: String {
    let character = document.characterAfterCaret ?? document.characterBeforeCaret
    return character.map { String($0) } ?? ""
  }
}
