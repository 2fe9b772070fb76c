internal import Speech

extension SpeechConfiguration {
  /// How the listener wants to hear, spoken by this program.
  init(_ preferences: SpeechPreferences) {
    self.init(
      executable: Self.ownPath, settings: preferences.settings,
      settingsByCause: preferences.settingsByCause)
  }

  /// This program, which is its own speech server, even where its file was replaced meanwhile.
  static let ownPath = "/proc/self/exe"
}
