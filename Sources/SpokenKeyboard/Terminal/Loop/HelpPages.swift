/// The help while it is open: a line for each thing that keys do, read one at a time.
struct HelpPages: Hashable, Sendable {
  /// The line that is being read, 0-based.
  private(set) var line = 0

  /// All lines, in order.
  let lines: [String]

  /// Opens help at its first line.
  init(_ bindings: KeyBindings) {
    lines =
      ["Help: Up and Down read on, Escape closes"]
      + bindings.all.filter { !$0.keys.isEmpty }.map { "\($0.keyNames): \($0.summary)" }
      + ["Any other character: press the key that inserts it", "Ctrl-C: End the program"]
  }

  /// The line being read, as text.
  var text: String { lines[line] }

  /// Goes where the key says.
  ///
  /// - Returns: whether help stays open.
  mutating func take(_ key: TerminalKey) -> Bool {
    switch key.code {
    case .down, .right, .tab: line = min(line + 1, lines.count - 1)
    case .up, .left: line = max(line - 1, 0)
    case .home: line = 0
    case .end: line = lines.count - 1
    case .pageDown: line = min(line + 10, lines.count - 1)
    case .pageUp: line = max(line - 10, 0)
    case .function(5): break
    default: return false
    }
    return true
  }
}
