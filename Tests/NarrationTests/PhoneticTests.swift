import KeyModel
import Narration
import Testing

/// Letters are said by the phonetic alphabet when the listener wants it, and never in secure fields.
struct PhoneticTests {
  static func typist(
    _ phonetics: NarrationSettings.Phonetics, field: FieldTraits = .plain, text: String = ""
  ) -> Typist {
    Typist(
      text: text, settings: settings { $0.phonetics = phonetics }, field: field,
      alphabet: SampleAlphabet())
  }

  @Test func `phonetics that are off say the letter`() {
    #expect(Self.typist(.off).hears(.focus("b")) == ["b"])
  }

  @Test func `after the delay the word follows as an utterance of its own`() {
    let said = Self.typist(.delayed).utterances(.focus("b"))
    #expect(
      said == [
        Utterance([.character("b")], language: "en", cause: .focus),
        Utterance([.text("Bravo")], language: "en", cause: .focus, delay: .milliseconds(1_000)),
      ])
  }

  @Test func `T9: the delay is the listener's`() {
    let typist = Self.typist(.delayed)
    typist.narrator.settings.phoneticDelay = .milliseconds(250)
    #expect(typist.utterances(.focus("b")).map(\.delay) == [.zero, .milliseconds(250)])
  }

  @Test func `the word can be said with the letter or instead of it`() {
    #expect(Self.typist(.together).hears(.focus("b")) == ["b Bravo"])
    #expect(Self.typist(.instead).hears(.focus("b")) == ["Bravo"])
  }

  @Test func `a capital is told with its word`() {
    let typist = Typist(
      keys: "B", settings: settings { $0.phonetics = .instead }, alphabet: SampleAlphabet())
    #expect(typist.commands(.focus("B")) == [[.pitch(30), .text("Bravo"), .pitch(0)]])
  }

  @Test func `a capital is told once where its word follows it`() {
    let typist = Typist(
      keys: "B", settings: settings { $0.phonetics = .delayed }, alphabet: SampleAlphabet())
    #expect(
      typist.commands(.focus("B"))
        == [[.pitch(30), .character("B"), .pitch(0)], [.text("Bravo")]])
  }

  @Test func `a character without a word is said by its name alone`() {
    #expect(Self.typist(.together).hears(.focus(",")) == ["comma"])
  }

  @Test func `a letter that the caret passes has its word too`() {
    #expect(Self.typist(.together, text: "b").hears(.caret(.left, .character)) == ["b Bravo"])
  }

  @Test(arguments: NarrationSettings.Phonetics.allCases)
  func `P: in a secure field no phonetic word is said`(phonetics: NarrationSettings.Phonetics) {
    let typist = Self.typist(phonetics, field: .secure)
    #expect(typist.hears(.focus("b")) == ["b"])
    #expect(typist.utterances(.focus("c")).map(\.delay) == [.zero])
  }
}
