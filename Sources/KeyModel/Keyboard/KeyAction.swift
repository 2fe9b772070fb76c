/// What a press asks for, beyond what the keyboard does by itself.
public enum KeyAction: Hashable, Sendable {
  /// Text is to be inserted.
  case insert(String)
  /// Return was pressed: a newline, or the end of editing.
  case returnKey
  /// What is before the caret is to be removed.
  case deleteBackward
  /// The keyboard is to be put away.
  case dismiss
  /// Shift or caps lock changed to this.
  case shifted(ShiftState)
  /// The page of this id is shown.
  case paged(String)
  /// Another layout is shown.
  case switched
}
