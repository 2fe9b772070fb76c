/// Where sentences begin, by punctuation alone.
///
/// A sentence ends after one or more of . ! ? … and any closing quotes or brackets, where white space follows;
/// after the full stop, exclamation or question mark of Chinese and Japanese without that; and at a newline.
/// The white space belongs to the sentence before it.
enum SentenceBoundary {
  /// Where each sentence of the text begins, in order; nothing for an empty text.
  static func starts(in text: String) -> [String.Index] {
    if text.isEmpty { return [] }
    var starts = [text.startIndex]
    var place = text.startIndex
    while place < text.endIndex {
      place = end(ofSentenceFrom: place, in: text)
      if place < text.endIndex { starts.append(place) }
    }
    return starts
  }

  private static func end(ofSentenceFrom start: String.Index, in text: String) -> String.Index {
    var place = start
    while place < text.endIndex {
      let character = text[place]
      place = text.index(after: place)
      if character.isNewline { return place }
      guard marks.contains(character) else { continue }
      let afterMarks = skip(from: place, in: text) { marks.contains($0) || closers.contains($0) }
      let afterSpace = skip(from: afterMarks, in: text) { $0.isWhitespace && !$0.isNewline }
      if wideMarks.contains(character) || afterSpace > afterMarks { return afterSpace }
      place = afterMarks
    }
    return place
  }

  private static func skip(
    from start: String.Index, in text: String, while matches: (Character) -> Bool
  ) -> String.Index {
    text[start...].firstIndex { !matches($0) } ?? text.endIndex
  }

  private static let wideMarks: Set<Character> = ["。", "！", "？"]
  private static let marks: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let closers: Set<Character> = [
    "\"", "'", ")", "]", "}", "”", "’", "»", "」", "』",
  ]
}
