/// How what is said for one purpose differs from the listener's voice.
public struct SpeechPurpose: Hashable, Sendable {
  /// The rate, in percent of the listener's, 25...400; 100 is the same.
  public var ratePercent = 100
  /// How much higher the pitch is, −50...50; 0 is the same.
  public var pitchOffset = 0

  /// Makes a purpose that sounds as everything does.
  public init() {}

  /// The listener's settings as they are for this purpose.
  func settings(from settings: SpeechSettings) -> SpeechSettings {
    var settings = settings
    settings.rate = settings.rate.scaled(percent: ratePercent)
    settings.pitch = settings.pitch.raised(by: pitchOffset)
    return settings
  }
}
