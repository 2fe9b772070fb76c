/// How a listener wants to hear: voice, rate, pitch and volume.
public struct SpeechSettings: Hashable, Sendable {
  /// The voice asked for by name, or nil for the best of each utterance's language.
  ///
  /// A name is a language tag (`de`), a voice's name (`German`) or its file (`gmw/de`), each with
  /// an optional variant (`de+f3`); a variant alone (`+f3`) goes with the voice of each language.
  public var voice: String?
  /// The listener's rate.
  public var rate: SpeechRate
  /// The listener's pitch.
  public var pitch: SpeechPitch
  /// The listener's volume.
  public var volume: SpeechVolume

  /// Makes settings; all are the engine's own unless said otherwise.
  public init(
    voice: String? = nil, rate: SpeechRate = .normal, pitch: SpeechPitch = .normal,
    volume: SpeechVolume = .normal
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
  }
}
