import Testing

@testable import SpokenKeyboard

struct TypesetterTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let unicode: String
    let ascii: String
    var testDescription: String { unicode }
  }

  @Test(arguments: [
    Case(text: "abc", unicode: "abc", ascii: "abc"),
    Case(text: "\u{1B}[31m", unicode: "␛[31m", ascii: "^[[31m"),
    Case(text: "a\u{7F}b", unicode: "a␡b", ascii: "a^?b"),
    Case(text: "\u{9B}2J", unicode: "<009B>2J", ascii: "<009B>2J"),
    Case(text: "a\u{202E}b", unicode: "a<202E>b", ascii: "a<202E>b"),
    Case(text: "\u{2066}", unicode: "<2066>", ascii: "<2066>"),
    Case(text: "\u{200B}", unicode: "<200B>", ascii: "<200B>"),
    Case(text: "\u{E000}", unicode: "<E000>", ascii: "<E000>"),
    Case(text: "\u{2028}", unicode: "<2028>", ascii: "<2028>"),
    Case(text: "\u{301}", unicode: "◌\u{301}", ascii: "?"),
    Case(text: "\u{1F468}\u{200D}\u{1F469}", unicode: "👨👩", ascii: "??"),
    Case(text: "❤\u{FE0F}", unicode: "❤", ascii: "?"),
    Case(text: "é", unicode: "é", ascii: "?"),
  ])
  func `what would steer a terminal is shown instead`(_ test: Case) {
    #expect(Typesetter.unicode.cells(test.text).map(\.text).joined() == test.unicode)
    #expect(Typesetter.ascii.cells(test.text).map(\.text).joined() == test.ascii)
  }

  @Test func `a letter and its marks are one cell`() {
    let cells = Typesetter.unicode.cells("e\u{301}\u{302}")
    #expect(cells == [StyledCell(text: "e\u{301}\u{302}", width: 1, style: [])])
  }

  @Test func `a hundred marks on a letter are cut to what a cell holds`() {
    let text = "e" + String(repeating: "\u{301}", count: 100)
    let cells = Typesetter.unicode.cells(text)
    #expect(cells.map(\.text.unicodeScalars.count) == [5])
  }

  @Test func `a wide character takes two columns`() {
    #expect(Typesetter.unicode.cells("漢a").map(\.width) == [2, 1])
  }
}
