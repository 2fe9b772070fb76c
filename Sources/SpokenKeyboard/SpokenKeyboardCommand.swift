internal import Glibc
internal import ReportText
internal import Speech

/// The program: reads its command line, does what it says, and turns an error into a line and an
/// exit status.
@main
enum SpokenKeyboardCommand {
  static func main() {
    ClosedStreams.occupy()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let speech = EarlySpeech.start(for: arguments)
    let status = run(arguments, speech: speech)
    speech?.shutDown()
    end(with: status.rawValue)
  }

  /// Ends the program; text that somebody didn't get is told, and is no success.
  static func end(with status: Int32) -> Never {
    guard let message = WriteFailure.message else { exit(status) }
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
    exit(status == 0 ? ExitStatus.unusable.rawValue : status)
  }

  static func run(_ arguments: [String], speech: SpeechClient? = nil) -> ExitStatus {
    do {
      let invocation = try Invocation(arguments)
      return try invocation.command.run(invocation, speech: speech)
    } catch {
      StandardStream.error.write("spoken-keyboard: \(VisibleText(error.message))\n")
      return .unusable
    }
  }
}
