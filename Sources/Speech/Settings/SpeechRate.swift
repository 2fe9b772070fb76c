/// A speaking rate in words a minute, 80...449.
///
/// From 450 on eSpeak NG changes to another algorithm, and isolated letters change their length;
/// so the range ends one below.
public struct SpeechRate: Hashable, Sendable {
  /// The rates that can be heard as asked for.
  public static let allowed = 80...449
  /// The engine's own rate, 175 words a minute.
  public static let normal = SpeechRate(clamping: 175)

  /// Words a minute, 80...449.
  public let wordsPerMinute: Int

  /// Makes a rate.
  ///
  /// - Throws: `SpeechSettingError.rateOutOfRange` outside 80...449.
  public init(wordsPerMinute: Int) throws(SpeechSettingError) {
    guard Self.allowed.contains(wordsPerMinute) else { throw .rateOutOfRange(wordsPerMinute) }
    self.wordsPerMinute = wordsPerMinute
  }

  /// Makes the nearest rate that is allowed.
  public init(clamping wordsPerMinute: Int) {
    self.wordsPerMinute = wordsPerMinute.clamped(to: Self.allowed)
  }

  /// The rate at a percentage of this one, 100 being this one, kept inside the allowed range.
  public func scaled(percent: Int) -> SpeechRate {
    SpeechRate(clamping: wordsPerMinute * percent.clamped(to: 0...1_000) / 100)
  }
}
