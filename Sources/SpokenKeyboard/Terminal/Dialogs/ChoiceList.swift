internal import KeyModel
internal import Narration

/// A few things of which a person takes one: what a long press of a key offers, keyboards, pages.
struct ChoiceList: Hashable, Sendable {
  /// One of them.
  struct Entry: Hashable, Sendable {
    /// What it is called, as it is shown.
    let title: String
    let said: Utterance
    /// What taking it does.
    let gesture: Gesture

    /// The line that shows it, by its number where a digit chooses it.
    func line(at index: Int) -> String {
      let number = index < 10 ? "\((index + 1) % 10) " : "  "
      let words = said.text
      return number + (words.isEmpty || words == title ? title : "\(title)  \(words)")
    }
  }

  let entries: [Entry]
  var cursor: ListCursor

  /// Opens a list at one of its entries; nil for one without entries.
  init?(_ entries: [Entry], at index: Int = 0) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
    cursor = ListCursor(count: entries.count)
    _ = cursor.jump(to: index)
  }

  /// The entry that would be taken.
  var current: Entry { entries[cursor.index] }

  /// Goes where the key says; nil where it says nothing here.
  ///
  /// A digit is a place, 0 the tenth; a letter goes on to the next entry that begins with it.
  mutating func take(_ key: TerminalKey) -> ListCursor.Move? {
    guard key.modifiers.isEmpty || key.writes else { return nil }
    if let move = cursor.take(key.code, sideways: true) { return move }
    guard case .character(let character) = key.code else { return nil }
    if let digit = character.wholeNumberValue {
      return cursor.jump(to: digit == 0 ? 9 : digit - 1)
    }
    let start = character.lowercased()
    return cursor.jump { entries[$0].title.lowercased().hasPrefix(start) }
  }
}
