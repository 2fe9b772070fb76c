/// What a key does when it is pressed.
public enum KeyFunction: Hashable, Sendable {
  /// Inserts the text, or its shifted form while shift is on.
  case insert(String)
  /// Inserts a newline, or ends editing in a field of a single line.
  case returnKey
  /// Removes what is before the caret, as UIKit's `deleteBackward` does.
  case deleteBackward
  /// Shift: the next letter is a capital; pressed twice quickly, all are.
  case shift
  /// Caps lock: letters are capitals until it is pressed again.
  case capsLock
  /// Shows the page of this id.
  case page(String)
  /// Goes to the next input mode, as UIKit's `advanceToNextInputMode` does.
  case nextKeyboard
  /// Puts the keyboard away, as UIKit's `dismissKeyboard` does.
  case dismissKeyboard
}

extension KeyFunction {
  /// A short, stable name for files and tables; never spoken.
  public var name: String {
    switch self {
    case .insert: "insert"
    case .returnKey: "return"
    case .deleteBackward: "deleteBackward"
    case .shift: "shift"
    case .capsLock: "capsLock"
    case .page(let id): "page:\(id)"
    case .nextKeyboard: "nextKeyboard"
    case .dismissKeyboard: "dismissKeyboard"
    }
  }
}
