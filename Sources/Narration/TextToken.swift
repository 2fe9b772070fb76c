/// A piece of text, as it is read.
enum TextToken: Hashable {
  /// Letters and digits, with the apostrophes and number marks among them.
  case word(String)
  /// The same mark, or sign or emoji, so many times in a row.
  case mark(Character, count: Int)
  /// White space within a line.
  case space
  /// The end of a line.
  case lineBreak

  /// The pieces of a text, in order; line breaks and spaces in a row are one.
  static func tokens(of text: String) -> [TextToken] {
    let text = Array(text)
    var tokens: [TextToken] = []
    for (index, character) in text.enumerated() {
      let before = index > 0 ? text[index - 1] : nil
      let after = index + 1 < text.count ? text[index + 1] : nil
      let token = token(of: character, before: before, after: after)
      tokens.append(token, joining: tokens.popLast())
    }
    return tokens
  }

  private static func token(
    of character: Character, before: Character?, after: Character?
  ) -> TextToken {
    if character.isNewline { return .lineBreak }
    if character.isWhitespace { return .space }
    if WordRule.isOfWord(character) { return .word(String(character)) }
    // Hyphens and the like join words while they are typed, but are marks to be heard when read.
    let isWithin =
      WordRule.joins(character, before: before, after: after) && !readAsMarks.contains(character)
    return isWithin ? .word(String(character)) : .mark(character, count: 1)
  }

  private static let readAsMarks: Set<Character> = ["-", "‐", "‑", "_", "@"]
}

extension [TextToken] {
  /// Adds a token, as one with the token before it where both are of a kind.
  fileprivate mutating func append(_ token: TextToken, joining before: TextToken?) {
    guard let before else { return append(token) }
    switch (before, token) {
    case (.word(let start), .word(let end)): append(.word(start + end))
    case (.mark(let mark, let count), .mark(let next, _)) where mark == next:
      append(.mark(mark, count: count + 1))
    case (.space, .space): append(.space)
    case (.lineBreak, .space), (.lineBreak, .lineBreak), (.space, .lineBreak): append(.lineBreak)
    default: self += [before, token]
    }
  }
}
