/// What is said of text that is typed when words are echoed.
///
/// Words are read from the text, so that an edited word is said whole. A word is said when what ends
/// it is typed: white space, or a mark that joins nothing. A mark that may yet join, such as the
/// hyphen of "x-ray", waits for the next character.
enum WordEcho {
  /// One thing to say.
  enum Piece: Hashable {
    /// A word that is complete.
    case word(String)
    /// A mark that was typed; white space isn't one.
    case mark(Character)
  }

  /// What is said when a text is typed behind another.
  static func pieces(typing inserted: String, after before: String) -> [Piece] {
    var text = Array(before)
    var pieces: [Piece] = []
    for character in inserted {
      let waiting = waitingMark(in: text)
      if WordRule.isOfWord(character) {
        if let waiting, !WordRule.joins(waiting, before: text[text.count - 2], after: character) {
          pieces += closing(text, waiting)
        }
      } else if WordRule.mayJoin(character, after: text.last) {
        // It is said when the next character tells that it joins nothing.
      } else {
        pieces += closing(text, waiting)
        if !character.isWhitespace { pieces.append(.mark(character)) }
      }
      text.append(character)
    }
    return pieces
  }

  /// Whether a word at the end of the text hasn't been said yet.
  static func hasOpenWord(_ text: String) -> Bool {
    let end = Array(text.suffix(2))
    guard let last = end.last else { return false }
    return WordRule.isOfWord(last) || waitingMark(in: end) != nil
  }

  /// The mark at the end that may yet join.
  private static func waitingMark(in text: [Character]) -> Character? {
    guard let last = text.last, text.count > 1 else { return nil }
    return WordRule.mayJoin(last, after: text[text.count - 2]) ? last : nil
  }

  /// The word at the end of the text, and the mark behind it that joined nothing.
  private static func closing(_ text: [Character], _ waiting: Character?) -> [Piece] {
    guard let waiting else {
      let word = WordRule.word(in: text, endingAt: text.count)
      return word.isEmpty ? [] : [.word(word)]
    }
    return [.word(WordRule.word(in: text, endingAt: text.count - 1)), .mark(waiting)]
  }
}
