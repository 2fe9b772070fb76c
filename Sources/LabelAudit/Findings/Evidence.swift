/// What was heard of a text: the proof of a finding that rests on hearing.
public struct Evidence: Hashable, Sendable {
  /// What was asked for.
  public var text: String
  /// The language that it was asked for in, a BCP 47 tag.
  public var language: String
  /// How it was asked for.
  public var mode: HearingMode
  /// The voice that spoke.
  public var voice: String
  /// The engine and its version, such as "eSpeak NG 1.51".
  public var engine: String
  /// The phonemes in the International Phonetic Alphabet; empty where nothing was said.
  public var phonemes: String
  /// Seconds of sound, without silence at its ends.
  public var seconds: Double

  /// Makes evidence.
  public init(
    text: String, language: String, mode: HearingMode, voice: String, engine: String,
    phonemes: String, seconds: Double
  ) {
    self.text = text
    self.language = language
    self.mode = mode
    self.voice = voice
    self.engine = engine
    self.phonemes = phonemes
    self.seconds = seconds
  }
}

/// How a reader hands a text to the engine.
public enum HearingMode: String, Hashable, Sendable, CaseIterable {
  /// As running text.
  case text
  /// Character by character, by their names.
  case characters
  /// As this program says it: words for symbols, the engine's own name for letters.
  case narrated
}
