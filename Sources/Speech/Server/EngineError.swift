/// The engine can't do what it is asked.
enum EngineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It can't be started: its data is missing or of another version.
  case notStarted(code: Int)
  /// It is owned by another part of this process already.
  case ownedElsewhere
  /// No voice speaks the language.
  case noVoice(language: String)
  /// The engine refused a voice of its own list.
  case voiceRefused(String, code: Int)
  /// It could not synthesize a text.
  case failed(code: Int)

  var description: String {
    switch self {
    case .notStarted(let code):
      "eSpeak NG can't start (code \(code)); is espeak-ng-data installed?"
    case .ownedElsewhere: "eSpeak NG is in use by another part of this process"
    case .noVoice(let language): "no voice speaks \(language)"
    case .voiceRefused(let voice, let code): "eSpeak NG refused its voice \(voice) (code \(code))"
    case .failed(let code): "eSpeak NG could not synthesize (code \(code))"
    }
  }
}
