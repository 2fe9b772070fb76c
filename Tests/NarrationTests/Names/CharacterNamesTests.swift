import Testing

@testable import Narration

/// What characters are called: the words that a listener hears, whose language they are, and where
/// they come from.
@Suite struct CharacterNamesTests {
  struct Case: CustomTestStringConvertible {
    var character: String
    var language: String
    var words: String
    var source: CharacterName.Source
    var wordsLanguage: String?

    init(
      _ character: String, _ language: String, _ words: String, _ source: CharacterName.Source,
      as wordsLanguage: String? = nil
    ) {
      self.character = character
      self.language = language
      self.words = words
      self.source = source
      self.wordsLanguage = wordsLanguage
    }

    var testDescription: String { "\(character.debugDescription) in \(language)" }
  }

  private func expectName(_ expected: Case) {
    let name = CharacterNames().name(of: expected.character, in: expected.language)
    #expect(name.words == expected.words)
    #expect(name.source == expected.source)
    #expect(name.language == expected.wordsLanguage ?? expected.language)
  }

  @Test(arguments: [
    Case("◌ौ", "hi", "औ की मात्रा", .table), Case("◌ौ", "en", "vowel sign au", .unicode),
    Case(",", "en", "comma", .table), Case(".", "en", "period", .table),
    Case("-", "en", "hyphen", .table), Case("'", "en", "apostrophe", .table),
    Case("’", "en", "right single quotation mark", .table),
    Case("\"", "en", "quotation mark", .table), Case("(", "en", "left parenthesis", .table),
    Case("\u{A0}", "en", "no-break space", .table),
    Case("\u{200D}", "en", "zero-width joiner", .table),
    Case("\n", "en", "new line", .table), Case("\r\n", "en", "new line", .composition),
    Case("€", "de", "Euro", .table), Case("-", "de", "Bindestrich", .table),
    Case("’", "de", "typografischer Apostroph", .table),
    Case("(", "fr", "parenthèse ouvrante", .table),
    Case(";", "ja", "セミコロン", .table), Case("؟", "ar", "علامة استفهام", .table),
    Case("،", "en", "arabic comma", .table), Case("ـ", "ar", "تطويل", .table),
    Case("ﷺ", "ar", "صلى الله عليه وسلم", .table),
  ]) func `marks and spaces have names`(_ expected: Case) { expectName(expected) }

  @Test(arguments: [
    Case("⌫", "en", "Delete", .function), Case("⏎", "en", "Return", .function),
    Case("↵", "en", "Return", .function), Case("⇧", "en", "Shift", .function),
    Case("🌐", "en", "Next keyboard", .function), Case("⌦", "en", "forward delete", .function),
    Case("\t", "en", "tab", .function), Case("⌫", "de", "Löschen", .function),
    Case("⇪", "de", "Feststelltaste", .function), Case("⌫", "ja", "さくじょ", .function),
    Case("←", "fr", "flèche gauche", .function), Case("⌫", "de-AT", "Löschen", .function),
  ]) func `a key's glyph is called by what the key does`(_ expected: Case) {
    expectName(expected)
  }

  @Test(arguments: [
    Case("q", "en", "q", .itself), Case("Q", "en", "q", .itself), Case("5", "en", "5", .itself),
    Case("ä", "de", "ä", .itself), Case("Ä", "de", "ä", .itself),
    Case("A\u{308}", "de", "ä", .itself), Case("ñ", "es", "ñ", .itself),
    Case("ж", "ru", "ж", .itself), Case("Ж", "ru", "ж", .itself),
    Case("ς", "el", "τελικό σίγμα", .table),
    Case("β", "el", "β", .itself), Case("क", "hi", "क", .itself), Case("क्ष", "hi", "क्ष", .itself),
    Case("३", "hi", "३", .itself), Case("あ", "ja", "あ", .itself), Case("한", "ko", "한", .itself),
    Case("中", "zh", "中", .itself), Case("ب", "ar", "ب", .itself), Case("I", "tr", "ı", .itself),
    Case("İ", "tr", "i", .itself), Case("ı", "tr", "ı", .itself), Case("i", "tr", "i", .itself),
    Case("I", "de", "i", .itself),
  ]) func `a letter that the voice reads is itself, in its small form`(_ expected: Case) {
    expectName(expected)
  }

  @Test(arguments: [
    Case("ß", "en", "sharp s", .table), Case("ẞ", "de", "Eszett", .table),
    Case("ó", "pl", "o kreskowane", .table), Case("ם", "he", "מם סופית", .table),
    Case("़", "hi", "नुक़्ता", .table), Case("ア", "ja", "カタカナ ア", .itself),
    Case("っ", "ja", "ちいさい つ", .table), Case("ı", "en", "dotless i", .table),
  ]) func `a letter that the voice doesn't tell apart has a name`(_ expected: Case) {
    expectName(expected)
  }

