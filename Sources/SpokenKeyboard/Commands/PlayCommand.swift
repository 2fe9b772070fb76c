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

    var runner = ScriptRunner(
      session: setup.session, narrator: setup.narrator, preferences: setup.preferences,
      source: script.name
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
    if print == .text { StandardStream.output.write(runner.session.document.text) }
    if status == .clean, runner.failures > 0 { return .findings }
    return status
  }

  private static func complain(_ message: String) {
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
  }
}

extension ScriptRunner.Record {
  fileprivate var transcriptLines: String {
    switch self {
    case .event(let event, let time): Transcript.line(event, at: time)
    case .utterance(let utterance, let time): Transcript.lines(utterance, at: time)
    }
  }

  /// What a listener would write down, as a line; nil where there are no words.
  fileprivate var saidLine: String? {
    guard case .utterance(let utterance, _) = self, !utterance.text.isEmpty else { return nil }
    return "\(VisibleText(utterance.text))\n"
  }
}
