/// What a listener really hears of an utterance.
public struct HeardSpeech: Hashable, Sendable {
  /// The phonemes in the International Phonetic Alphabet; empty where nothing is said.
  ///
  /// Where the engine changes to another language for a word, the tags of both stand around it, as in `(en)…(de)`.
  public var phonemes: String
  /// The same by the engine's own names of phonemes, with spaces between, without stress and pauses.
  ///
  /// They tell sounds apart that the alphabet writes alike.
  public var phonemeNames: String
  /// How long the sound is, without silence at its ends.
  public var seconds: Double

  /// Makes it.
  public init(phonemes: String, phonemeNames: String = "", seconds: Double) {
    self.phonemes = phonemes
    self.phonemeNames = phonemeNames
    self.seconds = seconds
  }

  /// The languages of other voices that the engine changed to, each once, in the order heard.
  ///
  /// Where there is one, the text isn't read as its language is: eSpeak NG 1.51 reads Chinese
  /// characters as English spelling, and Japanese ones as the English words "Chinese letter".
  ///
  /// - Parameter language: The language of the text, a BCP 47 tag.
  /// - Returns: the engine's tags, such as `en`.
  public func foreignLanguages(in language: String) -> [String] {
    let own = VoiceTable.candidates(for: language).last
    var found: [String] = []
    for part in phonemes.split(separator: "(").dropFirst(phonemes.hasPrefix("(") ? 0 : 1) {
      guard let end = part.firstIndex(of: ")") else { continue }
      let tag = String(part[..<end])
      guard VoiceTable.candidates(for: tag).last != own, !found.contains(tag) else { continue }
      found.append(tag)
    }
    return found
  }
}
