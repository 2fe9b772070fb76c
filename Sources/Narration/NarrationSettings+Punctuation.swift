extension NarrationSettings.PunctuationLevel {
  /// Whether a mark is named when text is read.
  ///
  /// Emoji always are, since no voice reads them right.
  func names(_ mark: Character) -> Bool {
    mark.isEmoji || Self.levels.firstIndex(of: Self.level(of: mark)) ?? 0 <= rank
  }

  /// The lowest level at which a mark is named.
  static func level(of mark: Character) -> Self {
    if signs.contains(mark) { return .some }
    if structure.contains(mark) { return .most }
    switch mark.unicodeScalars.first?.properties.generalCategory {
    case .currencySymbol, .mathSymbol, .modifierSymbol, .otherSymbol: return .some
    case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .dashPunctuation:
      return .most
    default: return .all
    }
  }

  /// Marks that stand for something, beside those that Unicode counts among the symbols.
  private static let signs: Set<Character> = [
    "@", "#", "%", "&", "*", "/", "\\", "_", "§", "¶", "†", "‡", "•", "‰", "‱",
  ]
  /// Marks that show how text is built, beside brackets, dashes and pairs of quotation marks.
  private static let structure: Set<Character> = ["\"", "'", ":", ";", "…"]

  private static let levels: [Self] = [.none, .some, .most, .all]

  private var rank: Int { Self.levels.firstIndex(of: self) ?? 0 }
}

extension Character {
  /// Whether it is seen as an emoji: a keycap, a flag, a symbol in emoji style.
  var isEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.contains("\u{20E3}")
  }
}
