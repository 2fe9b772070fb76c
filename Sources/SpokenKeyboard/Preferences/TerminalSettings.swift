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
  /// How many times as large as usual keys are drawn, where there is room for it.
  var scale = 1
  /// Whether keys have borders, rules stand between the parts of the screen, and lists are shown as a
  /// whole; a screen reader would read all of it.
  var borders = true
  /// How many of the things said are shown at most.
  var captionCount = allowedCaptions.upperBound
  /// Whether everything is bold and nothing is faint.
  var highContrast = false
  /// Whether text may be copied to the terminal's clipboard, which other programs can read.
  var clipboard = false
  /// The keys that are switches while scanning is on: one or two.
  var scanKeys = [TerminalKey(.character(" ")), TerminalKey(.enter)]

  /// The switch that a key is; nil while scanning is off, and for all other keys.
  func scanSwitch(of key: TerminalKey, in settings: ScanSettings) -> ScanSwitch? {
    guard settings.mode != .off else { return nil }
    return scanKeys.firstIndex(of: key).flatMap { ScanSwitch(rawValue: $0 + 1) }
  }
}

extension TerminalSettings {
  /// How many of the things said can be shown.
  static let allowedCaptions = 1...40

  /// How many times as large keys can be drawn.
  static let allowedScales = 1...3

  /// The settings with their names, to be joined with those of others.
  static let rows = SettingsTable(
    defaults: TerminalSettings(),
    [
      .init(
        "cursor", \.cursor, .choice(named: \.rawValue),
        "where the terminal's cursor stands: on the focused key, or in the text"),
      .init(
        "scale", \.scale, .number(allowedScales),
        "how many times as large keys are drawn, where the terminal has room for it"),
      .init(
        "borders", \.borders, .onOff,
        "draw borders, rules and whole lists, which a screen reader would read out"),
      .init(
        "caption-count", \.captionCount, .number(allowedCaptions),
        "how many of the things said are shown; 1 for a screen reader, which reads what changes"),
      .init("high-contrast", \.highContrast, .onOff, "show everything bold and nothing faint"),
      .init(
        "scan-keys", \.scanKeys, .scanKeys,
        "the key or the two keys that are switches while scanning is on"),
      .init(
        "clipboard", \.clipboard, .onOff,
        "let the copy command write to the terminal's clipboard (OSC 52)"),
    ])
}

extension SettingCodec where Value == [TerminalKey] {
  /// One key or two, by the names that help gives them; keys that write may be among them.
  fileprivate static let scanKeys = Self(
    values: .text("one key or two, such as 'Space Enter'"),
    write: {
      $0.map { $0.settingName.split(separator: " ").joined(separator: "-") }.joined(separator: " ")
    },
    read: { text in
      let names = text.split(separator: " ")
      // What is no key is no value.
      let keys = names.compactMap { try? TerminalKey(named: String($0), mayWrite: true) }
      guard (1...2).contains(keys.count), keys.count == names.count, Set(keys).count == keys.count
      else { return nil }
      return keys
    })
}
