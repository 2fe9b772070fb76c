/// One thing that a person, or the host of the text, does.
public enum Gesture: Hashable, Sendable {
  /// Moves the focus.
  case move(FocusMove)
  /// Focuses a key by its id, or by the label of exactly one key of the page.
  case focus(String)
  /// Presses a key, named as for `focus`; nil presses the key that has the focus.
  case press(String?)
  /// A long press, choosing the alternative of this number, 1-based, where one is given.
  case hold(String?, alternative: Int?)
  /// Presses the keys that insert the text, changing page and shift as a person would have to.
  case type(String)
  /// A physical key was struck: presses the key that inserts the character; the focus stays.
  case strike(Character)
  /// A physical Backspace: presses the key that deletes backward; the focus stays.
  case strikeDelete
  /// The finger, or the pointer, is at this point of the layout's plane, in points.
  case touch(Point)
  /// The finger is lifted.
  case lift
  /// The next input mode, or the one of this layout id.
  case keyboard(String?)
  /// Shows another page, as a way through many: keys that lead there need not be looked for.
  case page(PageMove)
  /// Focuses the next key whose label holds the text, on this page or one behind it.
  case find(String)
  /// Puts the keyboard away.
  case dismiss
  /// Editing begins: the keyboard is shown.
  case beginEditing
  /// Moves the caret.
  case caret(TextEdit.Direction, TextEdit.Unit?)
  /// Extends the selection.
  case select(TextEdit.Direction, TextEdit.Unit?)
  /// Selects the whole text.
  case selectAll
  /// Inserts text that was copied elsewhere, as one edit.
  case paste(String)
  /// Takes the last edit back.
  case undo
  /// Makes the edit again that was taken back last.
  case redo
  /// Asks to hear something; moves nothing.
  case read(Reading)
  /// Changes a setting, by the names of the settings table.
  case set(name: String, value: String)
  /// The host changes its text by itself.
  case host(TextEdit)
  /// Calls the document directly, past the keyboard.
  case proxy(TextEdit)
  /// A switch was pressed, of a person who scans.
  case pressSwitch(ScanSwitch)
  /// Time passes; what is held repeats.
  case wait(Duration)
}

/// A way to another page of a keyboard.
public enum PageMove: Hashable, Sendable {
  /// The one behind, in the layout's order; the first behind the last.
  case next
  /// The one before; the last before the first.
  case previous
  /// The one of this id, or of this name in the listener's language.
  case named(String)
}

/// What a person can ask to hear.
public enum Reading: String, Hashable, Sendable, CaseIterable {
  /// The character after the caret; the last one at the end of the text.
  case character
  /// The word at the caret; the last one at the end of the text.
  case word
  /// The line of the caret.
  case line
  /// The whole text.
  case all
  /// The key that has the focus.
  case key
  /// The same, by the phonetic alphabet.
  case phonetic
}
