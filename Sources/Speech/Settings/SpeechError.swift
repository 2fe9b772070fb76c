/// Speech that can't be had.
public enum SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The speech server can't be started.
  case serverNotStarted(reason: String)
  /// The speech server crashed; the text is what it was asked to say.
  case serverCrashed(text: String, ending: String)
  /// The speech server didn't answer in time; the text is what it was asked to say.
  case serverHangs(text: String)
  /// No voice speaks a language.
  case noVoice(language: String)
  /// The engine refused.
  case refused(message: String)
  /// A sound file can't be written.
  case notWritten(path: String, reason: String)

  /// What is wrong, as a sentence without a full stop.
  public var description: String {
    switch self {
    case .serverNotStarted(let reason): "the speech server can't be started: \(reason)"
    case .serverCrashed(let text, let ending):
      "the speech engine crashed (\(ending)) while it said \(Self.quoted(text))"
    case .serverHangs(let text):
      "the speech engine didn't answer while it said \(Self.quoted(text))"
    case .noVoice(let language): "eSpeak NG has no voice for \(language)"
    case .refused(let message): message
    case .notWritten(let path, let reason): "\(path) can't be written: \(reason)"
    }
  }

  /// A text as it can be shown in a message: short, and without controls.
  private static func quoted(_ text: String) -> String {
    let short = text.count > 60 ? String(text.prefix(60)) + "…" : text
    return ProtocolWord(text: short).written
  }
}
