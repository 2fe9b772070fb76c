import KeyModel
import Narration
import Testing

/// What is typed and deleted is said once, by name.
///
/// The letters before the names of tests are those of the reports they answer.
struct CharacterEchoTests {
  static let silent = settings {
    $0.echo = .none
    $0.deletion.isSaid = false
  }

  @Test func `E2: each character is said once, before and after deleting`() {
    let typist = Typist()
    #expect(typist.presses("ab⌫cd") == ["a", "b", "b", "c", "d"])
  }

  @Test func `E3: echo that is off is silence, echo that is on is said once`() {
    #expect(Typist(settings: settings { $0.echo = .none }).presses("ab") == [])
    #expect(Typist().presses("ab") == ["a", "b"])
  }

  @Test func `E5: a sentence typed without echo is silence`() {
    #expect(Typist(settings: Self.silent).presses("this is a test⌫") == [])
  }

  @Test func `E6: a letter says the letter and nothing else`() {
    #expect(Typist().presses("a") == ["a"])
  }

  @Test func `E8: a letter with its accent has one clear name`() {
    let typist = Typist(keys: "ô")
    #expect(typist.hears(.focus("ô"), .press("ô")) == ["o circumflex", "o circumflex"])
  }

  @Test func `E9: a digit of a physical key is said`() {
    #expect(Typist().hears(.strike("1")) == ["1"])
  }

  @Test func `E11: typed punctuation is named, and obeys the echo`() {
    #expect(Typist().presses(",.?") == ["comma", "period", "question mark"])
    #expect(Typist(settings: Self.silent).presses(",.?") == [])
  }

  @Test func `a key that inserts several characters says them as words`() {
    var layout = Layout.everyday(keys: "")
    layout.pages[0].rows[0] = [Key(id: "com", title: ".com", function: .insert(".com"))]
    let typist = Typist()
    typist.session = Session(layouts: [layout], words: Phrases.english.keys, field: .plain)
    #expect(typist.hears(.press("com")) == ["period com"])
  }

  @Test func `a character typed over a selection says what it replaced in full verbosity only`() {
    let typist = Typist(text: "hello")
    _ = typist.hears(.selectAll)
    #expect(typist.presses("a") == ["a"])
    let full = Typist(text: "hello", settings: settings { $0.verbosity = .full })
    _ = full.hears(.selectAll)
    #expect(full.presses("a") == ["a replaced hello"])
  }

  @Test(arguments: [("x", ["x"]), ("two words", ["Pasted 9 characters"])])
  func `pasting says how much`(text: String, said: [String]) {
    #expect(Typist().hears(.paste(text)) == said)
  }

  @Test func `text that is marked says what is new of it`() {
    let typist = Typist()
    let first = typist.hears(.proxy(.setMarkedText("n", selectedRange: 1..<1)))
    let second = typist.hears(.proxy(.setMarkedText("ni", selectedRange: 2..<2)))
    #expect(first + second == ["n", "i"])
    #expect(typist.hears(.proxy(.unmarkText)) == [])
  }

  @Test func `C11: a small letter typed with caps lock on makes a warning sound`() {
    let typist = Typist()
    _ = typist.hears(.press("caps"))
    #expect(typist.utterances(.press("a")).flatMap(\.sounds) == [])
    #expect(
      typist.commands(.proxy(.insertText("a"))) == [[.sound(.capsLockWarning), .character("a")]])
    typist.narrator.settings.capitals.warnsOfCapsLock = false
    #expect(typist.commands(.proxy(.insertText("a"))) == [[.character("a")]])
  }

  @Test func `L26: a long press offers alternatives and types nothing`() {
    var layout = Layout.everyday(keys: "e")
    layout.pages[0].rows[0][0].alternates = ["é", "è"]
    let typist = Typist()
    typist.session = Session(layouts: [layout], words: Phrases.english.keys, field: .plain)
    #expect(typist.hears(.hold("e", alternative: nil)) == ["2 alternatives: e acute e grave"])
    #expect(typist.session.document.isEmpty)
    #expect(typist.hears(.hold("e", alternative: 1)) == ["e acute"])
  }
}