  @Test(arguments: [
    Case("é", "en", "e acute", .composition), Case("É", "en", "e acute", .composition),
    Case("e\u{301}", "en", "e acute", .composition), Case("é", "fr", "e accent aigu", .composition),
    Case("é", "de", "e Akut", .composition), Case("é", "ru", "e акут", .composition),
    Case("e\u{301}", "ru", "e акут", .composition), Case("ñ", "en", "n tilde", .composition),
    Case("ế", "en", "e circumflex acute", .composition), Case("ø", "en", "o stroke", .composition),
    Case("ά", "de", "Alpha Akut", .composition), Case("İ", "de", "i Punkt oben", .composition),
    Case("\u{301}", "en", "combining acute", .composition),
    Case("◌\u{301}", "en", "combining acute", .composition), Case("ˇ", "en", "caron", .composition),
    Case("！", "en", "fullwidth exclamation mark", .composition),
    Case("Ａ", "ru", "полноширинный знак a", .composition), Case("𝓯", "en", "f", .composition),
    Case("𝚯", "en", "theta", .composition), Case("𝟘", "en", "0", .composition),
    Case("👍🏽", "en", "thumbs up: medium skin tone", .composition),
    Case("🫱🏻‍🫲🏼", "en", "handshake: light skin tone, medium-light skin tone", .composition),
    Case("\u{E000}", "de", "Zeichen zur privaten Verwendung", .composition),
    Case("\u{378}", "de", "unbekanntes Zeichen", .composition),
    Case("\u{1}", "de", "unbekanntes Zeichen", .composition),
    Case("ab", "en", "a, b", .composition),
  ]) func `what has no name is named by its parts`(_ expected: Case) { expectName(expected) }

  @Test(arguments: [
    Case("❤️", "en", "red heart", .table), Case("❤", "en", "red heart", .table),
    Case("😂", "de", "Gesicht mit Freudentränen", .table), Case("🇸🇪", "fr", "drapeau: Suède", .table),
    Case("👨‍👩‍👧", "en", "family: man, woman, girl", .table),
    Case("1️⃣", "en", "keycap: 1", .composition),
    Case("#️⃣", "en", "keycap: number sign", .composition),
    Case("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "en", "flag: Scotland", .table),
  ]) func `emoji are called as CLDR calls them, with all their words`(_ expected: Case) {
    expectName(expected)
  }

  @Test(arguments: [
    Case("Ж", "en", "zhe", .unicode), Case("β", "en", "beta", .table),
    Case("т", "en", "cyrillic te", .unicode), Case("क", "en", "ka", .unicode),
    Case("़", "en", "nukta", .unicode), Case("あ", "en", "hiragana a", .unicode),
    Case("Ж", "de", "zhe", .unicode, as: "en"),
    Case("ﷺ", "de", "sallallahou alayhe wasallam", .unicode, as: "en"),
    Case("⡸", "en", "braille dots 4 5 6 7", .unicode), Case("中", "en", "中", .itself, as: "zh"),
    Case("b", "ru", "b", .itself, as: "en"), Case("①", "en", "circled digit one", .unicode),
  ]) func `foreign letters are named in English and say so`(_ expected: Case) {
    expectName(expected)
  }

  @Test(arguments: [
    Case("Ა", "ka", "ა", .itself), Case(",", "ka", "comma", .table, as: "en"),
    Case("é", "sw", "é", .itself), Case("ˇ", "sk", "caron", .unicode, as: "en"),
  ]) func `a language without a table reads its letters and names the rest in English`(
    _ expected: Case
  ) {
    let name = CharacterNames().name(of: expected.character, in: expected.language)
    #expect(name.words == expected.words)
    #expect(name.language == expected.wordsLanguage ?? expected.language)
  }

  @Test func `the listener's own names go before all others`() throws {
    let overrides = try NameOverrides(parsing: "⌫\tzap\n[de]\n@\tKlammeraffe\nz\tZett\n")
    let names = CharacterNames(overrides: overrides)
    #expect(
      names.name(of: "⌫", in: "fr")
        == CharacterName(words: "zap", language: "fr", source: .override))
    #expect(names.name(of: "@", in: "de-CH").words == "Klammeraffe")
    #expect(names.name(of: "@", in: "en").words == "at")
    #expect(names.name(of: "z", in: "de").source == .override)
  }
}
