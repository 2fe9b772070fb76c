import Narration
import Testing

@testable import Speech

/// Characters that the engine is asked to name.
struct SpellingTests {
  @Test(arguments: [
    ("⌫", "⌫"), ("<", "&lt;"), ("&", "&amp;"), ("\"", "&quot;"), ("a>b", "a&gt;b"),
    ("</say-as>", "&lt;/say-as&gt;"), ("\u{1}a\u{0}", "a"),
  ])
  func `nothing of the text is markup to the engine`(_ text: String, _ written: String) {
    #expect(
      EngineText(text).spelled
        == "<speak><say-as interpret-as=\"characters\">\(written)</say-as></speak>")
  }

  @Test func `a spelled text is another segment than the same text read`() {
    let spelled = SpeechPlan(
      Utterance([.spelling("a")], language: "en", cause: .focus), settings: SpeechSettings())
    let read = SpeechPlan(
      Utterance([.text("a")], language: "en", cause: .focus), settings: SpeechSettings())
    #expect(spelled.segments.map(\.isSpelled) == [true])
    #expect(read.segments.map(\.isSpelled) == [false])
    #expect(spelled != read)
  }

  @Test func `spelling is written and read in the protocol`() throws {
    let step = SpeechCommand.spelling("⌫\"")
    #expect(try SpeechCommand(step.word) == step)
  }
}
