extension NameTable {
  /// The table of each language, by its tag; each is made when first asked for.
  static let all: [String: @Sendable () -> NameTable] = [
    "de": { .german },
    "en": { .english },
  ]

  private static let tags = Array(all.keys)

  /// The table that answers for a language tag, or nil where none is close.
  static func best(for tag: String) -> NameTable? {
    if let table = all[tag] { return table() }
    return LanguageMatch.best(for: tag, among: tags).flatMap { all[$0]?() }
  }
}
