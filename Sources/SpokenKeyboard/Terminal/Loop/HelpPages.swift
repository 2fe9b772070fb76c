/// The help while it is open: a line for each thing that keys do, read one at a time.
struct HelpPages: Hashable, Sendable {
  /// The line that is being read, 0-based.
  private(set) var line = 0

  /// All lines, in order.
  static let lines: [String] =
    ["Help: Up and Down read on, Escape closes"]
    + KeyBindings.all.map { "\($0.keyNames): \($0.summary)" }
    + ["Any other character: press the key that inserts it", "Ctrl-C: End the program"]

  /// The line being read, as text.
  var text: String { Self.lines[line] }

  /// Goes where the key says.
  ///
  /// - Returns: whether help stays open.
  mutating func take(_ key: TerminalKey) -> Bool {
    switch key.code {
    case .down, .right, .tab: line = min(line + 1, Self.lines.count - 1)
    case .up, .left: line = max(line - 1, 0)
    case .home: line = 0
    case .end: line = Self.lines.count - 1
    case .pageDown: line = min(line + 10, Self.lines.count - 1)
    case .pageUp: line = max(line - 10, 0)
    case .function(5): break
    default: return false
    }
    return true
  }
}
