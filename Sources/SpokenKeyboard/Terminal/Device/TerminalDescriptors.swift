internal import Glibc

/// The open files that lead to the terminal: standard input and output, or `/dev/tty` where one of
/// them is something else.
struct TerminalDescriptors {
  let input: Int32
  let output: Int32
  /// Whether they were opened here.
  let isOwn: Bool
  /// Whether standard output leads elsewhere, and waits for the text.
  let outputIsElsewhere: Bool

  /// Finds the terminal.
  ///
  /// - Throws: `TerminalError.none`.
  static func open() throws(TerminalError) -> TerminalDescriptors {
    let hasOutput = isatty(STDOUT_FILENO) == 1
    if isatty(STDIN_FILENO) == 1, hasOutput {
      return TerminalDescriptors(
        input: STDIN_FILENO, output: STDOUT_FILENO, isOwn: false, outputIsElsewhere: false)
    }
    let terminal = Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { throw .none }
    return TerminalDescriptors(
      input: terminal, output: terminal, isOwn: true, outputIsElsewhere: !hasOutput)
  }

  /// Closes what was opened here.
  func close() {
    if isOwn { _ = Glibc.close(input) }
  }
}
