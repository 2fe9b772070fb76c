/// How much of the text around the caret a document proxy tells.
public enum ContextWindow: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// About as much as iOS tells a keyboard extension; by reports, as there is no documented limit.
  ///
  /// Before the caret: from the last sentence's start, but if that is less than 100 characters away, from the
  /// start of the sentence that holds the tenth word back; of more than 1000 UTF-16 units the last 500, from a word's
  /// start. After the caret: to the end of the sentence or of the line, whichever is first, without the newline; of
  /// more than 1000 units the first 500, to a word's end. Of a selection of more than 64 units its first and
  /// last sentence, and of those about 250 units each where they are over 1000 together.
  case iosLike
}

extension ContextWindow {
  private static let nearSentence = 100
  private static let nearWords = 10
  private static let longContext = 1000
  private static let cutContext = 500
  private static let longSelection = 64
  private static let cutSelection = 250

  /// Of the text before the caret, what iOS tells.
  static func iosBefore(_ text: String) -> String {
    let sentences = SentenceBoundary.starts(in: text)
    guard var start = sentences.last else { return "" }
    if text[start...].count < nearSentence {
      let word = startOfWord(nearWords, backIn: text)
      start = sentences.last { $0 <= word } ?? text.startIndex
    }
    let told = text[start...]
    guard told.utf16.count > longContext else { return String(told) }
    return String(suffix(of: told, units: cutContext))
  }

  /// Of the text after the caret, what iOS tells.
  static func iosAfter(_ text: String) -> String {
    let sentences = SentenceBoundary.starts(in: text)
    let sentence = sentences.count > 1 ? text[..<sentences[1]] : text[...]
    let line = sentence.prefix { !$0.isNewline }
    guard line.utf16.count > longContext else { return String(line) }
    return String(prefix(of: line, units: cutContext))
  }

  /// Of the selected text, what iOS tells.
  static func iosSelected(_ text: String) -> String {
    guard text.utf16.count > longSelection else { return text }
    let sentences = SentenceBoundary.starts(in: text)
    guard sentences.count > 2, let last = sentences.last else {
      return text.utf16.count > longContext
        ? String(prefix(of: text[...], units: cutSelection))
          + suffix(of: text[...], units: cutSelection)
        : text
    }
    let (first, end) = (text[..<sentences[1]], text[last...])
    guard first.utf16.count + end.utf16.count > longContext else { return String(first + end) }
    return String(prefix(of: first, units: cutSelection) + suffix(of: end, units: cutSelection))
  }

  private static func startOfWord(_ count: Int, backIn text: String) -> String.Index {
    var start = text.endIndex
    for _ in 0..<count { start = WordBoundary.start(ofWordBefore: start, in: text) }
    return start
  }

  /// The last so many units, from the first word that begins in them; from anywhere where none does.
  private static func suffix(of text: Substring, units: Int) -> Substring {
    var start = text.endIndex
    var left = units
    while start > text.startIndex {
      let previous = text.index(before: start)
      left -= text[previous].utf16.count
      if left < 0 { break }
      start = previous
    }
    let cut = text[start...]
    if start == text.startIndex || !isInsideWord(start, in: text) { return cut }
    let afterWord = cut.drop { WordBoundary.isWordCharacter($0) }
    let word = afterWord.drop { !WordBoundary.isWordCharacter($0) }
    return word.isEmpty ? cut : word
  }

  /// The first so many units, to the last word that ends in them; to anywhere where none does.
  private static func prefix(of text: Substring, units: Int) -> Substring {
    var end = text.startIndex
    var left = units
    while end < text.endIndex {
      left -= text[end].utf16.count
      if left < 0 { break }
      end = text.index(after: end)
    }
    let cut = text[..<end]
    if end == text.endIndex || !isInsideWord(end, in: text) { return cut }
    guard let edge = cut.lastIndex(where: { !WordBoundary.isWordCharacter($0) }) else {
      return cut
    }
    guard let word = cut[...edge].lastIndex(where: WordBoundary.isWordCharacter) else {
      return cut
    }
    return cut[...word]
  }

  private static func isInsideWord(_ place: String.Index, in text: Substring) -> Bool {
    WordBoundary.isWordCharacter(text[place])
      && WordBoundary.isWordCharacter(text[text.index(before: place)])
  }
}
