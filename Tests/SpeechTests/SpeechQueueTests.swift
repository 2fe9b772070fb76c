import Narration
import Testing

@testable import Speech

private func utterance(_ text: String, _ urgency: Urgency) -> Utterance {
  Utterance([.text(text)], language: "en", cause: .focus, urgency: urgency)
}

/// One row of the table: something is said while something else is being said.
private struct Row: CustomTestStringConvertible, Sendable {
  var new: Urgency
  var saying: Urgency?
  /// Whether what was being said is cut.
  var cuts: Bool
  /// What is said, in order, when each is let end.
  var said: [String]

  var testDescription: String { "\(new) while \(saying.map { "\($0)" } ?? "nothing")" }
}

private let table: [Row] = [
  Row(new: .passing, saying: nil, cuts: false, said: ["new"]),
  Row(new: .message, saying: nil, cuts: false, said: ["new"]),
  Row(new: .alert, saying: nil, cuts: false, said: ["new"]),
  Row(new: .passing, saying: .passing, cuts: true, said: ["new"]),
  Row(new: .passing, saying: .message, cuts: true, said: ["new", "old"]),
  Row(new: .passing, saying: .alert, cuts: false, said: ["old", "new"]),
  Row(new: .message, saying: .passing, cuts: false, said: ["old", "new"]),
  Row(new: .message, saying: .message, cuts: false, said: ["old", "new"]),
  Row(new: .message, saying: .alert, cuts: false, said: ["old", "new"]),
  Row(new: .alert, saying: .passing, cuts: true, said: ["new", "old"]),
  Row(new: .alert, saying: .message, cuts: true, said: ["new", "old"]),
  Row(new: .alert, saying: .alert, cuts: false, said: ["old", "new"]),
]

@Suite struct SpeechQueueTests {
  /// Lets everything end, from what is being said on; gives back the texts.
  private func letEnd(_ queue: inout SpeechQueue) -> [String] {
    var said: [String] = []
    while let saying = queue.saying {
      said.append(saying.utterance.text)
      _ = queue.ended(id: saying.id)
    }
    return said
  }

  @Test(arguments: table)
  private func `what interrupts what, and what is said after it`(row: Row) {
    var queue = SpeechQueue()
    if let saying = row.saying { _ = queue.add(utterance("old", saying)) }
    let change = queue.add(utterance("new", row.new))
    #expect((change.cut != nil) == row.cuts)
    #expect(letEnd(&queue) == row.said)
  }

  @Test func `the table has a row for every pair`() {
    for new in Urgency.allCases {
      for saying in Urgency.allCases.map({ Optional($0) }) + [nil] {
        #expect(table.contains { $0.new == new && $0.saying == saying })
      }
    }
    #expect(table.count == 12)
  }

  @Test func `an alert comes before passing ones, and those before messages`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("said", .alert))
    _ = queue.add(utterance("message", .message))
    _ = queue.add(utterance("passing", .passing))
    _ = queue.add(utterance("alert", .alert))
    #expect(letEnd(&queue) == ["said", "alert", "passing", "message"])
  }

  @Test func `T3, T12: a held key gives the newest and never a flood`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("alert", .alert))
    for count in 1...1_000 { _ = queue.add(utterance("\(count)", .passing)) }
    #expect(queue.waitingCount == 1)
    #expect(letEnd(&queue) == ["alert", "1000"])
  }

  @Test func `messages wait in order, the same one once, and not without end`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("key", .passing))
    for count in 1...100 {
      _ = queue.add(utterance("\(count)", .message))
      _ = queue.add(utterance("\(count)", .message))
    }
    #expect(letEnd(&queue) == ["key"] + (85...100).map { "\($0)" })
  }

  @Test func `a message that typing interrupts again and again is said in the end`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("message", .message))
    for key in ["a", "b", "c"] {
      _ = queue.add(utterance(key, .passing))
      #expect(queue.saying?.utterance.text == key)
    }
    #expect(letEnd(&queue) == ["c", "message"])
  }

  @Test func `a passing one that an alert interrupted gives way to a newer one`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("old", .passing))
    _ = queue.add(utterance("alert", .alert))
    let change = queue.add(utterance("new", .passing))
    #expect(change.dropped.map(\.text) == ["old"])
    #expect(letEnd(&queue) == ["alert", "new"])
  }

  @Test func `a late finish of an attempt that was given up changes nothing`() {
    var queue = SpeechQueue()
    let first = queue.add(utterance("message", .message)).say
    _ = queue.add(utterance("key", .passing))
    let change = queue.ended(id: first?.id ?? -1)
    #expect(change == SpeechQueue.Change())
    #expect(queue.saying?.utterance.text == "key")
  }

  @Test func `what is said again has a number of its own`() {
    var queue = SpeechQueue()
    let first = queue.add(utterance("message", .message)).say
    let key = queue.add(utterance("key", .passing)).say
    let again = queue.ended(id: key?.id ?? -1).say
    #expect(again?.utterance == first?.utterance)
    #expect(again?.id != first?.id)
  }

  @Test func `stop cuts and forgets everything, an alert too`() {
    var queue = SpeechQueue()
    _ = queue.add(utterance("alert", .alert))
    _ = queue.add(utterance("message", .message))
    _ = queue.add(utterance("passing", .passing))
    let change = queue.stop()
    #expect(change.cut?.utterance.text == "alert")
    #expect(Set(change.dropped.map(\.text)) == ["message", "passing"])
    #expect(queue.saying == nil)
    #expect(queue.waitingCount == 0)
  }
}
