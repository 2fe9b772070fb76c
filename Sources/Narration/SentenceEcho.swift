/// What is said of text that is typed when sentences are echoed.
enum SentenceEcho {
  private static let ends: Set<Character> = [".", "!", "?", "…", ":", ";"]
  /// Marks that end a sentence without white space behind them.
  private static let fullWidthEnds: Set<Character> = ["。", "！", "？", "．", "।", "॥"]
  private static let closers: Set<Character> = [
    "\"", "'", "”", "’", "»", "«", "“", "‘", ")", "]", "」", "』",
  ]

  /// The sentence that is complete when a text is typed behind another, the last where there are
  /// several; nil where none is.
  ///
  /// White space completes it after a mark that ends sentences, and after quotation marks or
  /// brackets behind such a mark; a line break completes it always. A second space doesn't say it
  /// again.
  static func sentence(typing inserted: String, after before: String) -> String? {
    var text = Array(before)
    var result: String?
    for character in inserted {
      if completes(character, after: text) {
        let end = fullWidthEnds.contains(character) ? text + [character] : text
        let sentence = lastSentence(of: end)
        if !sentence.isEmpty { result = sentence }
      }
      text.append(character)
    }
    return result
  }

  private static func completes(_ character: Character, after text: [Character]) -> Bool {
    if fullWidthEnds.contains(character) { return true }
    guard character.isWhitespace, let last = text.last, !last.isWhitespace else { return false }
    if fullWidthEnds.contains(last) { return false }
    return character.isNewline || isEnd(at: text.count - 1, in: text)
  }

  private static func isEnd(at index: Int, in text: [Character]) -> Bool {
    var index = index
    while index >= 0, closers.contains(text[index]) { index -= 1 }
    return index >= 0 && ends.contains(text[index])
  }

  private static func lastSentence(of text: [Character]) -> String {
    var start = text.count
    while start > 0 {
      let index = start - 1
      if index < text.count - 1 {
        if text[index].isNewline || fullWidthEnds.contains(text[index]) { break }
        if text[index].isWhitespace, isEnd(at: index - 1, in: text) { break }
      }
      start = index
    }
    return String(text[start...]).trimmingWhitespace
  }
}
