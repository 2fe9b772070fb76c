/// One thing that happened in a session, in the order it happened.
public enum Event: Hashable, Sendable {
  /// A key got the focus; the key is as it stands now, with its label and value.
  case focus(Key, page: String, cause: FocusCause)
  /// A key was pressed; in a secure field a key that inserts is a bullet.
  case press(Key, page: String, origin: Origin)
  /// The text, the selection or the caret changed; in a secure field every character is a bullet.
  case text(TextChange, origin: Origin)
  /// Nothing happened, since there is nothing that way.
  case boundary(Boundary)
  /// Shift or caps lock changed.
  case shift(ShiftState, origin: Origin)
  /// Another page of the keyboard is shown.
  case page(id: String, origin: Origin)
  /// Another keyboard is shown; the language is the one that it types, a BCP 47 tag.
  case keyboard(id: String, name: String, language: String? = nil)
  /// Editing began or ended: the keyboard was shown or put away.
  case field(isEditing: Bool, isSecure: Bool)
  /// What a long press of a key offers.
  case alternates(Key)
  /// The input modes to choose from, by name, in order: a long press of the next-keyboard key.
  case inputModes([String])
  /// The field didn't take what was to be inserted.
  case refused(Refusal)
  /// What was asked to be read.
  case reading(Reading, text: String)
  /// What is offered to a person who scans, beside single keys, which get the focus.
  case scan(ScanEvent)
  /// A setting has a new value.
  case setting(name: String, value: String)
  /// What was asked can't be done.
  case unmet(UnmetRequest)
}

/// What a field didn't take: nothing is lost unheard.
public struct Refusal: Hashable, Sendable {
  /// What was to be inserted, whole.
  public var text: String
  /// Why not.
  public var reason: Admission.Refusal

  /// Makes a refusal.
  public init(text: String, reason: Admission.Refusal) {
    self.text = text
    self.reason = reason
  }
}

/// What is offered to a person who scans.
public enum ScanEvent: Hashable, Sendable {
  /// These keys, as a row; the first has the focus. Rows that have keys count from 1.
  case row([Key], number: Int)
  /// The rows again, after the keys of one.
  case rows
  /// Nothing until a switch is pressed.
  case paused
}

/// Where a change comes from.
public enum Origin: String, Hashable, Sendable, CaseIterable {
  /// A key of the keyboard was pressed.
  case screen
  /// A physical key was struck.
  case hardware
  /// The text was asked for as a whole; the keys pressed on the way are of no interest.
  case typing
  /// The keyboard did it by itself: automatic capitals, a page that goes back.
  case automatic
  /// A command did it: caret, selection, undo.
  case command
  /// Text was pasted.
  case paste
  /// The host changed its text.
  case host
  /// The document was called directly.
  case proxy
}

/// Why a key got the focus.
public enum FocusCause: Hashable, Sendable {
  /// The focus was moved.
  case move(FocusMove)
  /// The key was asked for by name.
  case named
  /// A finger or the pointer is on the key.
  case touch
  /// The key was pressed without having had the focus.
  case press
  /// The page changed under the focus.
  case page
  /// The keyboard was shown, or changed under the focus.
  case keyboard
  /// The key is offered to a person who scans.
  case scan

  /// A short, stable name for transcripts.
  public var name: String {
    switch self {
    case .move(let move): move.rawValue
    case .named: "focus"
    case .touch: "touch"
    case .press: "press"
    case .page: "page"
    case .keyboard: "keyboard"
    case .scan: "scan"
    }
  }
}

/// An end that was reached.
public enum Boundary: Hashable, Sendable {
  /// No key that way.
  case focus
  /// No keyboard but the one that is shown.
  case keyboard
  /// Nothing before the caret to delete.
  case delete
  /// The caret stands before all text.
  case caretStart
  /// The caret stands behind all text.
  case caretEnd
  /// The caret stands at the start of its line.
  case lineStart
  /// The caret stands at the end of its line.
  case lineEnd
  /// Nothing to undo or to redo.
  case undo
}

/// A request that a session can't meet, with what helps to mend it.
public enum UnmetRequest: Error, Hashable, Sendable {
  /// No key of the page has this id or label.
  case noSuchKey(String, nearest: String?)
  /// No key of any page has a label that holds this text; what may have been meant.
  case nothingFound(String, nearest: String?)
  /// Several keys of the page have this label.
  case ambiguousKey(String, ids: [String])
  /// No key has the focus.
  case nothingFocused
  /// No key of the layout inserts this.
  case noKeyInserts(Character)
  /// No layout of the session has this id.
  case noSuchKeyboard(String, nearest: String?)
  /// The keyboard has no page of this name.
  case noSuchPage(String, nearest: String?)
  /// The key has no alternative of this number.
  case noSuchAlternative(key: String, number: Int, count: Int)
  /// The key of this label does what a text takes nothing of.
  case noEffect(key: String)
  /// The keyboard is put away; it has to be shown first.
  case keyboardDismissed
  /// The settings table has no such name, or not this value.
  case setting(SettingError)
}
