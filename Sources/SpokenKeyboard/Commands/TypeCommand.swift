internal import Glibc
internal import KeyModel
internal import Narration
internal import Speech

/// `type`: the interactive keyboard.
enum TypeCommand {
  static func run(
    _ invocation: Invocation, speech: SpeechClient?
  ) throws(UsageError) -> ExitStatus {
    try refuseUnknown(invocation.operands)
    let choices = try Choices(invocation)
    if invocation.has(.printSettings) {
      return try SessionSetup(invocation, choices, layouts: invocation.operands).printSettings()
    }
    try checkOutput(invocation.value(.output))
    let voice = choices.preferences.speech
    let speech =
      invocation.has(.noAudio)
      ? nil : speech ?? SpeechClient(configuration: SpeechConfiguration(voice))
    speech?.change(settings: voice.settings, byCause: voice.settingsByCause, at: .zero)
    defer { speech?.shutDown() }
    let start: SessionStart
    switch try SessionStart.choose(invocation, choices) {
    case .session(let chosen): start = chosen
    case .end(let status): return status
    }
    let transcript = try invocation.value(.transcript).map(OutputFile.init)
    let outcome = try type(
      start, speech, settings: SettingsStore(invocation), isPlain: invocation.has(.plain)
    ) { record in
      transcript?.write(record.transcriptLines)
    }
    let delivery = TextDelivery(output: invocation.value(.output), journal: start.journal)
    let isDelivered = delivery.deliver(outcome, isRecovered: start.isRecovered)
    // The shells' convention for an end by a signal has more values than ours.
    if outcome.exitCode != 0 { SpokenKeyboardCommand.end(with: outcome.exitCode) }
    guard isDelivered else { return .unusable }
    return outcome.mistakes == 0 ? .clean : .findings
  }

  /// Runs on the terminal's screen where it can, else by lines.
  private static func type(
    _ start: SessionStart, _ speech: SpeechClient?, settings: SettingsStore, isPlain: Bool,
    record: @escaping (SessionRecord) -> Void
  ) throws(UsageError) -> Outcome {
    if !isPlain, getenv("TERM").map({ String(cString: $0) }) != "dumb" {
      let keyboard = InteractiveKeyboard(
        conversation: start.conversation, speech: speech, journal: start.journal,
        settings: settings,
        record: record)
      do throws(TerminalError) {
        return try keyboard.run()
      } catch {
        guard error.suitsLines else { throw UsageError(error.description) }
      }
    }
    try checkInput()
    let keyboard = LineKeyboard(
      start.conversation,
      console: LineConsole(speech: speech, voice: start.conversation.preferences.speech),
      journal: start.journal, settings: settings,
      record: record)
    return keyboard.run()
  }

  /// Lines are read from standard input.
  private static func checkInput() throws(UsageError) {
    guard !ClosedStreams.isInputOpen else { return }
    throw UsageError("standard input is closed; lines are read from it, or run it in a terminal")
  }

  private static func checkOutput(_ path: String?) throws(UsageError) {
    guard let path else { return }
    do throws(SaveError) {
      try AtomicFile.check(path)
    } catch {
      throw UsageError("\(error.description); --output needs a file that can be written")
    }
  }

  /// A single word may be a mistyped command as well as a mistyped layout.
  private static func refuseUnknown(_ names: [String]) throws(UsageError) {
    guard let name = names.first, !LayoutSource.isKnown(name) else { return }
    let candidates = Command.allCases.map(\.rawValue) + LayoutSource.names
    throw .unknown(
      "command or layout", name, nearest: NearestMatch.of(name, in: candidates),
      hint: "see 'spoken-keyboard --help'")
  }
}
