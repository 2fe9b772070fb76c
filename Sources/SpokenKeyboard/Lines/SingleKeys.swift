internal import Glibc

/// A terminal that tells each key as it is pressed, and shows none; nothing else of it changes.
///
/// A class since the terminal has to be given back once.
final class SingleKeys {
  private let descriptor: Int32
  private var former: termios

  /// Takes the terminal; nil where the descriptor is none.
  init?(_ descriptor: Int32) {
    self.descriptor = descriptor
    former = termios()
    guard tcgetattr(descriptor, &former) == 0 else { return nil }
    TerminalRescue.begin(descriptor: descriptor, modes: former, sequence: [])
    resume()
  }

  /// Gives the terminal back for a while.
  func suspend() { tcsetattr(descriptor, TCSADRAIN, &former) }

  /// Takes it again.
  func resume() {
    var modes = former
    // Ctrl-C and Ctrl-Z go on to work; Ctrl-S must not freeze anything.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    modes.c_iflag &= ~tcflag_t(ICRNL | IXON)
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// Gives it back for good.
  func end() {
    suspend()
    TerminalRescue.end()
  }
}
