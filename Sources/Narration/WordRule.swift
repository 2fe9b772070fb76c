/// What a word is while it is typed.
///
/// A word is a run of letters, marks and numbers. Apostrophes, hyphens, underscores, middle dots and
/// @ join what stands on both sides of them, so that "don't", "x-ray" and an address are one word
/// each; full stops, commas and colons join digits alone, so that "3.14" is one word and "a.b" two.
enum WordRule {
  /// Joins words and numbers: apostrophes of all kinds, hyphens, underscore, middle dot, @.
  private static let joiners: Set<Character> = [
    "'", "’", "´", "＇", "-", "‐", "‑", "_", "·", "@",
  ]
  /// Joins numbers alone.
  private static let numberJoiners: Set<Character> = [".", ",", ":"]

  /// Whether a word can consist of the character.
  static func isOfWord(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, !scalars.contains("\u{20E3}") else { return false }
    switch first.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    default:
      return false
    }
  }

  /// Whether a character that follows another may join it to what comes next.
  static func mayJoin(_ character: Character, after before: Character?) -> Bool {
    guard let before, isOfWord(before) else { return false }
    if numberJoiners.contains(character) { return before.isNumber }
    return joiners.contains(character)
  }

  /// Whether a character makes one word of what stands on both sides of it.
  static func joins(_ character: Character, before: Character?, after: Character?) -> Bool {
    guard let after, isOfWord(after), mayJoin(character, after: before) else { return false }
    return numberJoiners.contains(character) ? after.isNumber : true
  }

  /// The word that ends before the index; empty where none does.
  static func word(in text: [Character], endingAt end: Int) -> String {
    var start = end
    while start > 0 {
      let character = text[start - 1]
      let before = start > 1 ? text[start - 2] : nil
      let after = start < end ? text[start] : nil
      guard isOfWord(character) || joins(character, before: before, after: after) else { break }
      start -= 1
    }
    return String(text[start..<end])
  }

  /// How many words a text has.
  static func count(in text: String) -> Int {
    let text = Array(text)
    var count = 0
    for index in text.indices where isOfWord(text[index]) {
      guard index > 0 else {
        count += 1
        continue
      }
      let before = index > 1 ? text[index - 2] : nil
      let continues =
        isOfWord(text[index - 1]) || joins(text[index - 1], before: before, after: text[index])
      if !continues { count += 1 }
    }
    return count
  }
}
