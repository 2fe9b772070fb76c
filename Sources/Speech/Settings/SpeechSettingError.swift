/// A setting of the voice that can't be had.
public enum SpeechSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Words a minute outside 80...449.
  case rateOutOfRange(Int)
  /// A pitch outside 0...99.
  case pitchOutOfRange(Int)
  /// A volume outside 0...200.
  case volumeOutOfRange(Int)

  /// What is wrong and what is allowed, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .rateOutOfRange(let value):
      "the rate \(value) is outside 80...449 words a minute"
    case .pitchOutOfRange(let value):
      "the pitch \(value) is outside 0...99"
    case .volumeOutOfRange(let value):
      "the volume \(value) is outside 0...200"
    }
  }
}
