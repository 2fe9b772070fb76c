import KeyModel
import Narration
import Testing

/// In full verbosity a key says after a pause what a listener might not know it does.
struct HintTests {
  private static func says(
    _ key: Key, language: String = "en", verbosity: NarrationSettings.Verbosity = .full,
    shift: ShiftState = .off
  ) -> [Utterance] {
    var narrator = Narrator(
      phrases: .best(for: language), language: language,
      settings: settings { $0.verbosity = verbosity })
    narrator.shift = shift
    return narrator.utterances(for: .focus(key, page: "p", cause: .named), at: .zero)
  }

  private static let e = Key(
    id: "e", title: "e", label: "e", function: .insert("e"), alternates: ["é", "è", "ê"])
  private static let shiftKey = Key(id: "s", title: "⇧", label: "Shift", function: .shift)
  private static let next = Key(id: "n", title: "🌐", label: "Next", function: .nextKeyboard)

  @Test(arguments: [
    (e, "en", ["e", "Hold for 3 alternatives"]), (e, "de", ["e", "Halten für 3 Alternativen"]),
    (e, "ru", ["e", "Удерживайте: 3 варианта"]),
    (shiftKey, "en", ["Shift", "Twice for caps lock"]),
    (shiftKey, "fr", ["Shift", "Deux fois pour verrouiller"]),
    (next, "en", ["Next", "Hold for a list"]), (next, "ja", ["Next", "ながおしで いちらん"]),
  ])
  func `a hint follows the key after the delay`(key: Key, language: String, said: [String]) {
    let utterances = Self.says(key, language: language)
    #expect(utterances.map(\.text) == said)
    #expect(utterances.map(\.delay) == [.zero, .milliseconds(2_000)])
    #expect(utterances.map(\.language) == [language, language])
  }

  @Test(arguments: [NarrationSettings.Verbosity.brief, .normal])
  func `below full verbosity there are no hints`(verbosity: NarrationSettings.Verbosity) {
    for key in [Self.e, Self.shiftKey, Self.next] {
      #expect(Self.says(key, verbosity: verbosity).map(\.text) == [key.label])
    }
  }

  @Test func `the layout's hint goes before the derived one`() {
    var key = Self.e
    key.hint = "Types e"
    #expect(Self.says(key).map(\.text) == ["e", "Types e"])
  }

  @Test(arguments: [ShiftState.once, .locked])
  func `a shift key that is on doesn't say how to lock it`(shift: ShiftState) {
    #expect(Self.says(Self.shiftKey, shift: shift).map(\.text) == ["Shift"])
  }

  @Test func `a key that does nothing more has no hint`() {
    let key = Key(id: "q", title: "q", label: "q", function: .insert("q"))
    #expect(Self.says(key).map(\.text) == ["q"])
  }
}
