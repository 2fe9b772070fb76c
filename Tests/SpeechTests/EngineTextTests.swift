import Testing

@testable import Speech

private struct Case: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var safe: String
  var testDescription: String { name }
}

private let cases: [Case] = [
  Case(name: "plain text is left alone", text: "Delete key", safe: "Delete key"),
  Case(name: "U+0000 doesn't cut", text: "a\u{0}b", safe: "ab"),
  Case(name: "U+0001 starts no command", text: "a\u{1}99sb", safe: "a99sb"),
  Case(name: "controls go", text: "\u{1B}[2Ja\u{7F}\u{9B}b\u{2}", safe: "[2Jab"),
  Case(name: "line breaks are spaces", text: "a\r\n\u{85}\u{2028}b\tc", safe: "a b c"),
  Case(name: "white space at the ends goes", text: " \u{A0} a \u{3000}", safe: "a"),
  Case(name: "the engine's own signs go", text: "a\u{530}b\u{557}c", safe: "abc"),
  Case(name: "bidi controls go", text: "\u{202E}abc\u{202C}\u{200F}\u{2066}", safe: "abc"),
  Case(name: "joiners stay", text: "क\u{94D}\u{200D}ष", safe: "क\u{94D}\u{200D}ष"),
  Case(name: "private and unassigned scalars go", text: "\u{E000}a\u{378}\u{FFFFF}", safe: "a"),
  Case(name: "byte order marks and soft hyphens go", text: "\u{FEFF}a\u{AD}b", safe: "ab"),
  Case(name: "emoji style goes", text: "❤\u{FE0F}", safe: "❤"),
  Case(name: "marks are composed", text: "A\u{308}u\u{308}", safe: "\u{C4}\u{FC}"),
  Case(name: "two marks are composed", text: "a\u{302}\u{301}", safe: "\u{1EA5}"),
  Case(name: "marks in another order are composed", text: "a\u{323}\u{302}", safe: "\u{1EAD}"),
  Case(name: "a mark without a composed form stays", text: "q\u{308}", safe: "q\u{308}"),
  Case(name: "the part that composes is composed", text: "a\u{308}\u{332}", safe: "\u{E4}\u{332}"),
  Case(name: "hangul is composed", text: "\u{1112}\u{1161}\u{11AB}", safe: "\u{D55C}"),
  Case(name: "hangul without a tail is composed", text: "\u{1100}\u{1161}", safe: "\u{AC00}"),
  Case(name: "nothing is nothing", text: "\u{1}\u{0} ", safe: ""),
]

@Suite struct EngineTextTests {
  @Test(arguments: cases)
  private func `text is made safe`(example: Case) {
    // Scalars, because the strings of a letter with its mark are equal either way.
    let safe = EngineText(example.text).string.unicodeScalars
    #expect(Array(safe) == Array(example.safe.unicodeScalars))
  }

  @Test(arguments: 1...20)
  func `nothing dangerous is left of random text`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let text = HostileText.random(using: &random)
      for scalar in EngineText(text).string.unicodeScalars {
        #expect(scalar.value >= 0x20 && scalar.value != 0x530 && scalar.value != 0x557)
        #expect(scalar.properties.generalCategory != .control)
      }
    }
  }

  @Test(arguments: [
    ("a", true), ("Ä", true), ("7", true), ("\u{905}", true), ("ab", false), (".", false),
    ("", false), ("😀", false),
  ])
  func `a letter or digit alone is isolated`(text: String, isIsolated: Bool) {
    #expect(EngineText(text).isIsolated == isIsolated)
  }
}

/// Texts as a layout file of ill will may hold them.
enum HostileText {
  private static let pieces: [String] = [
    "Delete", "a", "\u{0}", "\u{1}", "\u{1}450s", "\u{1}99p", "\u{1}0a", "\u{1}F", "\u{2}",
    "[[", "]]", "[[h@l'oU]]", "<prosody rate=\"x-fast\">", "</prosody>", "<mark name='1'/>",
    "<voice name=\"de\">", "<", ">", "&", "&amp;", "&#1;", "&lt;", "\u{530}", "\u{557}",
    "\u{202E}", "\u{2066}", "\u{200D}", "\u{FEFF}", "\u{FFFD}", "\u{FFFF}", "\u{10FFFF}",
    "🌐", "👩‍💻", "🇸🇪", "😂", "❤️", "\u{308}", "e\u{301}", "각", "中", "あ", "ا", "क्ष", " ", "\n",
    "\r\n", "\t", "\\", "\"", "'", "…", "—", "%s%n", "123", "1e999", ".", ",", "?!", "____", "😀😀",
  ]

  /// A text of up to 8 pieces or random scalars.
  static func random(using random: inout SeededRandom) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      if Bool.random(using: &random) {
        text += pieces.randomElement(using: &random) ?? ""
      } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &random)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
