import Narration
import Testing

@testable import SpokenKeyboard

struct HeardInOrderTests {
  func utterance(
    _ commands: [SpeechCommand], language: String = "en", urgency: Urgency = .passing
  ) -> Utterance {
    Utterance(commands, language: language, cause: .text, urgency: urgency)
  }

  @Test func `passing neighbours are one, each with its own voice`() {
    let joined = [
      utterance([.pitch(30), .character("A")]), utterance([.text("eins")], language: "de"),
    ].heardInOrder
    let commands: [SpeechCommand] = [
      .pitch(30), .character("A"), .pitch(0), .language("de"), .text("eins"),
    ]
    #expect(joined == [utterance(commands)])
  }

  @Test func `a message is heard before the focus that follows it, and both can be cut`() {
    let joined = [utterance([.text("Numeric")], urgency: .message), utterance([.text("1")])]
      .heardInOrder
    #expect(joined == [utterance([.text("Numeric"), .text("1")])])
  }

  @Test func `a message after a passing one waits, as it does by itself`() {
    let utterances = [utterance([.text("space")]), utterance([.text("hello")], urgency: .message)]
    #expect(utterances.heardInOrder == utterances)
  }

  @Test func `an alert stays alone`() {
    let utterances = [utterance([.text("No sound")], urgency: .alert), utterance([.text("1")])]
    #expect(utterances.heardInOrder == utterances)
  }
}
