internal import KeyModel
internal import Narration
internal import Speech

/// What a person can set beside the session and what is said of it: the voice, the terminal, its
/// keys.
struct Preferences: Hashable, Sendable {
  var speech = SpeechPreferences()
  var terminal = TerminalSettings()
  /// What the terminal's keys do.
  var keys = KeyBindings.standard
}

extension Preferences {
  static let rows = SpeechPreferences.rows.held(at: \Preferences.speech)
    .followed(by: TerminalSettings.rows.held(at: \Preferences.terminal))
}

/// Everything that can be set, as one value with one space of names.
struct AllSettings: Sendable {
  var keyboard = Settings()
  var narration = NarrationSettings()
  var preferences = Preferences()

  /// All settings with their names, in the order of help.
  static let rows = Settings.rows.held(at: \AllSettings.keyboard)
    .followed(by: NarrationSettings.rows.held(at: \AllSettings.narration))
    .followed(by: Preferences.rows.held(at: \AllSettings.preferences))
}
