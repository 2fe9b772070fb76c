/// Tells what characters are called, from tables in many languages.
///
/// A key's own label goes before all this and is the narrator's to look at. Then the first of
/// these that has a name gives it:
///
/// 1. the listener's own names;
/// 2. what a key with this glyph does, such as "delete" for ⌫;
/// 3. the language's table: ours, then CLDR's;
/// 4. the character itself, where it is a letter or digit that the language's voice reads;
/// 5. the names of its parts, such as "e acute";
/// 6. its English name, from our table, CLDR's or Unicode's, marked as English.
public struct CharacterNames: CharacterNaming {
  /// The listener's own names.
  public var overrides: NameOverrides

  /// Makes names, with those of the listener before all others.
  public init(overrides: NameOverrides = NameOverrides()) {
    self.overrides = overrides
  }

  /// The name of one grapheme cluster; never without words, and never a code.
  ///
  /// Several clusters are named one after the other. Where there is no table for the language,
  /// letters and digits are left to its voice and all else is named in English.
  ///
  /// - Parameters:
  ///   - cluster: one grapheme cluster, such as ",", "é", a flag or a newline.
  ///   - language: the language to name it in, a BCP 47 tag.
  /// - Returns: the name and the language of its words; only of nothing it has no words.
  public func name(of cluster: String, in language: String) -> CharacterName {
    if let own = overrides.name(of: cluster, in: language) {
      return CharacterName(words: own, language: language, source: .override)
    }
    guard let table = SpokenLanguage.best(for: language)?.names() else {
      return nameWithoutTable(of: cluster, in: language)
    }
    if let (words, source) = NameComposer(table: table).name(of: cluster) {
      return CharacterName(words: words, language: language, source: source)
    }
    return foreignName(of: cluster)
  }

  private func nameWithoutTable(of cluster: String, in language: String) -> CharacterName {
    // A mark that stands by itself counts as a letter in Unicode, and no voice reads it as one.
    let isReadable = cluster.unicodeScalars.first.map {
      MarkedLetter.spacingMarks[$0] == nil
        && ($0.properties.isAlphabetic || $0.properties.numericType == .decimal)
    }
    guard isReadable != true else {
      return CharacterName(words: cluster.lowercased(), language: language, source: .itself)
    }
    return foreignName(of: cluster)
  }

  private func foreignName(of cluster: String) -> CharacterName {
    if ForeignLetters.isLatin(cluster) {
      return CharacterName(words: cluster.lowercased(), language: "en", source: .itself)
    }
    if ForeignLetters.isIdeograph(cluster) {
      return CharacterName(words: cluster, language: "zh", source: .itself)
    }
    let words = NameComposer(table: .english, isLastResort: true).words(of: cluster)
    return CharacterName(words: words, language: "en", source: .unicode)
  }
}
