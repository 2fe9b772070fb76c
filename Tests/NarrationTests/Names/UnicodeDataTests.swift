import Testing

@testable import Narration

/// Our English names against those of the Unicode character database, which Swift carries.
@Suite struct UnicodeDataTests {
  /// Names that people use in place of Unicode's; each was looked at.
  private static let otherwiseCalled: [UInt32: String] = [
    0x002E: "period",
    0x002F: "slash",
    0x005C: "backslash",
    0x005E: "caret",
    0x005F: "underscore",
    0x0060: "backtick",
    0x00AC: "negation",
    0x00B6: "paragraph mark",
    0x039B: "lambda",
    0x03BB: "lambda",
    0x09F3: "Bangladeshi Taka",
    0x1FBE: "iota",
    0x1FEF: "backtick",
    0x202C: "end of embedding",
    0x20A1: "Costa Rican Colón",
    0x2126: "omega",
    0x21C5: "up-pointing and down-pointing arrows",
    0x22C8: "natural join",
    0x23E9: "fast-forward button",
    0x23EA: "fast reverse button",
    0x23ED: "next track button",
    0x23EE: "last track button",
    0x23EF: "play or pause button",
    0x23F8: "pause button",
    0x25B6: "play button",
    0x25C0: "reverse button",
    0x25C9: "hollow circle containing filled circle",
    0x25CE: "concentric circles",
    0x264F: "Scorpio",
    0x267E: "infinity",
    0x2695: "medical symbol",
    0x2696: "balance scale",
    0x26A7: "transgender symbol",
    0x2716: "multiply",
    0x2797: "divide",
    0x3297: "Japanese congratulations button",
    0xFEFF: "byte order mark",
  ]

  @Test func `S20: a name in a table shares a word with the character's name in Unicode`() {
    let names = CharacterNames()
    var otherwise: [UInt32: String] = [:]
    var count = 0
    for value in UInt32(0x20)...0xFFFF {
      guard let scalar = Unicode.Scalar(value), let official = scalar.properties.name else {
        continue
      }
      let name = names.name(of: String(scalar), in: "en")
      guard name.source == .table else { continue }
      count += 1
      if words(name.words).isDisjoint(with: words(official)) { otherwise[value] = name.words }
    }
    #expect(count > 600)
    #expect(otherwise == Self.otherwiseCalled)
  }

  @Test(arguments: [
    ("⡸", "braille dots 4 5 6 7"), ("⢸", "braille dots 4 5 6 8"), ("⣸", "braille dots 4 5 6 7 8"),
    ("⊍", "multiset multiplication"), ("⁻", "superscript minus"), ("⟂", "perpendicular"),
    ("⅜", "vulgar fraction three eighths"), ("≤", "less-than or equal"),
  ]) func `S20: symbols that another table had wrong`(character: String, words: String) {
    #expect(CharacterNames().name(of: character, in: "en").words == words)
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }
}
