/// A language that can be spoken: its sentences and its names of characters.
///
/// Each is made when first asked for, and most sessions need one language.
struct SpokenLanguage: Sendable {
  let phrases: @Sendable () -> Phrases
  let names: @Sendable () -> NameTable

  private init(
    _ phrases: @autoclosure @escaping @Sendable () -> Phrases,
    _ names: @autoclosure @escaping @Sendable () -> NameTable
  ) {
    self.phrases = phrases
    self.names = names
  }

  /// The languages by their BCP 47 tags.
  static let byTag: [String: SpokenLanguage] = [
    "ar": SpokenLanguage(.arabic, .arabic),
    "cs": SpokenLanguage(.czech, .czech),
    "da": SpokenLanguage(.danish, .danish),
    "de": SpokenLanguage(.german, .german),
    "el": SpokenLanguage(.greek, .greek),
    "en": SpokenLanguage(.english, .english),
    "es": SpokenLanguage(.spanish, .spanish),
    "fi": SpokenLanguage(.finnish, .finnish),
    "fr": SpokenLanguage(.french, .french),
    "he": SpokenLanguage(.hebrew, .hebrew),
    "hi": SpokenLanguage(.hindi, .hindi),
    "hu": SpokenLanguage(.hungarian, .hungarian),
    "it": SpokenLanguage(.italian, .italian),
    "ja": SpokenLanguage(.japanese, .japanese),
    "ko": SpokenLanguage(.korean, .korean),
    "nb": SpokenLanguage(.norwegian, .norwegian),
    "nl": SpokenLanguage(.dutch, .dutch),
    "pl": SpokenLanguage(.polish, .polish),
    "pt": SpokenLanguage(.portuguese, .portuguese),
    "ro": SpokenLanguage(.romanian, .romanian),
    "ru": SpokenLanguage(.russian, .russian),
    "sv": SpokenLanguage(.swedish, .swedish),
    "tr": SpokenLanguage(.turkish, .turkish),
    "uk": SpokenLanguage(.ukrainian, .ukrainian),
    "zh": SpokenLanguage(.chinese, .chinese),
    "zh-Hant": SpokenLanguage(.traditionalChinese, .traditionalChinese),
  ]

  /// The languages' tags, in their order.
  static let tags = byTag.keys.sorted()

  /// The language closest to a tag, or nil where none is close.
  ///
  /// de-AT is answered by German, nn by Norwegian Bokmål, zh-TW by traditional Chinese. Names of
  /// locales such as `pt_BR.UTF-8` are understood as well.
  static func best(for tag: String) -> SpokenLanguage? {
    if let language = byTag[tag] { return language }
    // Quick for the usual region after a language; only Chinese is told apart by what follows.
    if let hyphen = tag.firstIndex(of: "-"), !tag.hasPrefix("zh"),
      let language = byTag[String(tag[..<hyphen])]
    {
      return language
    }
    return LanguageMatch.best(for: tag, among: tags).flatMap { byTag[$0] }
  }
}
