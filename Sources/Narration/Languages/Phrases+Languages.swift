extension Phrases {
  /// The languages that can be spoken, by their BCP 47 tags, in the order of the tags.
  public static let languages: [String] = byLanguage.keys.sorted()

  /// What is said in each of the languages, in the order of their tags.
  public static var all: [Phrases] { languages.compactMap { byLanguage[$0]?() } }

  /// What is said in the language closest to a tag; English where none is close.
  ///
  /// de-AT is answered by German, nn by Norwegian Bokmål, zh-TW by traditional Chinese. Names of
  /// locales such as `pt_BR.UTF-8` are understood as well.
  public static func best(for tag: String) -> Phrases {
    LanguageMatch.best(for: tag, among: languages).flatMap { byLanguage[$0]?() } ?? .english
  }

  /// The phrases of each language, by its tag; each is made when first asked for.
  private static let byLanguage: [String: @Sendable () -> Phrases] = [
    "ar": { .arabic },
    "cs": { .czech },
    "da": { .danish },
    "de": { .german },
    "el": { .greek },
    "en": { .english },
    "es": { .spanish },
    "fi": { .finnish },
    "fr": { .french },
    "he": { .hebrew },
    "hi": { .hindi },
    "hu": { .hungarian },
    "it": { .italian },
    "ja": { .japanese },
    "ko": { .korean },
    "nb": { .norwegian },
    "nl": { .dutch },
    "pl": { .polish },
    "pt": { .portuguese },
    "ro": { .romanian },
    "ru": { .russian },
    "sv": { .swedish },
    "tr": { .turkish },
    "uk": { .ukrainian },
    "zh": { .chinese },
    "zh-Hant": { .traditionalChinese },
  ]
}
