/// Which letters become capitals by themselves; UIKit's `UITextAutocapitalizationType`.
public enum AutoCapitalization: Int, Hashable, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3

  /// Whether a letter typed now should be a capital.
  ///
  /// A word begins at the start of the text or after white space; a sentence at the start of the
  /// text or of a line, or after a full stop or the like and white space. Closing quotes and
  /// brackets may follow the full stop, opening ones may precede the caret. There is no list of
  /// abbreviations: "Dr. " begins a sentence.
  ///
  /// A script without capitals never asks for one, so that no change of shift is announced that
  /// changes nothing. The language tells the script; without one, the letter nearest to the caret.
  /// - Parameters:
  ///   - before: What stands before the caret; the last sentence is enough, and all of it is read
  ///     at worst.
  ///   - language: The language typed in, a BCP 47 tag.
  /// - Returns: Whether shift should be on for the next letter.
  public func shouldCapitalize(before: String, language: String? = nil) -> Bool {
    guard self != .none, hasCapitals(before: before, language: language) else { return false }
    switch self {
    case .none: return false
    case .words: return beginsWord(after: before)
    case .sentences: return beginsSentence(after: before)
    case .allCharacters: return true
    }
  }

  private func hasCapitals(before: String, language: String?) -> Bool {
    if let known = language.flatMap(LetterCase.languageHasCase) { return known }
    guard let letter = before.last(where: \.isLetter) else { return true }
    return LetterCase.hasCase(letter)
  }

  private func beginsWord(after before: String) -> Bool {
    guard let last = withoutMarks(before).last else { return true }
    return last.isWhitespace
  }

  private func beginsSentence(after before: String) -> Bool {
    let text = withoutMarks(before)
    let spaces = text.reversed().prefix { $0.isWhitespace }
    let sentence = text.dropLast(spaces.count)
    guard !sentence.isEmpty else { return true }
    guard !spaces.isEmpty else { return false }
    if spaces.contains(where: \.isNewline) { return true }
    guard let end = sentence.reversed().drop(while: Mark.followsWord).first else { return false }
    return Mark.sentenceEnds.contains(end)
  }

  /// The text without the opening quotes and brackets at its end.
  private func withoutMarks(_ text: String) -> Substring {
    text.dropLast(text.reversed().prefix(while: Mark.precedesWord).count)
  }
}
