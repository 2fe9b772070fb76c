import KeyModel
import Narration
import Testing

/// Keys whose layout gives no label, or an unfortunate one.
///
/// The letters before the names of tests are those of the reports they answer.
struct LabelTests {
  @Test(arguments: [
    ("L2", "🌐", KeyFunction.nextKeyboard, "Next keyboard"), ("L3", "", .insert(" "), "Space"),
    ("L5", "←", .deleteBackward, "Delete"), ("L11", "123", .page("numbers"), "Numbers"),
    ("L11", "abc", .page("letters"), "Letters"), ("L12", "", .shift, "Shift"),
    ("L14", "primary(.return)", .returnKey, "Return"), ("L17", "↵", .returnKey, "Return"),
    ("L17", "⇧", .shift, "Shift"),
  ])
  func `L: a key without a label is called by what it does`(
    id: String, title: String, function: KeyFunction, said: String
  ) {
    #expect(
      Self.typist(Key(id: "k", title: title, function: function)).hears(.focus("k")) == [said])
  }

  @Test(arguments: [
    ("L8", "it", KeyFunction.deleteBackward, "Elimina"),
    ("L9", "de", .nextKeyboard, "Nächste Tastatur"),
    ("L9", "de", .returnKey, "Eingabe"), ("L18", "pl", .insert(" "), "Spacja"),
  ])
  func `L8, L9, L18: names of functions are in the listener's language`(
    id: String, language: String, function: KeyFunction, said: String
  ) {
    let key = Key(id: "k", title: "", function: function)
    #expect(Self.typist(key, language: language).hears(.focus("k")) == [said])
  }

  @Test func `L6: the role of a key isn't said`() {
    let key = Key(id: "k", title: "", label: "q", traits: .button, function: .insert("q"))
    #expect(Self.typist(key).hears(.focus("k")) == ["q"])
  }

  @Test func `L24: a label's own language wins over the keyboard's`() {
    let key = Key(
      id: "k", title: "", label: "barre", language: "fr", function: .insert("\\"))
    #expect(Self.typist(key).utterances(.focus("k")).map(\.language) == ["fr"])
  }

  @Test func `S29: keys of capital letters are said by their names, told by pitch`() {
    let key = Key(id: "k", title: "Q", label: "Q", function: .insert("Q"))
    #expect(
      Self.typist(key).commands(.focus("k"))
        == [[.pitch(30), .character("Q"), .pitch(0)]])
  }

  private static func typist(_ key: Key, language: String = "en") -> Typist {
    let typist = Typist(language: language)
    let layout = Layout(id: "one", name: "One", pages: [Page(id: "letters", rows: [[key]])])
    typist.session = Session(
      layouts: [layout], words: Phrases.best(for: language).keys, field: .plain)
    return typist
  }
}
