import KeyModel
import Testing

struct SessionScanningTests {
  /// Two rows: a b, c and Delete.
  static func session(_ settings: [String: String] = ["scan": "row-column"]) -> Session {
    let rows: [[RowGeometry.Cell]] = [
      [
        .key(Key(id: "a", title: "a", function: .insert("a"))),
        .key(Key(id: "b", title: "b", function: .insert("b"))),
      ],
      [
        .key(Key(id: "c", title: "c", function: .insert("c"))),
        .key(Key(id: "delete", title: "⌫", function: .deleteBackward)),
      ],
    ]
    let page = Page(id: "letters", rows: RowGeometry().place(rows))
    var session = Session(
      layouts: [Layout(id: "test", pages: [page])], words: .test, field: .plain)
    for (name, value) in settings {
      _ = session.handle(.set(name: name, value: value), at: .zero)
    }
    return session
  }

  static func brief(_ events: [Event]) -> [String] {
    events.compactMap { event in
      switch event {
      case .scan(.row(let keys, let number)):
        "row \(number): \(keys.map(\.id).joined(separator: " "))"
      case .scan(.rows): "rows"
      case .scan(.paused): "paused"
      case .focus(let key, page: _, .scan): "key \(key.id)"
      case .text(let change, origin: _): "text \(change.inserted)"
      case .setting(let name, let value): "\(name) \(value)"
      default: nil
      }
    }
  }

  @Test func `a key is typed with one switch`() {
    var session = Self.session()
    #expect(Self.brief(session.handle(.pressSwitch(.first), at: .zero)) == ["row 1: a b"])
    #expect(session.offeredKeys == ["a", "b"])
    #expect(session.focusedKey?.id == "a")
    #expect(
      Self.brief(session.handle(.wait(.milliseconds(1_200)), at: .zero)) == ["row 2: c delete"])
    let time = Duration.milliseconds(1_300)
    #expect(Self.brief(session.handle(.pressSwitch(.first), at: time)) == ["key c"])
    #expect(session.offeredKeys == ["c"])
    #expect(
      Self.brief(session.handle(.pressSwitch(.first), at: time)) == ["text c", "row 1: a b"])
    #expect(session.document.text == "c")
  }

  @Test func `each step has its time, whoever asks late`() {
    var session = Self.session()
    _ = session.handle(.pressSwitch(.first), at: .zero)
    #expect(session.scanDeadline == .milliseconds(1_200))
    #expect(
      Self.brief(session.advanceScanning(to: .milliseconds(4_799)))
        == ["row 2: c delete", "row 1: a b", "row 2: c delete"])
    #expect(Self.brief(session.advanceScanning(to: .seconds(60))) == ["paused"])
    #expect(session.scanDeadline == nil)
  }

  @Test func `with scanning off a switch says so`() {
    var session = Self.session([:])
    #expect(Self.brief(session.handle(.pressSwitch(.first), at: .zero)) == ["scan off"])
    #expect(session.scanDeadline == nil)
  }

  @Test func `a keyboard that is put away isn't scanned, and a switch shows it`() {
    var session = Self.session()
    _ = session.handle(.pressSwitch(.first), at: .zero)
    _ = session.handle(.dismiss, at: .zero)
    #expect(session.scanDeadline == nil)
    #expect(session.handle(.wait(.seconds(60)), at: .zero).isEmpty)
    _ = session.handle(.pressSwitch(.first), at: .seconds(60))
    #expect(session.isEditing)
  }

  @Test func `another mode begins anew`() {
    var session = Self.session()
    _ = session.handle(.pressSwitch(.first), at: .zero)
    _ = session.handle(.set(name: "scan", value: "step"), at: .zero)
    #expect(session.offeredKeys.isEmpty)
    #expect(Self.brief(session.handle(.pressSwitch(.first), at: .zero)) == ["key a"])
  }

  @Test func `a secure field tells no key that is chosen`() {
    var session = Self.session(["scan": "automatic", "secure": "on"])
    _ = session.handle(.pressSwitch(.first), at: .zero)
    let events = session.handle(.pressSwitch(.first), at: .zero)
    #expect(Self.brief(events).first == "text •")
    #expect(session.document.text == "a")
  }
}
