/// What a press asks for, beyond what the keyboard does by itself.
public enum KeyAction: Hashable, Sendable {
  /// Text is to be inserted.
  case insert(String)
  /// Return was pressed: a newline, or the end of editing.
  case returnKey
  /// What is before the caret is to be removed.
  case deleteBackward
  /// The text is to be changed, or the caret moved, in another way.
  case edit(TextEdit)
  /// A mark waits for the letter that gets it; until then it is marked text.
  case deadKey(mark: String)
  /// The input modes are to be offered.
  case languageMenu
  /// The key does something that has no effect on a text.
  case noEffect
  /// The keyboard is to be put away.
  case dismiss
  /// Shift or caps lock changed to this.
  case shifted(ShiftState)
  /// The page of this id is shown.
  case paged(String)
  /// Another layout is shown.
  case switched
}
