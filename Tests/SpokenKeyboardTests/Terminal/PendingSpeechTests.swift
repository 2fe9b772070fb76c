import Narration
import Testing

@testable import SpokenKeyboard

struct PendingSpeechTests {
  func utterance(_ text: String, after delay: Duration = .zero) -> Utterance {
    Utterance([.text(text)], language: "en", cause: .focus, delay: delay)
  }

  @Test func `what has a delay is said when it is due, and once`() {
    var pending = PendingSpeech()
    let now = pending.sort(
      [utterance("a"), utterance("Alfa", after: .seconds(1))], at: .seconds(5))
    #expect(now.map(\.text) == ["a"])
    #expect(pending.nextDeadline == .seconds(6))
    #expect(pending.takeDue(at: .milliseconds(5_999)).isEmpty)
    #expect(pending.takeDue(at: .seconds(6)).map(\.text) == ["Alfa"])
    #expect(pending.takeDue(at: .seconds(7)).isEmpty)
  }

  @Test func `whatever happens before takes it back`() {
    var pending = PendingSpeech()
    _ = pending.sort([utterance("Alfa", after: .seconds(1))], at: .zero)
    pending.cancel()
    #expect(pending.nextDeadline == nil)
    #expect(pending.takeDue(at: .seconds(2)).isEmpty)
  }
}
