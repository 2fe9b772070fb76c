internal import KeyModel

/// How the interactive keyboard uses its terminal.
struct TerminalSettings: Hashable, Sendable {
  /// Where the terminal's own cursor stands, which braille displays and magnifiers follow.
  enum Cursor: String, Hashable, Sendable, CaseIterable {
    /// On the key that has the focus.
    case focus
    /// At the caret in the text.
    case text
  }

  var cursor = Cursor.focus
  /// Whether everything is bold and nothing is faint.
  var highContrast = false
  /// Whether text may be copied to the terminal's clipboard, which other programs can read.
  var clipboard = false
}

extension TerminalSettings {
  /// The settings with their names, to be joined with those of others.
  static let rows = SettingsTable(
    defaults: TerminalSettings(),
    [
      .init(
        "cursor", \.cursor, .choice(named: \.rawValue),
        "where the terminal's cursor stands: on the focused key, or in the text"),
      .init("high-contrast", \.highContrast, .onOff, "show everything bold and nothing faint"),
      .init(
        "clipboard", \.clipboard, .onOff,
        "let the copy command write to the terminal's clipboard (OSC 52)"),
    ])
}
