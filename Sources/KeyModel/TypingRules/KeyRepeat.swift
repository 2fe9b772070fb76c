/// When a key that is held repeats, and by what unit: the schedule of a held Delete.
public struct KeyRepeat: Hashable, Sendable {
  /// Repeats of each unit.
  public struct Count: Hashable, Sendable {
    /// Repeats that take one character each.
    public var characters: Int
    /// Repeats that take one word each.
    public var words: Int

    /// Makes a count; none unless given.
    public init(characters: Int = 0, words: Int = 0) {
      self.characters = characters
      self.words = words
    }

    /// Repeats of either unit.
    public var total: Int { characters + words }
  }

  /// How long the key is held before it first repeats.
  public var delay: Duration
  /// The time from one repeat to the next; zero or less means that there is only one.
  public var interval: Duration
  /// How long the key is held before repeats take whole words; nil means never.
  public var wordsAfter: Duration?

  /// Makes a schedule; iOS's as far as it is known, unless given.
  public init(
    delay: Duration = .milliseconds(500), interval: Duration = .milliseconds(100),
    wordsAfter: Duration? = .seconds(3)
  ) {
    self.delay = delay
    self.interval = interval
    self.wordsAfter = wordsAfter
  }

  /// The repeats that fall due in a hold until now, besides the press itself.
  ///
  /// The count grows with `now` and says nothing of what was done already. Whoever asks after a
  /// long stall gets all that was missed, and may rather leave it out.
  /// - Parameters:
  ///   - start: When the key went down, since the session's start.
  ///   - now: The time asked for.
  /// - Returns: All repeats since the key went down.
  public func due(from start: Duration, to now: Duration) -> Count {
    let all = repeats(within: now - start)
    guard let wordsAfter else { return Count(characters: all) }
    let words = all - min(all, repeats(before: wordsAfter))
    return Count(characters: all - words, words: words)
  }

  /// How long after the key went down a repeat falls due.
  ///
  /// - Parameter index: The repeat's number, from 0.
  /// - Returns: The time since the key went down; nil for a repeat that never comes.
  public func time(ofRepeat index: Int) -> Duration? {
    guard index >= 0 else { return nil }
    guard index > 0 else { return delay }
    return interval > .zero ? delay + interval * index : nil
  }

  /// Repeats in a hold of that length, one that falls due at its very end included.
  private func repeats(within held: Duration) -> Int {
    guard held >= delay else { return 0 }
    guard interval > .zero else { return 1 }
    // Whole attoseconds: as numbers of seconds, 0.3 divided by 0.1 is less than 3.
    return Int(clamping: (held - delay).attoseconds / interval.attoseconds) + 1
  }

  private func repeats(before held: Duration) -> Int {
    repeats(within: held - Duration(attoseconds: 1))
  }
}
