internal import KeyModel
internal import Narration
internal import ReportText

extension Choices {
  /// Tells on standard error what is wrong with the person's files, for commands without a person.
  func tellProblems() {
    for problem in problems {
      StandardStream.error.write("spoken-keyboard: \(VisibleText(problem.line))\n")
    }
  }
}

extension Choices {
  /// The same for a person: the first few, since one mistake may make many.
  var news: [Message] { problems.prefix(3).map(Message.init) }
}

extension SessionSetup {
  /// Prints all settings in effect.
  func printSettings() -> ExitStatus {
    StandardStream.output.write(SettingsPrint.text(of: settings))
    return .clean
  }
}

extension Message {
  /// What a person is told of a problem of a file: the file's name without its folders.
  init(_ problem: FileProblem) {
    let file = problem.place.file.split(separator: "/").last.map { String($0) }
    self = .fileProblem(
      file: file ?? problem.place.file, line: problem.place.line,
      column: problem.place.column, what: problem.message)
  }
}
