extension Phrases {
  /// All languages that are spoken, in the order of their tags.
  public static let all: [Phrases] = [.german, .english]

  /// The phrases of the closest language; English where none is close.
  ///
  /// - Parameter tag: what is asked for, a BCP 47 tag or the name of a locale.
  /// - Returns: the phrases, whose language is the one that is spoken.
  public static func best(for tag: String) -> Phrases {
    let match = LanguageMatch.best(for: tag, among: all.map(\.language))
    return all.first { $0.language == match } ?? .english
  }
}
