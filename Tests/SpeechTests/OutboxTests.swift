import Narration
import Testing

@testable import Speech

@Suite struct OutboxTests {
  private func order(_ text: String) -> SpeechRequest.Order {
    SpeechRequest.Order(language: "en", settings: SettingChanges(), commands: [.text(text)])
  }

  /// All that is sent to a server that takes a number of bytes at a time.
  private func sent(_ outbox: inout Outbox, atATime: Int) -> String {
    var bytes: [UInt8] = []
    while !outbox.isEmpty {
      _ = outbox.send { rest in
        bytes += rest.prefix(atATime)
        return min(atATime, rest.count)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [1, 3, 1_000])
  func `lines arrive whole and in order`(atATime: Int) {
    var outbox = Outbox()
    outbox.add(.ping(id: 1))
    outbox.add(.stop)
    outbox.add(.ping(id: 2))
    #expect(sent(&outbox, atATime: atATime) == "ping 1\nstop\nping 2\n")
  }

  @Test func `of what is to be said while the server takes nothing the newest is sent`() {
    var outbox = Outbox()
    for count in 1...1_000 { outbox.add(.speak(id: count, order("x"))) }
    #expect(sent(&outbox, atATime: 100) == "speak 1000 en \"x\"\n")
  }

  @Test func `a line that is half sent is finished first`() {
    var outbox = Outbox()
    outbox.add(.speak(id: 1, order("one")))
    var first: [UInt8] = []
    var room = 5
    #expect(
      outbox.send { rest in
        defer { room = 0 }
        first += rest.prefix(room)
        return min(room, rest.count)
      })
    outbox.add(.speak(id: 2, order("two")))
    let all = String(decoding: first, as: UTF8.self) + sent(&outbox, atATime: 100)
    #expect(all == "speak 1 en \"one\"\nspeak 2 en \"two\"\n")
  }

  @Test func `rendering ahead is bounded and gives way to a new list`() {
    var outbox = Outbox()
    let long = String(repeating: "x", count: 10_000)
    for count in 1...1_000 { outbox.add(.prepare(id: count, order(long))) }
    #expect(sent(&outbox, atATime: 10_000).utf8.count <= Outbox.mostPreparation)
    outbox.add(.prepare(id: 1, order("old")))
    outbox.add(.forgetPrepared)
    outbox.add(.prepare(id: 2, order("new")))
    #expect(sent(&outbox, atATime: 100) == "forget\nprepare 2 en \"new\"\n")
  }

  @Test func `a server that is gone is told`() {
    var outbox = Outbox()
    outbox.add(.stop)
    #expect(!outbox.send { _ in nil })
  }
}
