import KeyModel
import Narration
import Testing

/// Keys are heard once: by their description when they get the focus, by what they do when they are
/// pressed.
struct KeyTests {
  @Test(arguments: [
    ("q", "q"), (",", "comma"), (" ", "Space"), ("delete", "Delete"), ("return", "Return"),
    ("shift", "Shift"), ("caps", "Caps lock: off"), ("numbers", "Numbers"),
    ("next", "Next keyboard"),
  ])
  func `a key that gets the focus says what it is`(id: String, said: String) {
    let typist = Typist()
    #expect(typist.hears(.focus(id)) == [said])
  }

  @Test(arguments: [
    (",", "Komma"), (" ", "Leertaste"), ("delete", "Löschen"), ("caps", "Feststelltaste: aus"),
    ("numbers", "Ziffern"),
  ])
  func `a key is described in the listener's language`(id: String, said: String) {
    let typist = Typist(language: "de")
    #expect(typist.hears(.focus(id)) == [said])
  }

  @Test func `a key that is on says so`() {
    let typist = Typist()
    _ = typist.hears(.press("caps"))
    #expect(typist.hears(.focus("caps")) == ["Caps lock: on"])
    let german = Typist(language: "de")
    _ = german.hears(.press("caps"))
    #expect(german.hears(.focus("caps")) == ["Feststelltaste: ein"])
  }

  @Test func `what is typed and deleted is said in the listener's language`() {
    let typist = Typist(language: "de")
    #expect(typist.presses("1, ⏎⌫") == ["1", "Komma", "Leerzeichen", "neue Zeile", "neue Zeile"])
  }

  @Test func `T4: of keys that are typed fast the latest is heard`() {
    let typist = Typist()
    #expect(typist.utterances(.press("a")).map(\.urgency) == [.passing])
    #expect(typist.utterances(.focus("b")).map(\.urgency) == [.passing])
  }

  @Test func `a key on its own is said by its name, not read as a text`() {
    let typist = Typist()
    #expect(typist.commands(.focus("q")) == [[.character("q")]])
    #expect(typist.commands(.focus(",")) == [[.text("comma")]])
  }

  @Test func `a pressed key says what it inserts, and not that it has the focus`() {
    let typist = Typist()
    #expect(
      typist.hears(.press("1"), .press(","), .press(" "), .press("return"))
        == ["1", "comma", "space", "new line"])
  }

  @Test func `a capital is a letter at a higher pitch, and stays a capital when written`() {
    let typist = Typist()
    _ = typist.hears(.press("shift"))
    let said = typist.utterances(.press("q"))
    #expect(said.map(\.commands) == [[.pitch(30), .character("Q"), .pitch(0)]])
    #expect(said.map(\.text) == ["Q"])
  }

  @Test func `deleting says what went, higher`() {
    let typist = Typist(text: "a,")
    #expect(typist.commands(.press("delete")) == [[.pitch(20), .text("comma"), .pitch(0)]])
    #expect(typist.commands(.press("delete")) == [[.pitch(20), .character("a"), .pitch(0)]])
  }

  @Test func `deleting nothing makes the sound of an end and says nothing`() {
    let typist = Typist()
    #expect(typist.commands(.press("delete")) == [[.sound(.boundary)]])
  }

  @Test func `an end of the keyboard makes the sound of an end`() {
    let typist = Typist()
    _ = typist.hears(.move(.first))
    #expect(typist.commands(.move(.previous)) == [[.sound(.boundary)]])
  }

  @Test func `shift says its state once`() {
    let typist = Typist()
    #expect(typist.hears(.press("shift")) == ["Shift on"])
    #expect(typist.hears(.press("shift")) == ["Caps lock"])
    #expect(typist.hears(.press("shift")) == ["Caps lock off"])
    typist.time = .seconds(5)
    #expect(typist.hears(.press("shift")) == ["Shift on"])
    typist.time = .seconds(10)
    #expect(typist.hears(.press("shift")) == ["Shift off"])
  }

  @Test func `shift that a letter used up is silent`() {
    let typist = Typist()
    #expect(typist.hears(.press("shift"), .press("a"), .press("b")) == ["Shift on", "A", "b"])
  }

  @Test func `another page says its name after a sound, and not the key under the focus`() {
    let typist = Typist()
    #expect(typist.commands(.press("numbers")) == [[.sound(.page), .text("Numbers")]])
  }

  @Test func `another keyboard says its name and its language`() {
    let typist = Typist()
    #expect(typist.hears(.press("next")) == ["Digits, German"])
    #expect(typist.hears(.press("next")) == ["Everyday"])
    let german = Typist(language: "de")
    #expect(german.hears(.press("next")) == ["Digits, Deutsch"])
  }

  @Test func `when editing begins the keyboard is said, then the key that has the focus`() {
    let typist = Typist(keys: "1")
    let events = typist.session.begin(at: .zero)
    let said = events.flatMap { typist.narrator.utterances(for: $0, at: .zero) }
    #expect(said.map(\.text) == ["Everyday", "1"])
    #expect(said.map(\.urgency) == [.message, .message])
  }

  @Test func `putting the keyboard away is said`() {
    let typist = Typist()
    #expect(typist.hears(.press("dismiss")) == ["Keyboard hidden"])
    #expect(typist.hears(.move(.next)) == ["The keyboard is hidden"])
  }

  @Test func `typing a text as a whole says the text and not the way to it`() {
    let typist = Typist()
    #expect(typist.hears(.type("aB")) == ["a", "B"])
    #expect(typist.utterances(.type("C")).flatMap(\.sounds) == [])
  }

  @Test func `a key without any words is silent`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let key = Key(id: "k", title: "", label: "", function: .insert("x"))
    #expect(narrator.utterances(for: .focus(key, page: "p", cause: .named), at: .zero) == [])
  }

  @Test func `a label in another language is said in that language`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let key = Key(id: "k", title: "", label: "Leertaste", language: "de", function: .insert(" "))
    let said = narrator.utterances(for: .focus(key, page: "p", cause: .named), at: .zero)
    #expect(said == [Utterance([.text("Leertaste")], language: "de", cause: .focus)])
  }

  @Test func `a label of symbols alone is said by their names`() {
    var narrator = Narrator(phrases: .english, language: "en")
    let key = Key(id: "k", title: "", label: "=<", function: .page("more"))
    let said = narrator.utterances(for: .focus(key, page: "p", cause: .named), at: .zero)
    #expect(said.map(\.text) == ["equals less than"])
  }

  @Test func `an emoji is said by its name when it is focused, typed and deleted`() {
    let typist = Typist(keys: "🐭")
    #expect(
      typist.hears(.focus("🐭"), .press("🐭"), .press("delete"))
        == ["mouse face", "mouse face", "mouse face"])
  }
}
