import KeyModel
import Narration
import Testing

/// Each end says which it is, where words are wanted.
struct EndTests {
  private static func typist(_ language: String = "en", text: String = "") -> Typist {
    Typist(language: language, text: text, settings: settings { $0.ends = .words })
  }

  @Test func `the two ends of the text are told apart`() {
    let typist = Self.typist(text: "a")
    #expect(typist.hears(.caret(.right, .character)) == ["End of the text"])
    #expect(
      typist.hears(.caret(.left, .character), .caret(.left, .character))
        == ["a", "Start of the text"])
    #expect(
      typist.hears(.select(.left, .word), .caret(.start, nil)) == [
        "Start of the text", "Start of the text",
      ])
  }

  @Test func `the ends of a line within the text are the line's`() {
    let typist = Self.typist(text: "a\nb\nc")
    #expect(typist.hears(.caret(.left, .line), .caret(.left, .line)) == ["c", "b"])
    #expect(typist.hears(.caret(.start, .line)) == ["Start of line"])
    _ = typist.hears(.caret(.end, .line))
    #expect(typist.hears(.caret(.end, .line)) == ["End of line"])
  }

  @Test func `the end of the keyboard and a lone keyboard are told apart`() {
    let typist = Self.typist()
    #expect(typist.hears(.move(.first), .move(.previous)) == ["a", "No more keys"])
    typist.session = Session(layouts: [.digits], words: Phrases.english.keys)
    #expect(
      typist.hears(.keyboard(nil), .press("next")) == ["No other keyboard", "No other keyboard"])
  }

  @Test(arguments: [
    ("de", ["Anfang des Textes", "Ende des Textes"]),
    ("fr", ["Début du texte", "Fin du texte"]), ("ja", ["テキストのはじめ", "テキストのおわり"]),
  ])
  func `ends are told in the listener's language`(language: String, said: [String]) {
    #expect(
      Self.typist(language).hears(.caret(.left, .character), .caret(.right, .character)) == said)
  }
}
