internal import KeyModel
internal import Narration

/// The help while it is open: a line for each thing that keys do, read one at a time.
struct HelpPages: Hashable, Sendable {
  /// All lines but the first, which is in the listener's language, in order.
  let lines: [String]
  /// The line that is being read; 0 is the one before `lines`.
  var cursor: ListCursor

  /// Opens help at its first line.
  init(_ bindings: KeyBindings) {
    lines =
      bindings.all.filter { !$0.keys.isEmpty }.map { "\($0.keyNames): \($0.summary)" }
      + ["Any other character: press the key that inserts it", "Ctrl-C: End the program"]
    cursor = ListCursor(count: lines.count + 1)
  }

  /// The line being read; nil for the first.
  var line: String? { cursor.index == 0 ? nil : lines[cursor.index - 1] }
}
