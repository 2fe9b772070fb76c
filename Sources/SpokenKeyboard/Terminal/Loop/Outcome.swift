internal import Glibc

/// How an interactive keyboard ended, and the text that was typed.
struct Outcome: Hashable, Sendable {
  /// Why it ended.
  enum Ending: Hashable, Sendable {
    /// The person ended it.
    case finished
    /// A signal asked for it: Ctrl-C is `SIGINT`, a terminal that is gone `SIGHUP`.
    case signal(Int32)
  }

  var text: String
  var ending: Ending
  /// Whether standard output leads elsewhere than to the terminal, and gets the text.
  var outputIsElsewhere: Bool
  /// Whether the text may not be shown: it is one of a field that hides what is typed.
  var isSecret = false
  /// Whether the person has the text before them already.
  var isShown = false
  /// How many lines of a script asked for what can't be, or claimed what wasn't so.
  var mistakes = 0

  /// Whether the person ended it, by a command or Ctrl-C: a text that goes nowhere isn't wanted
  /// then.
  var isEndedByPerson: Bool { ending == .finished || ending == .signal(SIGINT) }

  /// The status by the shells' convention: 0, or 128 and the signal's number.
  var exitCode: Int32 {
    switch ending {
    case .finished: 0
    case .signal(let number): 128 + number
    }
  }
}
