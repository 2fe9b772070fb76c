internal import KeyModel
internal import Narration
internal import Speech

/// The interactive keyboard: a session that a person drives from a terminal, seen and heard.
struct InteractiveKeyboard {
  let session: Session
  let narrator: Narrator
  /// Where it is heard; nil shows captions only.
  let speech: SpeechClient?
  /// What the person set beside the session: the voice as the client has it, the terminal.
  let preferences: Preferences
  /// What is wrong with the person's own files: told once, after the start.
  let problems: [FileProblem]
  /// Gets all that happens, in order.
  let record: (Conversation.Record) -> Void

  /// How many of the problems are told: one mistake may make many.
  private static let toldProblems = 3

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
    var conversation = Conversation(
      session: session, narrator: narrator, preferences: preferences)
    conversation.news = problems.prefix(Self.toldProblems).map(Message.init)
    let loop = InteractiveLoop(
      conversation, speech: speech, screen: screen, descriptors: descriptors, record: record)
    let (text, ending) = loop.run()
    screen.close()
    return Outcome(
      text: text, ending: ending, outputIsElsewhere: descriptors.outputIsElsewhere)
  }
}
