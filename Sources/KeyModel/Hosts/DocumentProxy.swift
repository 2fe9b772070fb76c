/// A controller's document, as delegates may see and edit it.
///
/// Inside a callback it shows the text as it was, or is, at that change, up to some hundred bytes
/// around the caret; edits wait until the callbacks are done.
public final class DocumentProxy: TextDocumentProxy {
  /// What a callback is shown; nil outside of callbacks.
  var snapshot: TextContext?

  private weak var controller: InputController?

  init(controller: InputController) {
    self.controller = controller
    documentIdentifier = controller.session.document.documentIdentifier
  }

  /// Which document it is.
  public let documentIdentifier: DocumentIdentifier

  /// What the document is written in.
  public var documentInputMode: TextInputMode? { document?.documentInputMode }

  /// Whether there is any text.
  public var hasText: Bool {
    guard let snapshot else { return document?.hasText ?? false }
    return snapshot != TextContext()
  }

  /// What stands before the caret; nil where nothing does.
  public var documentContextBeforeInput: String? {
    part(\.before) ?? (snapshot == nil ? document?.documentContextBeforeInput : nil)
  }

  /// What stands after the caret; nil where nothing does.
  public var documentContextAfterInput: String? {
    part(\.after) ?? (snapshot == nil ? document?.documentContextAfterInput : nil)
  }

  /// What is selected; nil where nothing is.
  public var selectedText: String? {
    part(\.selected) ?? (snapshot == nil ? document?.selectedText : nil)
  }

  /// Inserts the text in place of what is selected.
  public func insertText(_ text: String) { call(.insertText(text)) }

  /// Removes what is selected, else what one press of Delete takes.
  public func deleteBackward() { call(.deleteBackward) }

  /// Moves the caret by so many characters.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    call(.adjustTextPosition(byCharacterOffset: offset))
  }

  /// Replaces the marked text, or marks new text at the caret.
  public func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    call(.setMarkedText(markedText, selectedRange: selectedRange))
  }

  /// Settles the marked text.
  public func unmarkText() { call(.unmarkText) }

  private var document: TextDocument? { controller?.session.document }

  private func part(_ path: KeyPath<TextContext, String>) -> String? {
    guard let text = snapshot?[keyPath: path], !text.isEmpty else { return nil }
    return text
  }

  private func call(_ edit: TextEdit) {
    controller?.handle(.proxy(edit), at: controller?.lastTime ?? .zero)
  }
}
