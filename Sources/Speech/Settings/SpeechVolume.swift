/// A loudness, 0...200, where 100 is the engine's own and 0 is silence.
public struct SpeechVolume: Hashable, Sendable {
  /// The volumes that can be asked for; above 100 the engine compresses.
  public static let allowed = 0...200
  /// The engine's own volume, 100.
  public static let normal = SpeechVolume(clamping: 100)

  /// The loudness, 0...200.
  public let value: Int

  /// Makes a volume.
  ///
  /// - Throws: `SpeechSettingError.volumeOutOfRange` outside 0...200.
  public init(_ value: Int) throws(SpeechSettingError) {
    guard Self.allowed.contains(value) else { throw .volumeOutOfRange(value) }
    self.value = value
  }

  /// Makes the nearest volume that is allowed.
  public init(clamping value: Int) {
    self.value = value.clamped(to: Self.allowed)
  }

  /// The volume at a percentage of this one, kept inside the allowed range.
  public func scaled(percent: Int) -> SpeechVolume {
    SpeechVolume(clamping: value * percent.clamped(to: 0...1_000) / 100)
  }
}
