internal import Glibc

/// Signals as something that `poll(2)` can wait for: a handler writes each one's number to a pipe.
enum SignalPipe {
  /// What the interactive keyboard has to hear of: all that would end it, but for those that tell of
  /// a crash.
  static let signals =
    [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO,
      SIGPWR,
      SIGSTKFLT, SIGWINCH, SIGTSTP, SIGCONT,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  // Safe because it is set before the handlers are, on the program's one thread, and only read by
  // them.
  nonisolated(unsafe) private static var writing: Int32 = -1
  // Safe because only the program's one thread uses it.
  nonisolated(unsafe) private static var reading: Int32 = -1
  // Safe because only the program's one thread uses it.
  nonisolated(unsafe) private static var former: [(signal: Int32, action: sigaction)] = []

  /// The end to wait at; −1 where no pipe could be made.
  static var descriptor: Int32 { reading }

  /// Catches the signals from here on.
  ///
  /// A signal that whoever started the program chose to ignore stays ignored, as `nohup` needs it.
  static func begin() {
    var ends: [Int32] = [-1, -1]
    guard reading < 0, pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reading = ends[0]
    writing = ends[1]
    for signal in signals { catchSignal(signal, keepsFormer: true) }
  }

  /// Lets the signals take the ways they took before.
  static func end() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    former = []
    close(reading)
    close(writing)
    reading = -1
    writing = -1
  }

  /// The signals that came since the last call, in order.
  static func take() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(reading, &buffer, buffer.count)
    return count > 0 ? buffer[..<count].map(Int32.init) : []
  }

  /// Stops the program as the signal does by itself; returns when it is continued.
  static func stop() {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_DFL
    sigaction(SIGTSTP, &action, nil)
    raise(SIGTSTP)
    catchSignal(SIGTSTP, keepsFormer: false)
  }

  private static func catchSignal(_ signal: Int32, keepsFormer: Bool) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = note
    action.sa_flags = SA_RESTART
    var old = sigaction()
    sigaction(signal, nil, &old)
    let isIgnored =
      unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
    if keepsFormer, isIgnored { return }
    if keepsFormer { former.append((signal, old)) }
    sigaction(signal, &action, nil)
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    let former = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // The pipe is full only where so many signals wait that one more tells nothing new.
    _ = write(SignalPipe.writing, &byte, 1)
    errno = former
  }
}
