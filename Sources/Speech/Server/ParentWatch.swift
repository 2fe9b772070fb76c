internal import CEspeak
internal import Glibc

/// Ends the process when its parent dies.
///
/// A closed input says the same, but an engine that hangs never reads it.
enum ParentWatch {
  /// Asks the kernel for a signal at the parent's death.
  static func start() {
    parent = getppid()
    var action = sigaction()
    action.__sigaction_handler.sa_handler = endOrphan
    action.sa_flags = SA_RESTART
    sigaction(SIGUSR1, &action, nil)
    // Refused only for a signal that doesn't exist; then the closed input has to do.
    _ = request_signal_at_parent_death(SIGUSR1)
  }
}

// Safe because it is written once, before the signal is asked for, and only read after that.
private nonisolated(unsafe) var parent: pid_t = 0

/// The signal comes when the *thread* that started this process ends, which says nothing about its process.
private func endOrphan(_: Int32) {
  if getppid() != parent { _exit(0) }
}
