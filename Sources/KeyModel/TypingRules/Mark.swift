/// What kind of punctuation a character is, as the typing rules see it.
enum Mark {
  /// Marks that end a sentence.
  static let sentenceEnds: Set<Character> = [
    ".", "!", "?", "…", "。", "．", "｡", "！", "？", "։", "‼", "⁇", "⁈", "⁉",
  ]

  /// Marks after which a sentence or a part of it has ended or paused already.
  static let stops: Set<Character> = sentenceEnds.union([",", ":", ";", "¡", "¿"])

  static func isStraightQuote(_ character: Character) -> Bool {
    character == "\"" || character == "'"
  }

  /// Whether it may stand between a space and the first letter of a word: an opening bracket, any
  /// quotation mark, or one of Spanish's turned marks.
  static func precedesWord(_ character: Character) -> Bool {
    if isQuote(character) || character == "¿" || character == "¡" { return true }
    return category(of: character) == .openPunctuation
  }

  /// Whether it may stand between a word or a full stop and the space after it: a closing bracket
  /// or any quotation mark, since what closes in one language opens in another.
  static func followsWord(_ character: Character) -> Bool {
    isQuote(character) || category(of: character) == .closePunctuation
  }

  static func opensBracket(_ character: Character) -> Bool {
    category(of: character) == .openPunctuation
  }

  static func isDash(_ character: Character) -> Bool {
    category(of: character) == .dashPunctuation
  }

  /// Whether it is an emoji; the digits, `#` and `*`, which Unicode counts among them, aren't.
  static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return first.properties.isEmoji && !first.isASCII
  }

  private static func isQuote(_ character: Character) -> Bool {
    if isStraightQuote(character) || character == "„" || character == "‚" { return true }
    switch category(of: character) {
    case .initialPunctuation, .finalPunctuation: return true
    default: return false
    }
  }

  private static func category(of character: Character) -> Unicode.GeneralCategory? {
    character.unicodeScalars.first?.properties.generalCategory
  }
}
