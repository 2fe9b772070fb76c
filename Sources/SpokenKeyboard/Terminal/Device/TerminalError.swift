/// Why the interactive keyboard can't be shown.
enum TerminalError: Error, Hashable, Sendable {
  /// The process has no terminal: neither its streams nor `/dev/tty`.
  case none
  /// `TERM` isn't set, or is empty.
  case unnamed
  /// `TERM` names a terminal that isn't described.
  case unknown(name: String)
  /// The terminal can't place its cursor, as `dumb` can't.
  case incapable(name: String)
  /// ncurses refused the terminal for another reason.
  case refused(name: String)
}

extension TerminalError {
  /// Whether typing by lines is what the person needs: there is no screen to be had.
  var suitsLines: Bool {
    switch self {
    case .none, .incapable: true
    case .unnamed, .unknown, .refused: false
    }
  }
}

extension TerminalError: CustomStringConvertible {
  /// What is wrong, and what to do.
  var description: String {
    let instead = "type by lines with 'spoken-keyboard --plain' instead"
    return switch self {
    case .none: "there is no terminal to type in; run it in one, or \(instead)"
    case .unnamed: "TERM isn't set; set it to the terminal's name, or \(instead)"
    case .unknown(let name):
      "the terminal '\(name)' is unknown here; set TERM to one that is, or \(instead)"
    case .incapable(let name):
      "the terminal '\(name)' can't place its cursor; use another, or \(instead)"
    case .refused(let name):
      "the terminal '\(name)' can't be used; set TERM to another, or \(instead)"
    }
  }
}
