/// What a listener really hears of an utterance.
public struct HeardSpeech: Hashable, Sendable {
  /// The phonemes in the International Phonetic Alphabet; empty where nothing is said.
  ///
  /// Where the engine changes to another language for a word, the tags of both stand around it, as in `(en)…(de)`.
  public var phonemes: String
  /// How long the sound is, without silence at its ends.
  public var seconds: Double

  /// Makes it.
  public init(phonemes: String, seconds: Double) {
    self.phonemes = phonemes
    self.seconds = seconds
  }
}
