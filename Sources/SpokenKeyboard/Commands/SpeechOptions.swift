internal import Speech

extension Invocation {
  /// How the listener wants to hear, by the options; the engine's own where nothing is said.
  ///
  /// - Throws: `UsageError` for a number out of its range.
  func speechConfiguration() throws(UsageError) -> SpeechConfiguration {
    var settings = SpeechSettings()
    settings.voice = value(.voice)
    if let rate = try number(.rate, in: SpeechRate.allowed) {
      settings.rate = SpeechRate(clamping: rate)
    }
    if let pitch = try number(.pitch, in: SpeechPitch.allowed) {
      settings.pitch = SpeechPitch(clamping: pitch)
    }
    if let volume = try number(.volume, in: SpeechVolume.allowed) {
      settings.volume = SpeechVolume(clamping: volume)
    }
    return SpeechConfiguration(executable: Self.ownPath, settings: settings)
  }

  /// This program, which is its own speech server, even where its file was replaced meanwhile.
  private static let ownPath = "/proc/self/exe"
}
