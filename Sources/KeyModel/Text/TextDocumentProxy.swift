/// What a keyboard knows of the document it types into; UIKit's `UITextDocumentProxy`.
public protocol TextDocumentProxy: KeyInput {
  /// What stands before the selection or the marked text; nil where nothing does.
  var documentContextBeforeInput: String? { get }
  /// What stands after the selection or the marked text; nil where nothing does.
  var documentContextAfterInput: String? { get }
  /// What is selected, also inside marked text; nil where nothing is.
  var selectedText: String? { get }
  /// What the document is written in; nil where it isn't known.
  var documentInputMode: TextInputMode? { get }
  /// Which document it is.
  var documentIdentifier: DocumentIdentifier { get }
  /// Collapses the selection to its end and moves the caret from there; 0 does nothing at all.
  mutating func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts text that isn't settled yet in place of the marked text, else of the selection.
  ///
  /// The range says what of it is selected, in UTF-16 units of `markedText`; it is brought inside.
  mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Settles the marked text; what is selected in it stays selected.
  mutating func unmarkText()
}
