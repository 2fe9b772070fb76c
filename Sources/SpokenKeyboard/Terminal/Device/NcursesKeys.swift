internal import CNcurses

/// Which of ncurses' key codes is which key, and the codes for sequences that it doesn't know by
/// itself.
enum NcursesKeys {
  /// Tells ncurses sequences that xterm and its like send, whatever the terminal's description
  /// says: keys in either mode and with modifiers, and the marks around a paste.
  static func defineSequences() {
    for (sequence, code) in sequences { define_key(sequence, code) }
  }

  /// What a key code means.
  static func meaning(of code: Int32) -> TerminalCode {
    if let key = plain[code] { return .key(key) }
    if let known = defined[code] { return known }
    let function = Int(code - KEY_F0)
    if (1...60).contains(function) {
      // terminfo counts on: F13 is Shift-F1, F25 Ctrl-F1, and so on.
      let modifiers = functionModifiers[(function - 1) / 12]
      return .key(TerminalKey(.function((function - 1) % 12 + 1), modifiers))
    }
    return .other
  }

  private static let functionModifiers: [TerminalKey.Modifiers] = [
    [], .shift, .control, [.control, .shift], .alt,
  ]

  private static let plain: [Int32: TerminalKey] = [
    KEY_UP: TerminalKey(.up), KEY_DOWN: TerminalKey(.down),
    KEY_LEFT: TerminalKey(.left), KEY_RIGHT: TerminalKey(.right),
    KEY_HOME: TerminalKey(.home), KEY_FIND: TerminalKey(.home), KEY_A1: TerminalKey(.home),
    KEY_END: TerminalKey(.end), KEY_SELECT: TerminalKey(.end), KEY_C1: TerminalKey(.end),
    KEY_PPAGE: TerminalKey(.pageUp), KEY_A3: TerminalKey(.pageUp),
    KEY_NPAGE: TerminalKey(.pageDown), KEY_C3: TerminalKey(.pageDown),
    KEY_IC: TerminalKey(.insert), KEY_DC: TerminalKey(.delete),
    KEY_BACKSPACE: TerminalKey(.backspace), KEY_ENTER: TerminalKey(.enter),
    KEY_BTAB: TerminalKey(.tab, .shift),
    KEY_SLEFT: TerminalKey(.left, .shift), KEY_SRIGHT: TerminalKey(.right, .shift),
    KEY_SR: TerminalKey(.up, .shift), KEY_SF: TerminalKey(.down, .shift),
    KEY_SHOME: TerminalKey(.home, .shift), KEY_SEND: TerminalKey(.end, .shift),
    KEY_SDC: TerminalKey(.delete, .shift),
  ]

  private static let pasteBegin: Int32 = 0x1000
  private static let pasteEnd: Int32 = 0x1001

  /// Sequence, code of our own above all of ncurses', and what it means.
  private static let table: [(sequence: String, code: Int32, meaning: TerminalCode)] = {
    var table: [(sequence: String, code: Int32, meaning: TerminalCode)] = [
      ("\u{1B}[200~", pasteBegin, .pasteBegin), ("\u{1B}[201~", pasteEnd, .pasteEnd),
    ]
    func define(_ sequence: String, _ key: TerminalKey) {
      table.append(("\u{1B}" + sequence, pasteBegin + Int32(table.count), .key(key)))
    }
    for (letter, key) in KeyDecoder.lettered {
      // By the terminal's mode; a serial line or a wrong TERM sends the one that the description
      // doesn't name.
      define("[\(letter)", TerminalKey(key))
      define("O\(letter)", TerminalKey(key))
      for held in modifiers { define("[1;\(held.rawValue + 1)\(letter)", TerminalKey(key, held)) }
    }
    for (number, key) in KeyDecoder.numbered {
      define("[\(number)~", TerminalKey(key))
      for held in modifiers { define("[\(number);\(held.rawValue + 1)~", TerminalKey(key, held)) }
    }
    return table
  }()

  /// All ways to hold Shift, Alt and Control with a key.
  private static let modifiers = (1...7).map { TerminalKey.Modifiers(rawValue: $0) }

  private static var sequences: [(String, Int32)] { table.map { ($0.sequence, $0.code) } }
  private static let defined = Dictionary(uniqueKeysWithValues: table.map { ($0.code, $0.meaning) })
}
