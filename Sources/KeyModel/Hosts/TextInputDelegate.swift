/// Is told about changes of a document; UIKit's `UITextInputDelegate`.
///
/// Around each change of the text `textWillChange` comes before and `textDidChange` after; around
/// one that only moves the caret or the selection, the other two. An edit that changes nothing is
/// not told.
public protocol TextInputDelegate: AnyObject {
  /// The text is about to change; the proxy still shows it as it was.
  func textWillChange(_ proxy: any TextDocumentProxy)
  /// The text has changed.
  func textDidChange(_ proxy: any TextDocumentProxy)
  /// The caret or the selection is about to move.
  func selectionWillChange(_ proxy: any TextDocumentProxy)
  /// The caret or the selection has moved.
  func selectionDidChange(_ proxy: any TextDocumentProxy)
}

/// Gets the whole text of a field, as the delegate of a telephone pad does.
public protocol WholeTextDelegate: AnyObject {
  /// A gesture has changed the text to this; comes once a gesture, after its `textDidChange`.
  func keyboard(_ controller: InputController, didChangeTextTo text: String)
}
