internal import Glibc
internal import KeyModel
internal import Narration
internal import Speech

/// `type`: the interactive keyboard.
enum TypeCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try refuseUnknown(invocation.operands)
    let choices = try Choices(invocation)
    if invocation.has(.printSettings) {
      return try SessionSetup(invocation, choices, layouts: invocation.operands).printSettings()
    }
    let speech =
      invocation.has(.noAudio)
      ? nil : SpeechClient(configuration: SpeechConfiguration(choices.preferences.speech))
    // Before the session, so that the server gets ready while the rest is.
    speech?.start(at: .zero)
    let setup = try SessionSetup(invocation, choices, layouts: invocation.operands)
    let transcript = try invocation.value(.transcript).map(OutputFile.init)
    let keyboard = InteractiveKeyboard(
      session: setup.session, narrator: setup.narrator, speech: speech,
      preferences: setup.preferences, problems: choices.problems
    ) { record in
      transcript?.write(record.transcriptLines)
    }
    let outcome: Outcome
    do throws(TerminalError) {
      outcome = try keyboard.run()
    } catch {
      speech?.shutDown()
      throw UsageError(error.description)
    }
    if outcome.outputIsElsewhere { StandardStream.output.write(outcome.text) }
    // The shells' convention for an end by a signal has more values than ours.
    if outcome.exitCode != 0 { SpokenKeyboardCommand.end(with: outcome.exitCode) }
    return .clean
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
