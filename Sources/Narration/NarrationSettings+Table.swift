public import KeyModel

extension NarrationSettings {
  /// The settings with their names, to be joined with those of others.
  public static let rows = SettingsTable(
    defaults: NarrationSettings(), general + typing + deleting + capitalLetters + reading)

  /// What can be set, in the order shown.
  public static var table: [Setting] { rows.settings }

  /// Sets the value that the text stands for; nothing is changed where it is none.
  ///
  /// - Throws: `SettingError.unknownName`, or `badValue` with what is expected.
  public mutating func set(_ name: String, to value: String) throws(SettingError) {
    try Self.rows.set(name, to: value, in: &self)
  }

  /// The value of a setting, as a text that sets it to the same.
  ///
  /// - Throws: `SettingError.unknownName`.
  public func value(of name: String) throws(SettingError) -> String {
    try Self.rows.value(of: name, in: self)
  }

  private static let general: [SettingRow<NarrationSettings>] = [
    .init(
      "profile", \.profile, .optional(.choice(named: \.rawValue), none: "own"),
      "set all that is said at once, as other screen readers have it"),
    .init(
      "verbosity", \.verbosity, .choice(named: \.rawValue),
      "say short messages, whole ones, or hints too"),
    .init(
      "hint-delay", \.hintDelay, .milliseconds(0...10_000),
      "how long a key has the focus until its hint is said"),
    .init("state", \.saysState, .onOff, "say changes of shift, page, keyboard and field"),
    .init("sounds", \.sounds, .onOff, "make sounds beside the words"),
    .init("ends", \.ends, .choice(named: \.rawValue), "how an end is heard"),
  ]

  private static let typing: [SettingRow<NarrationSettings>] = [
    .init("echo", \.echo, .choice(named: \.rawValue), "what is said while keys on the screen type"),
    .init(
      "hardware-echo", \.hardwareEcho, .choice(named: \.rawValue),
      "what is said while physical keys type"),
    .init(
      "secure-echo", \.secure, .choice(named: \.rawValue),
      "what is heard of a field that hides what is typed"),
    .init(
      "phonetics", \.phonetics, .choice(named: \.rawValue),
      "say letters by the phonetic alphabet: after a delay, together with the letter, or instead"),
    .init(
      "phonetic-delay", \.phoneticDelay, .milliseconds(0...5_000),
      "how long a letter has the focus until its phonetic word is said"),
  ]

  private static let deleting: [SettingRow<NarrationSettings>] = [
    .init("deletion-echo", \.deletion.isSaid, .onOff, "say what was deleted"),
    .init(
      "deletion-pitch", \.deletion.pitch, .number(0...100, unit: "percent"),
      "how much higher it is said"),
    .init("deletion-word", \.deletion.saysWord, .onOff, "say that it was deleted"),
  ]

  private static let capitalLetters: [SettingRow<NarrationSettings>] = [
    .init(
      "capital-pitch", \.capitals.pitch, .number(0...100, unit: "percent"),
      "how much higher a capital letter is said"),
    .init("capital-word", \.capitals.saysWord, .onOff, "say that a letter is a capital"),
    .init("capital-sound", \.capitals.makesSound, .onOff, "make a sound with a capital letter"),
    .init(
      "word-capitals", \.capitals.saysWithinWords, .onOff,
      "say that a word has capitals, or capitals alone"),
    .init(
      "caps-lock-warning", \.capitals.warnsOfCapsLock, .onOff,
      "make a sound when a small letter is typed with caps lock on"),
  ]

  private static let reading: [SettingRow<NarrationSettings>] = [
    .init(
      "punctuation", \.punctuation, .choice(named: \.rawValue),
      "which marks are named when text is read"),
    .init(
      "count-repeats", \.countsRepeatsFrom, .optional(.number(2...100), none: "off"),
      "how many equal symbols in a row are counted instead of named"),
    .init(
      "caret-echo", \.caret, .choice(named: \.rawValue),
      "what is said when the caret moves: what it passed, or what follows it"),
    .init("host-changes", \.saysHostChanges, .onOff, "say what the host changes in its text"),
    .init(
      "reread-time", \.repeatTime, .milliseconds(0...5_000),
      "how soon reading the same again spells it"),
  ]
}
