extension NameTable {
  /// The table of each language, by its tag; each is made when first asked for.
  static let all: [String: @Sendable () -> NameTable] = [
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

  private static let tags = Array(all.keys)

  /// The table that answers for a language tag, or nil where none is close.
  static func best(for tag: String) -> NameTable? {
    if let table = all[tag] { return table() }
    // Quick for the usual region after a language; only Chinese is told apart by what follows.
    if let hyphen = tag.firstIndex(of: "-"), !tag.hasPrefix("zh"),
      let table = all[String(tag[..<hyphen])]
    {
      return table()
    }
    return LanguageMatch.best(for: tag, among: tags).flatMap { all[$0]?() }
  }
}
