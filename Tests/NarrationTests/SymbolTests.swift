import KeyModel
import Narration
import Testing

/// Symbols are typed and read by names that can be told apart.
///
/// The letters before the names of tests are those of the reports they answer.
struct SymbolTests {
  private static func says(_ text: String, language: String = "en") -> [String] {
    Typist(language: language).hears(.proxy(.insertText(text)))
  }

  @Test func `S1: marks that look alike have names of their own`() {
    let names = ["'", "\"", "`", "´", "’", "‘", "“", "”"].flatMap { Self.says($0) }
    #expect(Set(names).count == 8)
    #expect(names.first == "apostrophe")
  }

  @Test(arguments: ["<", ">", "\\", "|", ",", ".", "-", "@", "#", "%", "&", "*", "_", "^", "~"])
  func `S2, S4, S5: no mark is silent or said as itself`(mark: String) {
    for language in ["en", "de"] {
      let said = Self.says(mark, language: language)
      #expect(said.count == 1)
      #expect(said.joined().contains { $0.isLetter })
    }
  }

  @Test(arguments: [
    ("fr", "\\", "antislash"), ("fr", "[", "crochet ouvrant"),
    ("fr", "«", "guillemet ouvrant"),
  ])
  func `S7: marks have the names that the language gives them`(
    language: String, mark: String, said: String
  ) {
    #expect(Self.says(mark, language: language) == [said])
  }

  @Test(arguments: ["،", "؛", "؟", "ـ"])
  func `S8: Arabic marks are named in Arabic, typed and read alone`(mark: String) {
    let typist = Typist(
      language: "ar", text: mark, settings: settings { $0.punctuation = .none })
    let said = typist.hears(.caret(.left, .character), .proxy(.insertText(mark)))
    #expect(said.count == 2 && Set(said).count == 1)
    #expect(said.joined().contains { $0.isLetter && !$0.isASCII })
  }

  @Test(arguments: ["．", "！", "？", "：", "；"])
  func `S10: fullwidth marks are named`(mark: String) {
    #expect(Self.says(mark).joined().contains { $0.isLetter })
  }

  @Test func `S13: letters of another script name no script before each`() {
    var narrator = Narrator(phrases: .english, language: "en")
    _ = narrator.utterances(for: .keyboard(id: "ru", name: "Russian", language: "ru"), at: .zero)
    let said = narrator.utterances(for: .reading(.all, text: "Привет"), at: .zero)
    #expect(said.map(\.commands) == [[.language("ru"), .text("Привет"), .language("en")]])
  }

  @Test(arguments: ["ˆ", "ĳ", "ﬁ", "½"])
  func `S19: nothing is said of how a character is encoded`(character: String) {
    let said = Self.says(character)
    #expect(said.count == 1)
    #expect(!said.joined().contains("normalized") && !said.joined().contains("U+"))
  }

  @Test func `S22, S23: a key says the name of its symbol and nothing before or between`() {
    #expect(Typist(keys: "_;").hears(.focus("_"), .focus(";")) == ["underscore", "semicolon"])
  }

  @Test func `S25, S26: space and line breaks are named`() {
    #expect(Self.says(" ") == ["space"])
    #expect(
      ["\n", "\r", "\r\n"].flatMap { Self.says($0) } == ["new line", "new line", "new line"])
  }

  @Test func `S28: lines of boxes are collapsed`() {
    let typist = Typist(text: "────")
    #expect(typist.hears(.read(.all)).joined().hasPrefix("4 "))
  }
}
