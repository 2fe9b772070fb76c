import Narration
import Testing

@testable import SpokenKeyboard

struct UtteranceJoiningTests {
  func utterance(
    _ commands: [SpeechCommand], language: String = "en", urgency: Urgency = .passing
  ) -> Utterance {
    Utterance(commands, language: language, cause: .text, urgency: urgency)
  }

  @Test func `passing neighbours are one, each with its own voice`() {
    let joined = [
      utterance([.pitch(30), .character("A")]), utterance([.text("eins")], language: "de"),
    ].joinedIfPassing
    let commands: [SpeechCommand] = [
      .pitch(30), .character("A"), .pitch(0), .language("de"), .text("eins"),
    ]
    #expect(joined == [utterance(commands)])
  }

  @Test func `a message between them keeps them apart`() {
    let utterances = [
      utterance([.text("a")]), utterance([.text("b")], urgency: .message), utterance([.text("c")]),
    ]
    #expect(utterances.joinedIfPassing == utterances)
  }
}
