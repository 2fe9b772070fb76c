extension Settings {
  /// The settings with their names, to be joined with those of others.
  public static let rows = SettingsTable(
    defaults: Settings(), keys + scanning + rules + text + field)

  private static let keys: [SettingRow<Settings>] = [
    .init("wrap-focus", \.wrapsFocus, .onOff, "go on at the other end where the keyboard ends"),
    .init(
      "typing-mode", \.typingMode, .choice(named: \.rawValue),
      "type by a press (standard), on lifting the finger (touch), or on touching (direct)"),
    .init(
      "return-to-letters", \.returnToLetters, .choice(named: \.rawValue),
      "show the letters again after a space or a symbol"),
    .init(
      "long-press", \.longPressTime, .milliseconds(100...5_000),
      "how long a key is held until it offers its alternatives"),
    .init(
      "shift-double-tap", \.shiftDoubleTapTime, .milliseconds(0...1_000),
      "how soon a second tap of shift follows to lock it; 0 never locks"),
    .init(
      "repeat-delay", \.keyRepeat.delay, .milliseconds(100...5_000),
      "how long Delete is held until it repeats"),
    .init(
      "repeat-interval", \.keyRepeat.interval, .milliseconds(20...2_000),
      "the time between two repeats of a held Delete"),
    .init(
      "repeat-words-after", \.keyRepeat.wordsAfter,
      .optional(.milliseconds(0...60_000), none: "off"),
      "how long Delete is held until its repeats take whole words"),
  ]

  private static let scanning: [SettingRow<Settings>] = [
    .init(
      "scan", \.scanning.mode, .choice(named: \.rawValue),
      "offer keys, or rows and then keys, to one or two switches: by time, or in steps"),
    .init(
      "scan-interval", \.scanning.interval, .milliseconds(100...60_000),
      "how long each row or key is offered"),
    .init(
      "scan-cycles", \.scanning.cycles, .number(1...100),
      "how often all rows or keys are offered until that ends by itself"),
    .init(
      "scan-backtrack", \.scanning.backtrack, .number(1...100, unit: "keys or rows"),
      "how far the second switch goes back"),
    .init(
      "scan-dwell", \.scanning.choosesByDwelling, .onOff,
      "in steps, choose what is offered for the whole interval, for a single switch"),
  ]

  private static let rules: [SettingRow<Settings>] = [
    .init(
      "autocapitalization", \.field.autocapitalizationType, .choice { "\($0)" },
      "which letters become capitals by themselves"),
    .init(
      "double-space-period", \.doubleSpacePeriod, .onOff, "make a full stop of two quick spaces"),
    .init(
      "double-space-interval", \.doubleSpaceInterval, .milliseconds(100...5_000),
      "how soon the second space follows to make a full stop"),
    .init("smart-quotes", \.smartQuotes, .onOff, "use the quotation marks of the language"),
    .init("smart-dashes", \.smartDashes, .onOff, "make a dash of two hyphens"),
    .init("smart-ellipsis", \.smartEllipsis, .onOff, "make an ellipsis of three full stops"),
  ]

  private static let text: [SettingRow<Settings>] = [
    .init(
      "deletion-mode", \.backwardDeletion, .choice(named: \.rawValue),
      "what one press of Delete takes"),
    .init(
      "offset-unit", \.offsetUnit, .choice(named: \.rawValue),
      "what adjustTextPosition(byCharacterOffset:) counts"),
    .init(
      "context-window", \.contextWindow, .choice(named: \.rawValue),
      "how much of the text the keyboard sees around the caret"),
    .init("undo", \.undo, .onOff, "keep edits so that they can be undone"),
  ]

  private static let field: [SettingRow<Settings>] = [
    .init("secure", \.field.isSecureTextEntry, .onOff, "hide what is typed and never say it"),
    .init("code", \.field.isCode, .onOff, "type code, which no typing rule may change"),
    .init(
      "maximum-length", \.field.maximumLength,
      .optional(.number(1...1_000_000_000, unit: "characters"), none: "off"),
      "how many characters the field takes"),
    .init(
      "allowed-characters", \.field.allowedCharacters, .allowedCharacters,
      "which characters the field takes"),
    .init("lines", \.field.lines, .choice(named: \.rawValue), "how many lines the field has"),
    .init(
      "keyboard-type", \.field.keyboardType, .choice { "\($0)" },
      "what the field asks its keyboard to be good at"),
    .init(
      "return-key", \.field.returnKeyType, .choice { "\($0)" }, "what the return key promises"),
  ]
}
