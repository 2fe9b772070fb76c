/// The rule that two quick spaces after a word end the sentence: a full stop and one space.
///
/// The first space must have been typed just now: spaces that stood there already count for
/// nothing. A Delete right after takes the full stop back and leaves the two spaces. The rule is
/// for prose; `FieldTraits.rewritesTyping` tells where it has no place.
public struct DoubleSpacePeriod: Hashable, Sendable {
  /// How soon the second space must follow, at most.
  ///
  /// 1 s is near Android's 1.1 s; a slow typist sets more.
  public var interval: Duration

  private var lastSpace: Duration?
  private var hasJustReplaced = false

  /// Makes the rule with no space typed yet.
  public init(interval: Duration = .seconds(1)) {
    self.interval = interval
  }

  /// Tells that the space key is pressed.
  /// - Parameters:
  ///   - time: Now, since the session's start.
  ///   - before: What stands before the caret; a few characters are enough.
  /// - Returns: What is done instead of inserting a space; nil where it is inserted as it is.
  public mutating func space(at time: Duration, before: String) -> TypedReplacement? {
    let previous = lastSpace
    otherInput()
    lastSpace = time
    guard let previous, time >= previous, time - previous <= interval else { return nil }
    guard before.last == " ", endsWord(before.dropLast()) else { return nil }
    lastSpace = nil
    hasJustReplaced = true
    return TypedReplacement(removing: " ", inserting: ". ")
  }

  /// Tells that Delete is pressed, and answers what is done instead; nil where it deletes as ever.
  public mutating func deleteBackward(before: String) -> TypedReplacement? {
    let canTakeBack = hasJustReplaced
    otherInput()
    guard canTakeBack, before.hasSuffix(". ") else { return nil }
    return TypedReplacement(removing: ". ", inserting: "  ")
  }

  /// Tells that anything else happened: another key, a moved caret, a change by the host.
  public mutating func otherInput() {
    lastSpace = nil
    hasJustReplaced = false
  }

  /// Whether a full stop makes sense there: after a letter, a number, an emoji, or the quotes and
  /// brackets that close after one.
  private func endsWord(_ text: Substring) -> Bool {
    let closers = text.reversed().prefix(while: Mark.followsWord)
    guard let last = text.dropLast(closers.count).last, !last.isWhitespace else { return false }
    // "()" is a word's end too, though what its bracket closes over isn't.
    guard closers.isEmpty else { return !Mark.stops.contains(last) }
    return last.isLetter || last.isNumber || Mark.isEmoji(last)
  }
}
