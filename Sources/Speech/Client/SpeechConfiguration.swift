public import Narration

/// How the keyboard starts its speech server and how its listener wants to hear.
public struct SpeechConfiguration: Hashable, Sendable {
  /// The path of the program that is the server, usually that of this program.
  public var executable: String
  /// The words after the program's name that make it a server.
  public var arguments: [String]
  /// How everything is said that has no settings of its own.
  public var settings: SpeechSettings
  /// Settings for what is said for one cause, such as a higher rate for keys.
  public var settingsByCause: [Utterance.Cause: SpeechSettings]

  /// Makes a configuration.
  public init(
    executable: String, arguments: [String] = ["speech-server"],
    settings: SpeechSettings = SpeechSettings(),
    settingsByCause: [Utterance.Cause: SpeechSettings] = [:]
  ) {
    self.executable = executable
    self.arguments = arguments
    self.settings = settings
    self.settingsByCause = settingsByCause
  }

  /// The settings for what is said for a cause.
  public func settings(for cause: Utterance.Cause) -> SpeechSettings {
    settingsByCause[cause] ?? settings
  }

  /// An utterance as the server is asked for it, when it has been told the settings.
  func order(_ utterance: Utterance) -> SpeechRequest.Order {
    SpeechRequest.Order(
      language: utterance.language,
      settings: SettingChanges(from: settings, to: settings(for: utterance.cause)),
      commands: utterance.commands)
  }
}
