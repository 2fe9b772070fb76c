/// A stretch of text said with one voice and one set of parameters.
struct SpokenSegment: Hashable, Sendable {
  var text: EngineText
  /// Whether the engine names the characters one by one.
  var isSpelled = false
  /// The BCP 47 tag of the language it is in.
  var language: String
  /// The voice asked for by name, or nil for the best one of the language.
  var voice: String?
  var rate: SpeechRate
  var pitch: SpeechPitch
  var volume: SpeechVolume
}
