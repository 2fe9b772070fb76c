internal import Glibc

/// Gives the terminal back when the program crashes: a handler for the signals of a crash.
///
/// Without it a person would sit before a terminal that shows nothing of what is typed, and the
/// language's own crash report would wait there for a key.
enum TerminalRescue {
  /// What the handler needs, allocated beforehand: in a crash nothing can be made any more.
  private struct State {
    var descriptor: Int32
    var modes: termios
    var sequence: UnsafeMutableBufferPointer<UInt8>
  }

  // Safe because it is set before the handlers are, on the program's one thread, and only read by
  // them.
  nonisolated(unsafe) private static var state: UnsafeMutablePointer<State>?
  // Safe because only the program's one thread uses it, before and after the handlers are set.
  nonisolated(unsafe) private static var former: [(signal: Int32, action: sigaction)] = []

  private static let signals = [
    SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGSYS, SIGPIPE, SIGXCPU, SIGXFSZ,
  ]
  private static let stackSize = 64 * 1024

  /// Stands by from here on.
  ///
  /// - Parameters:
  ///   - descriptor: the terminal.
  ///   - modes: what the terminal is given back as.
  ///   - sequence: what brings it back to its ordinary screen.
  static func begin(descriptor: Int32, modes: termios, sequence: [UInt8]) {
    guard state == nil else { return }
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.count)
    _ = bytes.initialize(from: sequence)
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    pointer.initialize(to: State(descriptor: descriptor, modes: modes, sequence: bytes))
    state = pointer
    // A stack of its own: a crash may be an overflow of the ordinary one. Kept until the process
    // ends, as the kernel keeps its address.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    stack.ss_size = stackSize
    sigaltstack(&stack, nil)
    for signal in signals {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = giveBack
      action.sa_flags = SA_ONSTACK | SA_NODEFER | Int32(bitPattern: UInt32(SA_RESETHAND))
      var old = sigaction()
      if sigaction(signal, &action, &old) == 0 { former.append((signal, old)) }
    }
  }

  /// Stands by no more: the terminal has been given back.
  static func end() {
    for (signal, action) in former {
      var action = action
      sigaction(signal, &action, nil)
    }
    former = []
    guard let pointer = state else { return }
    state = nil
    pointer.pointee.sequence.deallocate()
    pointer.deallocate()
  }

  /// Does only what a signal handler may: two calls to the system, then the signal's own way.
  private static let giveBack: @convention(c) (Int32) -> Void = { number in
    if let state = TerminalRescue.state {
      _ = write(
        state.pointee.descriptor, state.pointee.sequence.baseAddress, state.pointee.sequence.count)
      tcsetattr(state.pointee.descriptor, TCSANOW, &state.pointee.modes)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
