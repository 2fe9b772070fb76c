internal import CNcurses
internal import Foundation
internal import Glibc

/// The terminal, by ncurses: the one owner of its modes and of what stands on it.
///
/// A class since a terminal can't be copied: it is taken at the start and given back once.
final class TerminalScreen {
  private let descriptors: TerminalDescriptors
  private var formerModes: termios
  private let screen: OpaquePointer
  private let window: UnsafeMutablePointer<WINDOW>
  private let streams: [UnsafeMutablePointer<FILE>]
  private let sequences: ControlSequences
  private var shown: [[StyledCell]] = []
  private var decoder = LocaleDecoder()

  /// How this terminal shows text.
  let typesetter: Typesetter
  /// How much it shows at the moment.
  private(set) var size: ScreenSize

  /// Takes the terminal: another screen, every key as it is pressed, no echo.
  ///
  /// - Throws: where there is no terminal, or none that can place its cursor.
  init(_ descriptors: TerminalDescriptors) throws(TerminalError) {
    Self.setLocale()
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw .unnamed }
    var status: Int32 = 0
    guard setupterm(nil, descriptors.output, &status) == OK else { throw .unknown(name: name) }
    guard ControlSequences.string("cup") != nil else { throw .incapable(name: name) }
    var modes = termios()
    guard tcgetattr(descriptors.input, &modes) == 0 else { throw .none }
    // Descriptors of their own, since a stream closes the one that it was made of.
    guard let output = fdopen(dup(descriptors.output), "w"),
      let input = fdopen(dup(descriptors.input), "r")
    else { throw .refused(name: name) }
    guard let screen = newterm(nil, output, input), let window = cncurses_window() else {
      throw .refused(name: name)
    }
    self.descriptors = descriptors
    self.screen = screen
    self.window = window
    formerModes = modes
    streams = [output, input]
    typesetter = Typesetter { Int(cncurses_width($0.value)) }
    size = ScreenSize(
      columns: Int(cncurses_columns(window)), lines: Int(cncurses_lines(window)))
    // Without clicks in the mask ncurses doesn't make clicks of presses and releases.
    let hasMouse = mousemask(cncurses_wanted_mouse_reports(), nil) != 0
    sequences = ControlSequences(hasMouse: hasMouse)
    TerminalRescue.begin(
      descriptor: descriptors.output, modes: modes, sequence: sequences.rescue)
    setModes()
  }

  private func setModes() {
    cbreak()
    noecho()
    nonl()
    intrflush(window, false)
    keypad(window, true)
    nodelay(window, true)
    // What waits to be read must not keep the screen from being drawn.
    typeahead(-1)
    // Milliseconds in which the rest of a sequence follows its escape character.
    set_escdelay(25)
    mouseinterval(0)
    curs_set(1)
    NcursesKeys.defineSequences()
    stopFlowControl()
    wrefresh(window)
    send(sequences.start)
  }

  /// Ctrl-S must not freeze the screen.
  private func stopFlowControl() {
    var modes = termios()
    guard tcgetattr(descriptors.input, &modes) == 0 else { return }
    modes.c_iflag &= ~tcflag_t(IXON)
    tcsetattr(descriptors.input, TCSADRAIN, &modes)
    def_prog_mode()
  }

  /// Writes what differs from what is shown, and puts the terminal's cursor where it belongs.
  func draw(_ picture: Picture) {
    for (line, row) in picture.rows.enumerated() {
      if shown.indices.contains(line), shown[line] == row { continue }
      draw(row, line: line)
    }
    shown = picture.rows
    wmove(window, Int32(picture.cursor.line), Int32(picture.cursor.column))
    wrefresh(window)
  }

  private func draw(_ row: [StyledCell], line: Int) {
    var column: Int32 = 0
    for cell in row {
      let scalars = cell.text.unicodeScalars.map(\.value)
      // An error is the lower right corner's, which is written all the same.
      cncurses_put(
        window, Int32(line), column, scalars, Int32(scalars.count), cell.style.attributes)
      column += Int32(cell.width)
    }
  }

  /// All codes that have arrived; never waits, but for the rest of a sequence that has begun.
  func readCodes() -> [TerminalCode] {
    var codes: [TerminalCode] = []
    // Not by characters: ncurses drops what is none, and what follows with it.
    while case let code = wgetch(window), code != ERR {
      if let byte = UInt8(exactly: code) {
        codes += decoder.take(byte).map(TerminalCode.scalar)
        continue
      }
      codes += decoder.end().map(TerminalCode.scalar)
      codes +=
        code == KEY_MOUSE
        ? mouseReports().map(TerminalCode.mouse) : [NcursesKeys.meaning(of: code)]
    }
    return codes
  }

  /// What the mouse did, in order: ncurses may tell of several reports at once, the last first.
  private func mouseReports() -> [MouseReport] {
    var reports: [MouseReport] = []
    var event = MEVENT()
    while getmouse(&event) == OK {
      let place = ScreenPlace(line: Int(event.y), column: Int(event.x))
      let actions: [(Bool, MouseReport.Action)] = [
        (cncurses_is_press(event.bstate), .press), (cncurses_is_release(event.bstate), .release),
        (cncurses_is_motion(event.bstate), .motion),
      ]
      guard let action = actions.first(where: \.0)?.1 else { continue }
      reports.append(MouseReport(action: action, place: place))
    }
    return reports.reversed()
  }

  /// Asks the terminal for its size again; what was shown is forgotten.
  func resize() {
    var terminal = winsize()
    guard ioctl(descriptors.output, UInt(TIOCGWINSZ), &terminal) == 0,
      terminal.ws_row > 0, terminal.ws_col > 0
    else { return }
    resize_term(Int32(terminal.ws_row), Int32(terminal.ws_col))
    size = ScreenSize(columns: Int(terminal.ws_col), lines: Int(terminal.ws_row))
    forget()
  }

  /// Draws all anew with the next picture.
  func forget() {
    shown = []
    clearok(window, true)
  }

  /// Asks the terminal to put a text on its clipboard (OSC 52); one that can't does nothing.
  func copy(_ text: String) {
    let encoded = Data(text.utf8).base64EncodedString()
    send(Array("\u{1B}]52;c;\(encoded)\u{7}".utf8))
  }

  /// Gives the terminal back for a while: the program is about to be stopped.
  func suspend() {
    send(sequences.stop)
    endwin()
    send(sequences.clearing)
    tcsetattr(descriptors.input, TCSADRAIN, &formerModes)
  }

  /// Takes the terminal again.
  func resume() {
    reset_prog_mode()
    forget()
    resize()
    wrefresh(window)
    send(sequences.start)
  }

  /// Gives the terminal back for good, as it was.
  func close() {
    suspend()
    TerminalRescue.end()
    delscreen(screen)
    for stream in streams { fclose(stream) }
  }

  /// Writes sequences past ncurses, whose own output has been flushed by then.
  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptors.output, $0.baseAddress, $0.count) }
      // A terminal that is gone gets nothing more; who waits for its keys finds out.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The locale says which characters there are; where it isn't installed but names UTF-8, the one
  /// that every system has.
  private static func setLocale() {
    guard setlocale(LC_CTYPE, "") == nil else { return }
    let names: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let values = names.compactMap { name in getenv(name).map { String(cString: $0).lowercased() } }
    guard let wanted = values.first(where: { !$0.isEmpty }) else { return }
    if wanted.hasSuffix("utf-8") || wanted.hasSuffix("utf8") { setlocale(LC_CTYPE, "C.UTF-8") }
  }
}

extension CellStyle {
  /// The same for ncurses.
  fileprivate var attributes: attr_t {
    let table: [(CellStyle, attr_t)] = [
      (.reversed, cncurses_reverse()), (.bold, cncurses_bold()),
      (.underlined, cncurses_underline()), (.dim, cncurses_dim()),
    ]
    return table.reduce(0) { contains($1.0) ? $0 | $1.1 : $0 }
  }
}
