extension Phrases {
  /// The languages that can be spoken, by their BCP 47 tags, in the order of the tags.
  public static var languages: [String] { SpokenLanguage.tags }

  /// What is said in each of the languages, in the order of their tags.
  public static var all: [Phrases] {
    SpokenLanguage.tags.compactMap { SpokenLanguage.byTag[$0]?.phrases() }
  }

  /// What is said in the language closest to a tag; English where none is close.
  ///
  /// de-AT is answered by German, nn by Norwegian Bokmål, zh-TW by traditional Chinese. Names of
  /// locales such as `pt_BR.UTF-8` are understood as well.
  public static func best(for tag: String) -> Phrases {
    SpokenLanguage.best(for: tag)?.phrases() ?? .english
  }
}
