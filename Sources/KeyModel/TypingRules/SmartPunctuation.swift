/// The rules that make typographic marks of the plain ones that keys insert.
///
/// All are off by default: a screen reader says "left double quotation mark", and a typing test
/// would count the mark as a mistake. Dashes and ellipses are made of what was typed just now,
/// never of marks that stood in the text already.
public struct SmartPunctuation: Hashable, Sendable {
  /// Whether straight quotation marks become those of the language.
  public var quotes: Bool
  /// Whether two hyphens become an em dash.
  public var dashes: Bool
  /// Whether three full stops become an ellipsis.
  public var ellipsis: Bool

  /// The character typed last, and how often in a row; nil after anything else.
  private var run: Run?

  private struct Run: Hashable {
    let character: Character
    var count: Int
  }

  /// Makes the rules; each is off unless it is asked for.
  public init(quotes: Bool = false, dashes: Bool = false, ellipsis: Bool = false) {
    self.quotes = quotes
    self.dashes = dashes
    self.ellipsis = ellipsis
  }

  /// Tells that a key inserts text.
  /// - Parameters:
  ///   - text: What the key inserts.
  ///   - before: What stands before the caret.
  ///   - language: The language typed in, a BCP 47 tag; English's marks without one.
  /// - Returns: What is done instead; nil where the text is inserted as it is.
  public mutating func insertText(
    _ text: String, before: String, language: String? = nil
  ) -> TypedReplacement? {
    guard let key = text.first, text.count == 1 else {
      run = nil
      return nil
    }
    let count = run?.character == key ? (run?.count ?? 0) + 1 : 1
    run = Run(character: key, count: count)
    if dashes, let dash = joined(key, "-", times: 2, count, before, into: "—") { return dash }
    if ellipsis, let dots = joined(key, ".", times: 3, count, before, into: "…") { return dots }
    guard quotes else { return nil }
    let marks = QuotationMarks(language: language)
    return SmartQuotes.mark(for: key, before: before, marks: marks).map {
      TypedReplacement(inserting: $0)
    }
  }

  /// Tells that anything else happened: another key, a moved caret, a change by the host.
  public mutating func otherInput() {
    run = nil
  }

  /// The replacement where the key completes as many of the mark as are joined; more of them in
  /// front, which somebody wanted so, keep it from joining.
  private mutating func joined(
    _ key: Character, _ mark: Character, times: Int, _ count: Int, _ before: String,
    into whole: String
  ) -> TypedReplacement? {
    guard key == mark, count == times else { return nil }
    let typed = String(repeating: mark, count: times - 1)
    guard before.hasSuffix(typed), before.dropLast(times - 1).last != mark else { return nil }
    run = nil
    return TypedReplacement(removing: typed, inserting: whole)
  }
}
