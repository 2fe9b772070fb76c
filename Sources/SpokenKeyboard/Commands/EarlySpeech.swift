internal import Speech

/// The speech server of an interactive keyboard, started before anything else is looked at.
///
/// Starting it takes as long as everything else that comes before the first key is heard, so both
/// are done side by side.
enum EarlySpeech {
  /// Words of a command line after which nothing is spoken interactively.
  private static let silencing: Set<String> = [
    "--no-audio", "--help", "-h", "--version", "--print-settings",
  ]

  /// Starts a server where the words ask for the interactive keyboard with sound.
  ///
  /// - Returns: its client, which still has to be told how to speak; nil where none is started.
  static func start(for arguments: [String]) -> SpeechClient? {
    guard silencing.isDisjoint(with: arguments) else { return nil }
    // The dialog about earlier texts has a voice of its own.
    guard !arguments.contains(where: { $0.hasPrefix("--recover") }) else { return nil }
    let command = arguments.first { !$0.hasPrefix("-") }.flatMap(Command.init)
    guard command == nil || command == .type else { return nil }
    let client = SpeechClient(
      configuration: SpeechConfiguration(executable: SpeechConfiguration.ownPath))
    client.start(at: .zero)
    return client
  }
}
