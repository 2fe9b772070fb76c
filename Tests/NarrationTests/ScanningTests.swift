import KeyModel
import Narration
import Testing

/// Rows are heard by their ends, keys as they always are.
struct ScanningTests {
  static func key(_ label: String?) -> Key {
    Key(id: label ?? "none", title: "", label: label, function: .insert("x"))
  }

  static func said(_ event: ScanEvent, _ phrases: Phrases = .english) -> [String] {
    var narrator = Narrator(phrases: phrases, language: phrases.language)
    return narrator.utterances(for: .scan(event), at: .zero).map(\.text)
  }

  @Test func `a row is said by its first and its last key`() {
    let keys = ["Q", "W", "Delete"].map(Self.key)
    #expect(Self.said(.row(keys, number: 2)) == ["Q to Delete"])
    #expect(Self.said(.row(keys, number: 2), .german) == ["Q bis Delete"])
  }

  @Test func `marks at the ends of a row are said by their names`() {
    #expect(Self.said(.row([",", "a", "."].map(Self.key), number: 1)) == ["comma to period"])
  }

  @Test func `a row of one key is called as the key`() {
    #expect(Self.said(.row([Self.key("Space")], number: 4)) == ["Space"])
  }

  @Test func `a row whose ends have no labels is said by its number`() {
    #expect(Self.said(.row([Self.key(nil), Self.key("b")], number: 2)) == ["Row 2"])
    #expect(Self.said(.row([Self.key("a"), Self.key("")], number: 3)) == ["Row 3"])
  }

  @Test func `what comes after a row's keys, and the end, are said`() {
    #expect(Self.said(.rows) == ["Rows"])
    #expect(Self.said(.paused) == ["Scanning paused"])
  }

  @Test func `a key that is offered is described`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let event = Event.focus(Self.key("Delete"), page: "p", cause: .scan)
    #expect(narrator.utterances(for: event, at: .zero).map(\.text) == ["Delete"])
  }

  @Test func `a secure field's keys are offered all the same`() {
    var narrator = Narrator(phrases: .english, language: "en")
    narrator.isSecure = true
    let row = Event.scan(.row([Self.key("a"), Self.key("b")], number: 1))
    #expect(narrator.utterances(for: row, at: .zero).map(\.text) == ["a to b"])
  }
}
