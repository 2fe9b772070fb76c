internal import Glibc

/// How the server meets signals.
enum ServerSignals {
  /// Signals that mean that the engine has crashed.
  static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// Ignores what a terminal sends to the keyboard's whole group, and makes a crash a quick one.
  static func prepare() {
    for ignored in [SIGINT, SIGQUIT, SIGTSTP, SIGPIPE, SIGHUP] {
      signal(ignored, SIG_IGN)
    }
    // The language's own handler writes a long report and may wait for a key. The client only
    // has to see the signal, and can start another server sooner without the report or a core file.
    for fault in faults {
      signal(fault, SIG_DFL)
    }
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }
}
