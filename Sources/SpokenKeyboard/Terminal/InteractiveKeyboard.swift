internal import KeyModel
internal import Narration
internal import Speech

/// The interactive keyboard: a session that a person drives from a terminal, seen and heard.
struct InteractiveKeyboard {
  /// The session, and what is told once after the start.
  let conversation: Conversation
  /// Where it is heard; nil shows captions only.
  let speech: SpeechClient?
  /// Keeps the text as it is typed.
  let journal: SessionJournal?
  /// Keeps the settings that the person changes.
  let settings: SettingsStore
  /// Gets all that happens, in order.
  let record: (SessionRecord) -> Void

  /// Takes the terminal, runs until the person or a signal ends it, and gives the terminal back.
  ///
  /// - Returns: the text, and how it ended; the caller writes the text to standard output where
  ///   that leads elsewhere than to the terminal.
  /// - Throws: where there is no terminal that the keyboard can be shown on; nothing was begun then.
  func run() throws(TerminalError) -> Outcome {
    let descriptors = try TerminalDescriptors.open()
    defer { descriptors.close() }
    // Before ncurses, which catches only the signals that nobody else does.
    SignalPipe.begin()
    defer { SignalPipe.end() }
    let screen = try TerminalScreen(descriptors)
    let loop = InteractiveLoop(
      conversation, speech: speech, journal: journal, settings: settings, screen: screen,
      descriptors: descriptors,
      record: record)
    var outcome = loop.run()
    screen.close()
    outcome.outputIsElsewhere = descriptors.outputIsElsewhere
    return outcome
  }
}
