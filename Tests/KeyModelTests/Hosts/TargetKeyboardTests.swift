import KeyModel
import Testing

private final class Target: KeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ inserted: String) { text += inserted }
  func deleteBackward() { _ = text.popLast() }
}

struct TargetKeyboardTests {
  @Test func `presses go to the target`() {
    let target = Target()
    let pad = TargetKeyboard(layout: .small, words: .test, target: target)
    #expect(pad.press("a") == .insert("a"))
    pad.press("shift")
    pad.press("b")
    pad.press("return")
    pad.press("delete")
    #expect(target.text == "aB")
  }

  @Test func `the target is held weakly, and without it presses do nothing`() {
    var target: Target? = Target()
    let pad = TargetKeyboard(layout: .small, words: .test, target: target)
    #expect(pad.press("a") != nil)
    target = nil
    #expect(pad.target == nil)
    #expect(pad.press("a") == nil)
    #expect(pad.press("delete") == nil)
  }

  @Test func `a key that isn't there does nothing`() {
    let target = Target()
    let pad = TargetKeyboard(layout: .small, words: .test, target: target)
    #expect(pad.press("z") == nil)
    #expect(target.text == "")
  }
}
