internal import KeyModel
internal import Narration

/// What is asked of a voice to know it: what it says of characters that it has no names for, and
/// whether it speaks its own language at all.
enum VoiceProbes {
  /// Two symbols without names: what both begin with is the voice's word for any symbol.
  private static let symbols = ["\u{2BC0}", "\u{A490}"]
  /// Two letters without names, read as text.
  private static let letters = ["\u{1401}", "\u{A000}"]
  /// Two ideographs that sound differently wherever they are known.
  private static let ideographs = ["\u{9F8D}", "\u{6728}"]
  /// Two letters of kana, which no language sounds alike.
  private static let kana = ["\u{3042}", "\u{3044}"]

  /// The requests for a language.
  static func requests(_ language: String) -> [HearingRequest] {
    spelled(symbols, language) + texts(letters + ideographs + kana, language)
      + texts(words(of: language), language)
  }

  /// Words that every voice of the language should know; none where this program doesn't.
  static func words(of language: String) -> [String] {
    if let words = vowelled(language) { return words }
    let phrases = Phrases.best(for: language)
    guard phrases.language.prefix(2) == language.lowercased().prefix(2) else { return [] }
    let keys = phrases.keys
    return [keys.delete, keys.space, keys.nextKeyboard, keys.functions.undo]
  }

  /// Common words of languages that this program has no words of, or whose voices are known to be
  /// unfinished: Cherokee (Cherokee, thanks, water, hello), Burmese (Burma, letter, come, if) and Thai
  /// (have, good, water, house).
  ///
  /// All of them are written with their vowels, as Hebrew's words aren't.
  private static let common: [String: [String]] = [
    "chr": ["ᏣᎳᎩ", "ᏩᏙ", "ᎠᎹ", "ᎣᏏᏲ"],
    "my": ["မြန်မာ", "စာ", "လာ", "သာ"],
    "th": ["มี", "ดี", "น้ำ", "บ้าน"],
  ]

  private static func vowelled(_ language: String) -> [String]? {
    common[String(language.lowercased().prefix { $0 != "-" && $0 != "_" })]
  }

  /// What the probes tell of a voice.
  static func facts(
    _ language: String, _ hearing: (HearingRequest) -> Hearing?
  ) -> VoiceFacts {
    func sounds(_ requests: [HearingRequest]) -> [Hearing] { requests.compactMap(hearing) }
    let words = sounds(texts(words(of: language), language))
    return VoiceFacts(
      symbolWord: commonStart(sounds(spelled(symbols, language))),
      letterWord: commonStart(sounds(texts(letters, language))),
      ideograph: same(sounds(texts(ideographs, language))),
      kana: same(sounds(texts(kana, language))),
      unsoundWords: words.count { !isSpoken($0, in: language) }, words: words.count)
  }

  /// Whether a word is said at all, by the language's own voice, and with a vowel where it is
  /// written with one.
  private static func isSpoken(_ word: Hearing, in language: String) -> Bool {
    guard !word.isSilent, word.foreignLanguages(in: language).isEmpty else { return false }
    return vowelled(language) == nil || word.sound.hasVowel
  }

  private static func spelled(_ texts: [String], _ language: String) -> [HearingRequest] {
    texts.map { HearingRequest([.spelling($0)], language: language) }
  }

  private static func texts(_ texts: [String], _ language: String) -> [HearingRequest] {
    texts.map { HearingRequest([.text($0)], language: language) }
  }

  /// The sounds that two begin with; nothing where that is too short to be a word.
  private static func commonStart(_ heard: [Hearing]) -> Sound? {
    guard heard.count == 2 else { return nil }
    let sounds = heard.map(\.sound)
    let count = sounds[0].commonStart(with: sounds[1])
    guard count >= 3 else { return nil }
    return Sound(sounds[0].segments.prefix(count).joined())
  }

  /// The sound of two where it is the same, and there is one.
  private static func same(_ heard: [Hearing]) -> Sound? {
    guard heard.count == 2, heard[0].sound == heard[1].sound, !heard[0].sound.isEmpty else {
      return nil
    }
    return heard[0].sound
  }
}

/// What is known of a voice.
struct VoiceFacts: Hashable, Sendable {
  /// Its word for any symbol that it has no name for.
  var symbolWord: Sound?
  /// Its word for any letter that it has no name for.
  var letterWord: Sound?
  /// What it says of every ideograph, where it says the same of all.
  var ideograph: Sound?
  /// What it says of every kana, where it says the same of all.
  var kana: Sound?
  /// How many words of its own language it says in another voice, without a vowel or not at all.
  var unsoundWords = 0
  /// How many words it was asked for.
  var words = 0

  /// Whether it doesn't speak its own language.
  var isUnsound: Bool { words >= 3 && unsoundWords * 4 >= words * 3 }
}
