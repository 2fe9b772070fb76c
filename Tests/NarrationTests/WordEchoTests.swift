import KeyModel
import Narration
import Testing

/// Words are read from the text when what ends them is typed; a mark that ends one is named, white space isn't.
///
/// The letters before the names of tests are those of the reports they answer.
struct WordEchoTests {
  static let words = settings { $0.echo = .words }
  static let both = settings { $0.echo = .charactersAndWords }

  @Test(arguments: ["it's", "don't", "won't", "don’t"])
  func `W1: an apostrophe is part of the word`(word: String) {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses(word + " ") == [word])
  }

  @Test func `W2: an acute accent within a word is taken for an apostrophe`() {
    let typist = Typist(keys: "dont´ ", settings: Self.words)
    #expect(typist.presses("don´t ") == ["don´t"])
  }

  @Test func `W4: a word that was edited is said whole`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("helo⌫lo ") == ["o", "hello"])
  }

  @Test func `W5: a space that was deleted and typed again says the word again`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("hello ⌫ ") == ["hello", "space", "hello"])
  }

  @Test func `W7: a word typed over a selection is said whole`() {
    let typist = Typist(text: "old", settings: Self.words)
    _ = typist.hears(.selectAll)
    #expect(typist.presses("word ") == ["word"])
  }

  @Test func `W8: with characters and words, the word comes before its space`() {
    let typist = Typist(settings: Self.both)
    #expect(typist.presses("word ") == ["w", "o", "r", "d", "word", "space"])
  }

  @Test func `W10: an emoji that the host makes of marks is said`() {
    let typist = Typist(text: "hi :) ")
    #expect(typist.hears(.host(.replaceAll("hi 🙂 "))) == ["slightly smiling face"])
  }

  @Test func `W11: Return ends a word`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("word⏎") == ["word"])
    let other = Typist(settings: Self.both)
    #expect(other.presses("a⏎") == ["a", "a", "new line"])
  }

  @Test(arguments: [words, both])
  func `W13: a mark is named once`(settings: NarrationSettings) {
    let typist = Typist(settings: settings)
    #expect(typist.presses("$") == ["dollar"])
  }

  @Test func `W14: a second space doesn't say the word again`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("foo  ") == ["foo"])
  }

  @Test func `W16: the first word of an empty text is said`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("first ") == ["first"])
  }

  @Test(arguments: [
    ("x-ray ", ["x-ray"]), ("e-mail ", ["e-mail"]), ("3.14 ", ["3.14"]), ("12:30 ", ["12:30"]),
    ("1,000 ", ["1,000"]), ("a.b ", ["a", "period", "b"]), ("a,b ", ["a", "comma", "b"]),
  ])
  func `W17: hyphens join words, full stops and commas join digits alone`(
    typed: String, said: [String]
  ) {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses(typed) == said)
  }

  @Test func `a sentence without marks gives its words and nothing else`() {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses("don't stop ") == ["don't", "stop"])
  }

  @Test(arguments: [
    ("hi.", ["hi", "period"]), ("hi!", ["hi", "exclamation mark"]),
    ("end- ", ["end", "hyphen"]), ("end--", ["end", "hyphen", "hyphen"]),
    ("3. ", ["3", "period"]), ("3.a ", ["3", "period", "a"]), ("'tis ", ["apostrophe", "tis"]),
    ("(a) ", ["left parenthesis", "a", "right parenthesis"]), ("a' ", ["a", "apostrophe"]),
  ])
  func `a mark that joins nothing ends the word and is named`(typed: String, said: [String]) {
    let typist = Typist(settings: Self.words)
    #expect(typist.presses(typed) == said)
  }

  @Test func `a word that is cut in two by a space is said up to the space`() {
    let typist = Typist(text: "twowords", settings: Self.words)
    _ = typist.hears(.proxy(.adjustTextPosition(byCharacterOffset: -5)))
    #expect(typist.presses(" ") == ["two"])
  }

  @Test func `a full stop that a rule makes of a second space is named, and the word not again`() {
    let typist = Typist(settings: Self.words, set: ["double-space-period": "on"])
    #expect(typist.presses("hi  ") == ["hi", "period"])
  }

  @Test func `a word is a message, as its space, which doesn't cut it`() {
    let typist = Typist(settings: Self.both)
    _ = typist.presses("hi")
    let said = typist.utterances(.press(" "))
    #expect(said.map(\.text) == ["hi", "space"])
    #expect(said.map(\.urgency) == [.message, .message])
  }

  @Test(arguments: [
    ("one two. ", ["one two."]), ("is it? yes! ", ["is it?", "yes!"]),
    ("so. ⌫ ", ["so.", "space", "so."]),
    ("so.  ", ["so."]), ("he said \"so.\" ", ["he said \"so.\""]), ("title⏎", ["title"]),
    ("3.14", []),
  ])
  func `a sentence is said when white space completes it`(typed: String, said: [String]) {
    let typist = Typist(
      settings: settings {
        $0.echo = .sentences
        $0.punctuation = .none
      })
    #expect(typist.presses(typed) == said)
  }

  @Test func `physical keys and keys on the screen have an echo of their own`() {
    let typist = Typist(
      settings: settings {
        $0.echo = .none
        $0.hardwareEcho = .charactersAndWords
      })
    #expect(typist.presses("a ") == [])
    #expect(typist.hears(.strike("b"), .strike(" ")) == ["b", "b", "space"])
  }
}
