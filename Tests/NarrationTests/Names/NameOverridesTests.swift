import Testing

@testable import Narration

@Suite struct NameOverridesTests {
  @Test func `lines hold for all languages until a language is named`() throws {
    let overrides = try NameOverrides(
      parsing: """
        # My names
        #\thash
        U+0020\tblank
        U+0065 U+0301\te with a hat

        [pt-BR]
        @\tarroba minha
        [*]
        [\topen
        """)
    #expect(overrides.name(of: "#", in: "en") == "hash")
    #expect(overrides.name(of: " ", in: "de") == "blank")
    #expect(overrides.name(of: "é", in: "fr") == "e with a hat")
    #expect(overrides.name(of: "@", in: "pt-BR") == "arroba minha")
    #expect(overrides.name(of: "@", in: "pt") == nil)
    #expect(overrides.name(of: "[", in: "fr") == "open")
  }

  @Test func `the closest language's name is taken`() throws {
    let overrides = try NameOverrides(parsing: "@\ta\n[de]\n@\tb\n[de-CH]\n@\tc\n")
    #expect(overrides.name(of: "@", in: "de-CH") == "c")
    #expect(overrides.name(of: "@", in: "de-AT") == "b")
    #expect(overrides.name(of: "@", in: "fr") == "a")
  }

  @Test func `line ends of any system are read`() throws {
    let overrides = try NameOverrides(parsing: "\u{FEFF}\r\na\tone\r\nb\ttwo\r\n")
    #expect(overrides.name(of: "b", in: "en") == "two")
  }

  struct Bad: CustomTestStringConvertible {
    var text: String
    var line: Int
    var column: Int
    var reason: NameFileError.Reason
    var testDescription: String { text.debugDescription }
  }

  @Test(arguments: [
    Bad(text: "a\tb\nat sign", line: 2, column: 8, reason: .missingTab),
    Bad(text: "a\tb\tc", line: 1, column: 4, reason: .secondTab),
    Bad(text: "\tb", line: 1, column: 1, reason: .missingCharacter),
    Bad(text: "ab\tc", line: 1, column: 2, reason: .severalCharacters),
    Bad(text: "U+0061 U+0062\tc", line: 1, column: 1, reason: .severalCharacters),
    Bad(text: "U+0065 x\tc", line: 1, column: 8, reason: .noCodePoint("x")),
    Bad(text: "U+D800\tc", line: 1, column: 1, reason: .noCodePoint("U+D800")),
    Bad(text: "\n\na\t  ", line: 3, column: 3, reason: .missingName),
    Bad(text: "[d e]", line: 1, column: 2, reason: .noLanguage("d e")),
    Bad(text: "[]", line: 1, column: 2, reason: .noLanguage("")),
    Bad(text: "[de", line: 1, column: 4, reason: .unclosedLanguage),
    Bad(text: "[de] x", line: 1, column: 4, reason: .unclosedLanguage),
  ]) func `a bad line is told by line, column and reason`(_ bad: Bad) {
    let error = #expect(throws: NameFileError.self) { try NameOverrides(parsing: bad.text) }
    #expect(error == NameFileError(line: bad.line, column: bad.column, reason: bad.reason))
    #expect(error?.description.isEmpty == false)
  }
}
