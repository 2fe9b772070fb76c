import Testing

@testable import Narration

/// Rules that hold for every language and every character.
@Suite struct NameCoverageTests {
  static let needed: [String] = [
    ",", ".", "-", "'", "’", "\"", "(", "⌫", "⇧", "⏎", "🌐", "é", "É", "ñ", "ß", "Ж", "β", "❤️", "😂",
    "👨‍👩‍👧", "🇸🇪", "क", "\u{93C}", "\u{301}", "\u{200D}", "\u{A0}", "ﷺ",
  ]
  /// Those of the needed that only their own language and English name.
  static let foreign: Set<String> = ["Ж", "क", "\u{93C}", "ﷺ"]

  static let told: [String] =
    [
      " ", "\n", "\t", "\u{A0}", "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}",
      "\u{200F}",
      "\u{202F}", "\u{2060}", "\u{FEFF}",
    ] + "'’‘‚\"“”„‹›«»`´^~-‐‑–—−_.,:;!?¡¿…·•()[]{}<>/\\|@#$%&*+=§°©®™€£¥¢№½¼¾".map { String($0) }

  private func words(_ character: String, _ language: String) -> String {
    CharacterNames().name(of: character, in: language).words
  }

  @Test(arguments: Phrases.languages)
  func `each language names what every keyboard has, in its own words`(_ language: String) {
    for character in Self.needed {
      let name = CharacterNames().name(of: character, in: language)
      #expect(!name.words.isEmpty)
      if Self.foreign.contains(character) { continue }
      #expect(name.source != .unicode, "\(character) is only named in English")
      #expect(name.language == language)
    }
  }

  @Test(arguments: Phrases.languages)
  func `at most four of what is needed is named in English, marked`(_ language: String) {
    let english = Self.needed.filter {
      language != "en" && CharacterNames().name(of: $0, in: language).source == .unicode
    }
    #expect(Set(english).isSubset(of: Self.foreign))
  }

  @Test(arguments: Phrases.languages)
  func `marks that look alike are told apart`(_ language: String) {
    var characters: [String: String] = [:]
    for character in Self.told {
      let words = words(character, language)
      if let other = characters[words] {
        Issue.record(
          "\(character.debugDescription) and \(other.debugDescription) are both \(words)")
      }
      characters[words] = character
    }
  }

  @Test(arguments: Phrases.languages)
  func `the tables name the same characters in each language`(_ language: String) throws {
    let table = try #require(SpokenLanguage.best(for: language)?.names())
    let english = NameTable.english
    #expect(Set(table.namedMarks) == Set(english.namedMarks))
    for character in english.namedCharacters where !"#<=>@[]{|}".contains(character) {
      let name = CharacterNames().name(of: character, in: language)
      #expect(name.source == .table || name.source == .itself || name.source == .function)
      #expect(name.language == language)
    }
  }

  /// Words that are the same in English and another language.
  static let sameAsEnglish: Set<String> = [
    "eng", "eth", "thorn", "option", "tab", "command", "control", "escape", "tatweel", "apostrophe",
    "tilde", "schwa", "caron", "horn", "hook", "ring", "breve", "ogonek", "eszett", "open e",
    "open o", "acute", "grave", "macron", "stroke", "circumflex", "caret",
  ]

  @Test(arguments: Phrases.languages.filter { $0 != "en" })
  func `no English words stand in another language's table`(_ language: String) throws {
    let table = try #require(SpokenLanguage.best(for: language)?.names())
    let english = NameTable.english
    for character in english.namedCharacters {
      guard let name = table.name(of: character), let word = english.name(of: character) else {
        continue
      }
      let isGreek = "αβγδεζηθικλμνξοπρστυφχψω".contains(character)
      #expect(isGreek || name != word || Self.sameAsEnglish.contains(name))
    }
  }

  @Test(arguments: Phrases.languages)
  func `names hold nothing that a voice swallows or spells`(_ language: String) throws {
    let table = try #require(SpokenLanguage.best(for: language)?.names())
    for character in table.namedCharacters {
      let name = try #require(table.name(of: character))
      for scalar in name.unicodeScalars {
        let properties = scalar.properties
        let isPlain =
          properties.isAlphabetic || properties.numericType != nil || scalar.isMark
          || " -’'׳/".unicodeScalars.contains(scalar)
        #expect(isPlain, "\(scalar) in \(name)")
      }
    }
  }

  @Test func `every assigned character has words and none has a code`() {
    for value in UInt32(0)...0x1FBFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .unassigned,
        !scalar.properties.isUnifiedIdeograph, !(0xAC00...0xD7A3).contains(value),
        !(0xE000...0xF8FF).contains(value), !(0x17000...0x18CFF).contains(value)
      else { continue }
      let words = words(String(scalar), "en")
      let code = String(value, radix: 16)
      if words.isEmpty || value > 0xFF && words.contains(code) {
        Issue.record("U+\(code) is called \(words)")
      }
    }
  }

  @Test func `no capital is told by its name`() {
    for capital in "ABCÀÉÑÖŠŻẞΑΩЖЯĐØ" {
      let small = capital == "ẞ" ? "ß" : capital.lowercased()
      for language in ["en", "de", "fr", "ru", "el"] {
        #expect(words(String(capital), language) == words(small, language))
      }
    }
  }
}
