/// What a keyboard needs of the thing it types into; UIKit's `UIKeyInput`.
public protocol KeyInput {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Inserts the text at the caret, in place of what is selected.
  mutating func insertText(_ text: String)
  /// Removes what is selected, else what one press of Delete takes from before the caret.
  mutating func deleteBackward()
}
