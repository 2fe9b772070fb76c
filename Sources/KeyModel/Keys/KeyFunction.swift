/// What a key does when it is pressed.
public enum KeyFunction: Hashable, Sendable {
  /// Inserts the text, or its shifted form while shift is on.
  case insert(String)
  /// Inserts a newline, or ends editing in a field of a single line.
  case returnKey
  /// Inserts a tab.
  case tab
  /// Goes back to what precedes, as Shift with Tab does.
  case backTab
  /// Ends what is going on; a text takes nothing of it.
  case escape
  /// Removes what is before the caret, as UIKit's `deleteBackward` does.
  case deleteBackward
  /// Removes what is after the caret.
  case deleteForward
  /// Moves the caret.
  case moveCaret(CaretMove)
  /// Shift: the next letter is a capital; pressed twice quickly, all are.
  case shift
  /// Caps lock: letters are capitals until it is pressed again.
  case capsLock
  /// A key that changes what other keys do, beyond shift.
  case modifier(KeyModifier)
  /// A mark that the next letter gets.
  case deadKey(String)
  /// Shows the page of this id.
  case page(String)
  /// Goes to the next input mode, as UIKit's `advanceToNextInputMode` does.
  case nextKeyboard
  /// Offers the input modes to choose from.
  case languageMenu
  /// Puts the keyboard away, as UIKit's `dismissKeyboard` does.
  case dismissKeyboard
  /// Takes the last edit back.
  case undo
  /// Makes the edit again that was taken back last.
  case redo
  /// Selects the whole text.
  case selectAll
  /// One of the things that other parts of a system do when a key is pressed.
  case system(SystemFunction)
  /// Does nothing at all.
  case none
  /// Something that this keyboard knows no more of than the name that its source gives it.
  case unknown(String)
}

/// Where a caret key moves the caret.
public enum CaretMove: String, Hashable, Sendable, CaseIterable {
  /// One character to the left.
  case left
  /// One character to the right.
  case right
  /// One line up.
  case up
  /// One line down.
  case down
  /// To the start of the line.
  case lineStart
  /// To the end of the line.
  case lineEnd
  /// One screen up.
  case pageUp
  /// One screen down.
  case pageDown
}

/// A key that changes what other keys do, beyond shift.
public enum KeyModifier: String, Hashable, Sendable, CaseIterable {
  /// Control.
  case control
  /// Alt, Option on Apple's keyboards.
  case alt
  /// AltGr, the third level of a physical keyboard.
  case altGr
  /// Command, Windows or Super.
  case command
  /// Fn.
  case fn
  /// Num Lock.
  case numLock
}

/// What other parts of a system do when a key is pressed; a text is not changed by it.
public enum SystemFunction: String, Hashable, Sendable, CaseIterable {
  /// Shows a keyboard of emoji.
  case emoji
  /// Listens to what is spoken.
  case dictation
  /// Shows what was copied.
  case clipboard
  /// Shows the keyboard's settings.
  case settings
  /// Copies the selection and removes it.
  case cut
  /// Copies the selection.
  case copy
  /// Inserts what was copied.
  case paste
  /// Looks for something.
  case search
  /// Opens the menu of what has the focus.
  case contextMenu
}

extension KeyFunction {
  /// A short, stable name for files and tables; never spoken.
  public var name: String {
    switch self {
    case .insert: "insert"
    case .returnKey: "return"
    case .tab: "tab"
    case .backTab: "backTab"
    case .escape: "escape"
    case .deleteBackward: "deleteBackward"
    case .deleteForward: "deleteForward"
    case .moveCaret(let move): "moveCaret:\(move.rawValue)"
    case .shift: "shift"
    case .capsLock: "capsLock"
    case .modifier(let modifier): "modifier:\(modifier.rawValue)"
    case .deadKey(let mark): "deadKey:\(mark)"
    case .page(let id): "page:\(id)"
    case .nextKeyboard: "nextKeyboard"
    case .languageMenu: "languageMenu"
    case .dismissKeyboard: "dismissKeyboard"
    case .undo: "undo"
    case .redo: "redo"
    case .selectAll: "selectAll"
    case .system(let function): "system:\(function.rawValue)"
    case .none: "none"
    case .unknown(let name): "unknown:\(name)"
    }
  }
}
