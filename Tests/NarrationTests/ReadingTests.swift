import KeyModel
import Narration
import Testing

/// What is read on request, and what the caret passes.
struct ReadingTests {
  @Test func `reading a character again says its phonetic word, then its code point`() {
    let typist = Typist(text: "a", alphabet: SampleAlphabet())
    #expect(
      typist.hears(.read(.character), .read(.character), .read(.character))
        == ["a", "Alfa", "U+0061, latin small letter a"])
    #expect(typist.hears(.read(.character)) == ["a"])
  }

  @Test func `reading again after a time, or after something else, begins anew`() {
    let typist = Typist(text: "a", alphabet: SampleAlphabet())
    #expect(typist.hears(.read(.character), .wait(.seconds(2)), .read(.character)) == ["a", "a"])
    _ = typist.hears(.focus("b"))
    #expect(typist.hears(.read(.character)) == ["a"])
  }

  @Test func `reading a word again spells it, then by the phonetic alphabet`() {
    let typist = Typist(text: "cab", alphabet: SampleAlphabet())
    #expect(
      typist.hears(.read(.word), .read(.word), .read(.word))
        == ["cab", "c a b", "Charlie Alfa Bravo"])
  }

  @Test func `every code point of a character is told`() {
    let typist = Typist(text: "e\u{301}")
    #expect(
      typist.hears(.read(.character), .read(.character), .read(.character)).last
        == "U+0065, latin small letter e U+0301, combining acute accent")
  }

  @Test(arguments: [Reading.character, .word, .line, .all])
  func `nothing to read is said`(reading: Reading) {
    #expect(Typist().hears(.read(reading)) == ["blank"])
  }

  @Test func `the key that has the focus can be said again, and by the phonetic alphabet`() {
    let typist = Typist(alphabet: SampleAlphabet())
    #expect(typist.hears(.focus("b"), .read(.key), .read(.phonetic)) == ["b", "b", "Bravo"])
  }

  @Test(arguments: [
    (NarrationSettings.PunctuationLevel.none, "Hello (you), 5 at x: fine."),
    (.some, "Hello (you), 5 percent at x: fine."),
    (.most, "Hello left parenthesis you right parenthesis, 5 percent at x colon fine."),
    (.all, "Hello left parenthesis you right parenthesis comma 5 percent at x colon fine period"),
  ])
  func `the level tells which marks are named when a text is read`(
    level: NarrationSettings.PunctuationLevel, said: String
  ) {
    let typist = Typist(
      text: "Hello (you), 5% at x: fine.", settings: settings { $0.punctuation = level })
    #expect(typist.hears(.read(.line)) == [said])
  }

  @Test(arguments: NarrationSettings.PunctuationLevel.allCases)
  func `a single mark is named at every level`(level: NarrationSettings.PunctuationLevel) {
    let typist = Typist(text: ",", settings: settings { $0.punctuation = level })
    #expect(typist.hears(.read(.line), .caret(.left, .character)) == ["comma", "comma"])
  }

  @Test(arguments: [
    ("=====", "5 equals"), ("==", "equals equals"), ("a == b", "a equals equals b"),
  ])
  func `equal symbols in a row are counted`(text: String, said: String) {
    #expect(Typist(text: text).hears(.read(.all)) == [said])
  }

  @Test(arguments: [
    ("de", "4 mal Gesicht mit Freudentränen"), ("ru", "4 раза смеется до слез"),
    ("en", "face with tears of joy, 4 times"), ("ro", "de 4 ori față cu lacrimi de bucurie"),
  ])
  func `emoji in a row are counted in words that need no plural of their name`(
    language: String, said: String
  ) {
    #expect(Typist(language: language, text: "😂😂😂😂").hears(.read(.all)) == [said])
  }

  @Test func `of more marks on a letter than can be named the number is said`() {
    let endless = Typist(text: "e" + String(repeating: "\u{301}", count: 200_000))
    #expect(endless.hears(.read(.line), .read(.all)) == ["e 200000 marks", "e 200000 marks"])
    let typist = Typist(text: "e" + String(repeating: "\u{301}", count: 100))
    #expect(
      typist.hears(.read(.character), .read(.character), .read(.character))
        == ["e 100 marks", "e 100 marks", "U+0065, latin small letter e 100 marks"])
    #expect(typist.hears(.caret(.left, .character)) == ["e 100 marks"])
    let german = Typist(
      language: "de", text: "ab E" + String(repeating: "\u{323}", count: 20))
    #expect(german.hears(.read(.character), .read(.line)) == ["E 20 Akzente", "ab E"])
    #expect(Typist(text: "e\u{301}\u{323}").hears(.read(.character)) == ["e acute dot below"])
  }

  @Test func `how many equal symbols are counted is the listener's`() {
    let typist = Typist(text: "====", settings: settings { $0.countsRepeatsFrom = nil })
    #expect(typist.hears(.read(.all)) == ["equals equals equals equals"])
    typist.narrator.settings.countsRepeatsFrom = 2
    #expect(typist.hears(.read(.line)) == ["4 equals"])
  }

  @Test(arguments: [
    ("S14", "😂😂😂", "face with tears of joy, 3 times"), ("S14", "🏳️‍🌈", "rainbow flag"),
    ("S14", "❤️", "red heart"),
    ("S16", "see autogen.sh.", "see autogen.sh."), ("S17", "NEW RELEASE", "NEW RELEASE"),
    ("S11", "𝓯𝓸𝓸", "foo"),
  ])
  func `S: a text is read in words a voice can say`(id: String, text: String, said: String) {
    #expect(Typist(text: text).hears(.read(.all)) == [said], "\(id)")
  }

  @Test func `lines are read with a pause between them`() {
    let typist = Typist(text: "one\n\ntwo")
    #expect(
      typist.commands(.read(.all))
        == [[.text("one"), .pause(milliseconds: 150), .text("two")]])
  }

  @Test func `the caret says what it passed over`() {
    let typist = Typist(text: "one, two")
    #expect(typist.hears(.caret(.left, .word), .caret(.left, .word)) == ["two", "one,"])
    #expect(typist.hears(.caret(.right, .character), .caret(.right, .character)) == ["o", "n"])
    #expect(typist.hears(.caret(.end, .line)) == ["e, two"])
  }

  @Test func `the caret can say what follows it instead`() {
    let typist = Typist(text: "ab cd", settings: settings { $0.caret = .following })
    _ = typist.hears(.caret(.start, nil))
    #expect(typist.hears(.caret(.right, .character), .caret(.right, .word)) == ["b", "cd"])
    #expect(typist.hears(.caret(.right, .word)) == ["blank"])
  }

  @Test func `a jump to an end of the text says which end`() {
    let typist = Typist(text: "ab")
    #expect(
      typist.hears(.caret(.start, nil), .caret(.end, nil))
        == ["Insertion point at start", "Insertion point at end"])
    #expect(typist.commands(.caret(.right, .character)) == [[.sound(.boundary)]])
  }

  @Test func `a selection says what came and what went`() {
    let typist = Typist(text: "hello world")
    _ = typist.hears(.caret(.start, nil))
    #expect(typist.hears(.select(.right, .word)) == ["hello selected"])
    #expect(typist.hears(.select(.left, .character)) == ["o unselected"])
    #expect(typist.hears(.selectAll) == ["2 words selected"])
    #expect(typist.hears(.caret(.left, .character)) == ["Nothing selected"])
  }

  @Test func `letters of another language's keyboard are said in that language`() {
    let typist = Typist()
    _ = typist.hears(.press("next"))
    _ = typist.utterances(.host(.replaceAll("ja")))
    #expect(
      typist.commands(.read(.all)) == [[.language("de"), .text("ja"), .language("en")]])
  }
}
