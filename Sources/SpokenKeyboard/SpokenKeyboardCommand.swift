internal import Glibc
internal import ReportText

/// The program: reads its command line, does what it says, and turns an error into a line and an
/// exit status.
@main
enum SpokenKeyboardCommand {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  static func run(_ arguments: [String]) -> ExitStatus {
    do {
      let invocation = try Invocation(arguments)
      return try invocation.command.run(invocation)
    } catch {
      StandardStream.error.write("spoken-keyboard: \(VisibleText(error.message))\n")
      return .unusable
    }
  }
}
