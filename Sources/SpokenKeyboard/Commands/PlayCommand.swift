internal import KeyModel
internal import Narration
internal import ReportText

/// `play`: gestures in, what is said out.
enum PlayCommand {
  /// What goes to standard output.
  enum Print: String, CaseIterable {
    case speech
    case text
    case events
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    let print = try invocation.choice(.print, of: Print.self) ?? .speech
    let choices = try Choices(invocation)
    let setup = try SessionSetup(
      invocation, choices, layouts: Array(invocation.operands.dropFirst()))
    if invocation.has(.printSettings) { return setup.printSettings() }
    choices.tellProblems()
    var script = try ScriptSource(invocation.operands.first ?? "-")
    let transcript = try invocation.value(.transcript).map(OutputFile.init)
    let files = try RecordingFiles(invocation)
    let recording = files == nil ? nil : Recording()

    var runner = ScriptRunner(
      session: setup.session, narrator: setup.narrator, preferences: setup.preferences,
      source: script.name, recording: recording
    ) { record in
      let lines = record.transcriptLines
      transcript?.write(lines)
      switch print {
      case .speech: record.saidLine.map { _ = StandardStream.output.write($0) }
      case .events: StandardStream.output.write(lines)
      case .text: break
      }
    } report: { place, error in
      complain("\(place):\(error.column): \(error.message)")
    }

    var status = ExitStatus.clean
    while let line = script.next() {
      do throws(ScriptError) {
        try runner.run(line.text, number: line.number)
      } catch {
        complain("\(script.name):\(line.number):\(error.column): \(error.message)")
        status = .unusable
        break
      }
    }
    if let files, let recording { try files.write(recording, until: runner.time) }
    if print == .text { StandardStream.output.write(runner.session.document.text) }
    if status == .clean, runner.failures > 0 { return .findings }
    return status
  }

  private static func complain(_ message: String) {
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
  }
}
