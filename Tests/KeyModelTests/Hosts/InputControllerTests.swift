import KeyModel
import Testing

/// Writes down what it is told, and may answer an edit with an edit.
private final class Listener: TextInputDelegate, WholeTextDelegate {
  var log: [String] = []
  var answer: ((any TextDocumentProxy) -> Void)?

  func textWillChange(_ proxy: any TextDocumentProxy) {
    log.append("will \(proxy.documentContextBeforeInput ?? "nil")")
  }

  func textDidChange(_ proxy: any TextDocumentProxy) {
    log.append("did \(proxy.documentContextBeforeInput ?? "nil")")
    answer?(proxy)
  }

  func selectionWillChange(_ proxy: any TextDocumentProxy) {
    log.append("selection will \(proxy.documentContextBeforeInput ?? "nil")")
  }

  func selectionDidChange(_ proxy: any TextDocumentProxy) {
    log.append("selection did \(proxy.documentContextBeforeInput ?? "nil")")
  }

  func keyboard(_ controller: InputController, didChangeTextTo text: String) {
    log.append("text \(text)")
  }
}

struct InputControllerTests {
  private let listener = Listener()
  private let controller: InputController

  init() {
    controller = InputController(session: Session(layouts: [.small], words: .test))
    controller.delegate = listener
    controller.textDelegate = listener
  }

  @Test func `around a change comes will, then did, then the whole text`() {
    controller.handle(.press("a"), at: .zero)
    #expect(listener.log == ["will nil", "did a", "text a"])
  }

  @Test func `typing a text tells each change, and the whole text once`() {
    controller.handle(.type("ab"), at: .zero)
    #expect(listener.log == ["will nil", "did a", "will a", "did ab", "text ab"])
  }

  @Test func `a caret that moves tells the selection, and an edit that changes nothing nothing`() {
    controller.handle(.press("delete"), at: .zero)
    #expect(listener.log == [])
    controller.handle(.type("ab"), at: .zero)
    listener.log = []
    controller.handle(.caret(.left, .character), at: .zero)
    #expect(listener.log == ["selection will ab", "selection did a"])
  }

  @Test func `a delegate that edits back has its edit told after the first, and corrupts nothing`()
  {
    let listener = listener
    listener.answer = { proxy in
      var proxy = proxy
      listener.answer = nil
      proxy.insertText("!")
      proxy.deleteBackward()
      proxy.insertText("?")
      // What it asked for waits: the text is still as it is told.
      listener.log.append("still \(proxy.documentContextBeforeInput ?? "nil")")
    }
    controller.handle(.press("a"), at: .zero)
    #expect(
      listener.log == [
        "will nil", "did a", "still a", "text a", "will a", "did a!", "text a!", "will a!",
        "did a", "text a", "will a", "did a?", "text a?",
      ])
    #expect(controller.session.document.text == "a?")
  }

  @Test func `delegates that answer every edit with an edit come to an end`() {
    let listener = listener
    listener.answer = { proxy in
      var proxy = proxy
      proxy.insertText("x")
    }
    controller.handle(.press("a"), at: .zero)
    #expect(controller.session.document.text.count == InputController.cascadeLimit + 1)
    listener.answer = nil
    controller.handle(.press("b"), at: .zero)
    #expect(controller.session.document.text.hasSuffix("xb"))
  }

  @Test func `changes by the host are told even where the keyboard's own are not`() {
    controller.tellsOwnEdits = false
    controller.handle(.press("a"), at: .zero)
    controller.handle(.host(.insertText("b")), at: .zero)
    #expect(listener.log == ["text a", "will a", "did ab", "text ab"])
  }

  @Test func `outside of callbacks the proxy shows and edits the document at once`() {
    var proxy: any TextDocumentProxy = controller.textDocumentProxy
    proxy.insertText("ab")
    #expect(controller.session.document.text == "ab")
    #expect(proxy.documentContextBeforeInput == "ab")
    #expect(proxy.documentContextAfterInput == nil)
    #expect(proxy.hasText)
  }

  @Test func `a controller knows its language and whether there is another input mode`() {
    #expect(controller.primaryLanguage == "en")
    #expect(!controller.needsInputModeSwitchKey)
    controller.dismissKeyboard()
    #expect(!controller.session.isEditing)
  }
}
