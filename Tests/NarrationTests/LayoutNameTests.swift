import KeyModel
import Narration
import Testing

/// The built-in layouts are called in the listener's words, all others by their own name.
struct LayoutNameTests {
  private static func says(_ event: Event, language: String) -> [String] {
    var narrator = Narrator(phrases: .best(for: language), language: language)
    return narrator.utterances(for: event, at: .zero).map(\.text)
  }

  @Test(arguments: [
    ("numeric", "Numeric", "de", "Ziffernblock"), ("numeric", "Numeric", "en", "Numeric"),
    ("phone-pad", "Phone pad", "fr", "Clavier téléphonique"),
    ("numeric", "My digits", "de", "My digits"), ("mine", "Mine", "de", "Mine"),
  ])
  func `a keyboard says its name`(id: String, name: String, language: String, said: String) {
    #expect(Self.says(.keyboard(id: id, name: name), language: language) == [said])
  }

  @Test func `the keyboards to choose from are named in the same words`() {
    #expect(
      Self.says(.inputModes(["QWERTY classic", "Numeric with decimals", "Mine"]), language: "de")
        == ["QWERTY klassisch, Ziffernblock mit Komma, Mine"])
  }
}
