/// Keys of the terminal, what they ask for, and what that is called in help.
struct KeyBinding: Hashable, Sendable {
  /// Any of these keys.
  var keys: [TerminalKey]
  var command: TerminalCommand
  /// What it does, as a person is told: no full stop, capital first.
  var summary: String

  init(_ keys: TerminalKey..., does command: TerminalCommand, _ summary: String) {
    self.keys = keys
    self.command = command
    self.summary = summary
  }

  /// The keys' names, such as "Tab or Right".
  var keyNames: String { keys.map(\.name).joined(separator: " or ") }
}
