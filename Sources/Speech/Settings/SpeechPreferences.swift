public import Narration

/// How a listener wants to hear everything: a voice, and how keys, echo and messages differ from it.
public struct SpeechPreferences: Hashable, Sendable {
  /// The voice, and its rate, pitch and volume.
  public var settings = SpeechSettings()
  /// Keys that get the focus or are pressed.
  public var keys = SpeechPurpose()
  /// What is typed, deleted or passed by the caret.
  public var echo = SpeechPurpose()
  /// What the keyboard tells of its state, and the program of itself.
  public var messages = SpeechPurpose()

  /// Makes preferences; all are the engine's own until something is set.
  public init() {}

  /// The settings of each cause that differ from the listener's.
  public var settingsByCause: [Utterance.Cause: SpeechSettings] {
    var byCause: [Utterance.Cause: SpeechSettings] = [:]
    for cause in Utterance.Cause.allCases {
      let own = purpose(of: cause).settings(from: settings)
      if own != settings { byCause[cause] = own }
    }
    return byCause
  }

  private func purpose(of cause: Utterance.Cause) -> SpeechPurpose {
    switch cause {
    case .focus, .press: keys
    case .text: echo
    case .state, .message: messages
    case .reading: SpeechPurpose()
    }
  }
}
