/// One thing that can be asked of a document.
public enum TextEdit: Hashable, Sendable {
  /// A unit that the caret moves by, or that is read.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    case character
    case word
    case line
  }

  /// Which way the caret goes.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case left
    case right
    /// To the start of the unit; of the document where no unit is given.
    case start
    /// To the end of the unit; of the document where no unit is given.
    case end
  }

  /// UIKit's `insertText(_:)`.
  case insertText(String)
  /// UIKit's `deleteBackward()`.
  case deleteBackward
  /// Puts a text in place of one that stands right before the caret; nothing happens where it
  /// doesn't stand there.
  case replace(String, with: String)
  /// Removes what is selected, else the character after the caret.
  case deleteForward
  /// Removes what is selected, else back to the start of the word before the caret.
  case deleteWordBackward
  /// UIKit's `adjustTextPosition(byCharacterOffset:)`.
  case adjustTextPosition(byCharacterOffset: Int)
  /// UIKit's `setMarkedText(_:selectedRange:)`; the range counts UTF-16 units of the marked text.
  case setMarkedText(String, selectedRange: Range<Int>)
  /// UIKit's `unmarkText()`.
  case unmarkText
  /// Moves the caret; the selection collapses.
  case moveCaret(Direction, Unit?)
  /// Moves the end of the selection that isn't its anchor.
  case extendSelection(Direction, Unit?)
  case selectAll
  /// The whole text is replaced, as a host does it.
  case replaceAll(String)
  case undo
  case redo
}
