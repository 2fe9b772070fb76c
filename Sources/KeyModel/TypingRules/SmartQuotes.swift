/// The rule that straight quotation marks become those of the language.
enum SmartQuotes {
  /// What a straight quotation mark becomes after the text; nil where it isn't one.
  ///
  /// It opens at the start, after white space, an opening bracket or quote, a dash or a slash; else
  /// it closes. A `'` that doesn't open is an apostrophe, unless it closes what a single mark opened.
  static func mark(for key: Character, before: String, marks: QuotationMarks) -> String? {
    guard Mark.isStraightQuote(key) else { return nil }
    let opens = opensQuotation(after: before, marks: marks)
    guard key == "'" else { return opens ? marks.opening : marks.closing }
    if opens { return marks.singleOpening }
    return hasOpenSingle(before, marks: marks) ? marks.singleClosing : "’"
  }

  private static func opensQuotation(after before: String, marks: QuotationMarks) -> Bool {
    guard let last = before.last else { return true }
    if last.isWhitespace || last == "/" || Mark.isDash(last) { return true }
    // What opens in one language closes in another: the language comes before Unicode's word.
    if marks.closing.contains(last) || marks.singleClosing.contains(last) { return false }
    if marks.opening.contains(last) || marks.singleOpening.contains(last) { return true }
    return Mark.opensBracket(last)
  }

  private static func hasOpenSingle(_ before: String, marks: QuotationMarks) -> Bool {
    let lastSingle = before.last { character in
      marks.singleOpening.contains(character) || marks.singleClosing.contains(character)
    }
    return lastSingle.map { marks.singleOpening.contains($0) } ?? false
  }
}
