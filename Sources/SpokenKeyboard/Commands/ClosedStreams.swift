internal import Glibc

/// Standard streams that whoever started the program has closed.
///
/// The next file, pipe or socket that is opened would take the number of one, and be read or written
/// as if it were the stream.
enum ClosedStreams {
  /// Takes their numbers for good; whoever reads or writes one is refused, as before.
  static func occupy() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is given; those below are open by now.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether standard input can be read.
  static var isInputOpen: Bool { fcntl(STDIN_FILENO, F_GETFL) & O_ACCMODE != O_WRONLY }
}
