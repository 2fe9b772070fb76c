/// A voice's pitch, 0...99, where 50 is the voice as its maker meant it.
public struct SpeechPitch: Hashable, Sendable {
  /// The pitches that the engine tells apart.
  public static let allowed = 0...99
  /// The voice's own pitch, 50.
  public static let normal = SpeechPitch(clamping: 50)

  /// The pitch, 0...99.
  public let value: Int

  /// Makes a pitch.
  ///
  /// - Throws: `SpeechSettingError.pitchOutOfRange` outside 0...99.
  public init(_ value: Int) throws(SpeechSettingError) {
    guard Self.allowed.contains(value) else { throw .pitchOutOfRange(value) }
    self.value = value
  }

  /// Makes the nearest pitch that is allowed.
  public init(clamping value: Int) {
    self.value = value.clamped(to: Self.allowed)
  }

  /// The pitch that lies an offset above this one, kept inside the allowed range.
  public func raised(by offset: Int) -> SpeechPitch {
    SpeechPitch(clamping: value + offset.clamped(to: -100...100))
  }
}
