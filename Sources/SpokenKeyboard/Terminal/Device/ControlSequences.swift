internal import CNcurses

/// The few sequences that ncurses doesn't send by itself: which of them this terminal gets.
struct ControlSequences {
  /// Switches reports on: pastes between marks, the mouse's moves.
  let start: [UInt8]
  /// Switches them off.
  let stop: [UInt8]
  /// Clears a terminal that has no other screen to go back to.
  ///
  /// Else a prompt would begin on a line of the keyboard.
  let clearing: [UInt8]
  /// All that brings a terminal back when ncurses no longer can: after a crash.
  let rescue: [UInt8]

  /// Asks the description of the terminal that ncurses has open.
  init(hasMouse: Bool) {
    var start = ""
    var stop = ""
    if Self.string("BE") != nil || tigetflag("XT") == 1 {
      start += "\u{1B}[?2004h"
      stop += "\u{1B}[?2004l"
    }
    if hasMouse, let prefix = Self.string("kmous") {
      start += "\u{1B}[?1003h"
      stop = "\u{1B}[?1003l" + stop
      // Only where ncurses expects this form; elsewhere it would take the reports for typing.
      if prefix == "\u{1B}[<" {
        start += "\u{1B}[?1006h"
        stop = "\u{1B}[?1006l" + stop
      }
      stop = "\u{1B}[?1000l" + stop
    }
    self.start = Array(start.utf8)
    self.stop = Array(stop.utf8)
    let clear = Self.string("rmcup") == nil ? Self.string("clear") ?? "" : ""
    clearing = Array(clear.utf8)
    let ends = ["rmkx", "sgr0", "cnorm", "rmcup"].compactMap(Self.string)
    rescue = Array((stop + ends.joined() + (clear.isEmpty ? "\r\n" : clear)).utf8)
  }

  /// A string of the terminal's description without the pauses for terminals of old.
  static func string(_ name: String) -> String? {
    guard let value = cncurses_capability(name) else { return nil }
    var text = String(cString: value)
    while let start = text.firstIndex(of: "$"), text[start...].hasPrefix("$<") {
      guard let end = text[start...].firstIndex(of: ">") else { break }
      text.removeSubrange(start...end)
    }
    return text
  }
}
