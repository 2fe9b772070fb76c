import KeyModel
import Testing

struct `Words and lines` {
  struct Place: CustomTestStringConvertible {
    /// The text, with | for the caret.
    var testDescription: String
    var before: String?
    var current: String?
    /// Where word left, right, start and end go, with |.
    var left: String
    var right: String
  }

  @Test(arguments: [
    Place(
      testDescription: "one two|", before: "two", current: "two", left: "one |two",
      right: "one two|"),
    Place(
      testDescription: "one |two", before: "one", current: "two", left: "|one two",
      right: "one two|"),
    Place(
      testDescription: "one | two", before: "one", current: nil, left: "|one  two",
      right: "one  two|"),
    Place(
      testDescription: "don't|", before: "don't", current: "don't", left: "|don't",
      right: "don't|"),
    Place(
      testDescription: "don|’t x", before: "don", current: "don’t", left: "|don’t x",
      right: "don’t| x"),
    Place(
      testDescription: "'tis|", before: "tis", current: "tis", left: "'|tis", right: "'tis|"),
    Place(
      testDescription: "well-known|", before: "known", current: "known", left: "well-|known",
      right: "well-known|"),
    Place(testDescription: "👍|", before: nil, current: nil, left: "|👍", right: "👍|"),
    Place(
      testDescription: "नमस्ते, |दुनिया", before: "नमस्ते", current: "दुनिया",
      left: "|नमस्ते, दुनिया", right: "नमस्ते, दुनिया|"),
    Place(
      testDescription: "a1b2|.", before: "a1b2", current: "a1b2", left: "|a1b2.", right: "a1b2.|"),
    Place(testDescription: "|", before: nil, current: nil, left: "|", right: "|"),
  ])
  func `are found around the caret`(place: Place) {
    let document = parse(place.testDescription)
    #expect(document.wordBeforeCaret == place.before)
    #expect(document.currentWord == place.current)
    #expect(after(.moveCaret(.left, .word), document) == place.left)
    #expect(after(.moveCaret(.right, .word), document) == place.right)
  }

  @Test func `the start and the end of a word are of the one at the caret`() {
    #expect(after(.moveCaret(.start, .word), parse("say don't|")) == "say |don't")
    #expect(after(.moveCaret(.end, .word), parse("say |don't")) == "say don't|")
    #expect(after(.moveCaret(.end, .word), parse("say | don't")) == "say | don't")
  }

  @Test(arguments: [
    ("one\ntw|o\nthree", "two", "one\n|two\nthree", "one\ntwo|\nthree"),
    ("one\r\n|\r\nthree", "", "|one\r\n\r\nthree", "one\r\n\r\nthree|"),
    (
      "one\u{2028}t|wo\u{85}three", "two", "one\u{2028}|two\u{85}three",
      "one\u{2028}two|\u{85}three"
    ),
    ("|one", "one", "|one", "one|"),
    ("one\n|", "", "|one\n", "one\n|"),
  ])
  func `a line move goes to its edge and then to the next line`(
    start: String, line: String, left: String, right: String
  ) {
    let document = parse(start)
    #expect(document.currentLine == line)
    #expect(after(.moveCaret(.left, .line), document) == left)
    #expect(after(.moveCaret(.right, .line), document) == right)
  }

  @Test(arguments: [1, 30, 60, 61, 62, 63, 64, 65, 126, 127, 128, 129, 4000])
  func `a word is found whole, wherever a look for it is cut`(length: Int) {
    let word = "x'" + String(repeating: "a", count: length) + "'y"
    var document = TextDocument("say " + word)
    #expect(document.wordBeforeCaret == word)
    #expect(document.currentWord == word)
    _ = document.apply(.moveCaret(.left, .word))
    #expect(document.caret == 4)
    #expect(document.currentWord == word)
    _ = document.apply(.moveCaret(.right, .word))
    #expect(document.caret == document.utf8Count)
  }

  @Test func `a word beyond four kilobytes is read in part and passed whole`() {
    var document = TextDocument(String(repeating: "a", count: 20_000))
    #expect(document.wordBeforeCaret?.count == 4096)
    _ = document.apply(.moveCaret(.left, .word))
    #expect(document.caret == 0)
  }

  @Test func `the characters beside the caret are whole`() {
    let document = TextDocument(before: "a👨‍👩‍👧", after: "\r\nb")
    #expect(document.characterBeforeCaret == "👨‍👩‍👧")
    #expect(document.characterAfterCaret == "\r\n")
    #expect(TextDocument().characterBeforeCaret == nil)
    #expect(TextDocument().characterAfterCaret == nil)
  }

  private func parse(_ text: String) -> TextDocument {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    return TextDocument(before: String(parts[0]), after: String(parts[1]))
  }

  /// The text after an edit, with | for the caret.
  private func after(_ edit: TextEdit, _ document: TextDocument) -> String {
    var document = document
    _ = document.apply(edit)
    return document.before(maxBytes: .max) + "|" + document.after(maxBytes: .max)
  }
}

/// Words that hold a mark, as UAX #29 has them.
struct JoinedWordTests {
  @Test(arguments: [
    ("1.000", ["1.000"]), ("3,5", ["3,5"]), ("a_b", ["a_b"]), ("e.g.", ["e.g"]),
    ("12:30", ["12", "30"]), ("foo-bar", ["foo", "bar"]), ("don't", ["don't"]),
    ("a,b", ["a", "b"]),
    ("x1.y", ["x1", "y"]), ("end. Next", ["end", "Next"]), ("'quoted'", ["quoted"]),
  ])
  func `a word keeps the marks that join it`(text: String, words: [String]) {
    var document = TextDocument(text, selection: 0..<0)
    var found: [String] = []
    while document.apply(.extendSelection(.right, .word)) != nil {
      let start = text.utf8.index(text.startIndex, offsetBy: document.anchor)
      let end = text.utf8.index(text.startIndex, offsetBy: document.caret)
      found += WordBoundary.lastWord(in: String(text[start..<end])).map { [String($0)] } ?? []
      _ = document.apply(.moveCaret(.right, .character))
    }
    #expect(found == words)
  }
}
