public import KeyModel

extension SpeechPreferences {
  /// The settings with their names, to be joined with those of others.
  public static let rows = SettingsTable(defaults: SpeechPreferences(), voice + purposes)

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

  private static let voice: [SettingRow<SpeechPreferences>] = [
    .init(
      "voice", \.settings.voice, .optional(.voiceName, none: "automatic"),
      "the voice, by its name in eSpeak NG; the best of the language, where it is automatic"),
    .init("rate", \.settings.rate, .rate, "how fast the voice is"),
    .init("pitch", \.settings.pitch, .pitch, "how high the voice is; 50 is its own"),
    .init("volume", \.settings.volume, .volume, "how loud the voice is; 100 is its own"),
  ]

  private static let purposes: [SettingRow<SpeechPreferences>] = [
    .init("key-rate", \.keys.ratePercent, percent, "how fast keys are said, against the rest"),
    .init("key-pitch", \.keys.pitchOffset, offset, "how much higher keys are said"),
    .init("echo-rate", \.echo.ratePercent, percent, "how fast what is typed is said"),
    .init("echo-pitch", \.echo.pitchOffset, offset, "how much higher what is typed is said"),
    .init("message-rate", \.messages.ratePercent, percent, "how fast messages are said"),
    .init("message-pitch", \.messages.pitchOffset, offset, "how much higher messages are said"),
  ]

  private static let percent = SettingCodec.number(25...400, unit: "percent")
  private static let offset = SettingCodec.number(-50...50)
}

extension SettingCodec where Value == String {
  /// A name of a voice, which only the engine can tell from others.
  fileprivate static let voiceName = Self(
    values: .text("the name of a voice of eSpeak NG"),
    write: { $0 },
    read: { $0.isEmpty ? nil : $0 })
}

extension SettingCodec where Value == SpeechRate {
  fileprivate static let rate = {
    let number = SettingCodec<Int>.number(SpeechRate.allowed, unit: "words a minute")
    return Self(
      values: number.values,
      write: { number.write($0.wordsPerMinute) },
      read: { number.read($0).map(SpeechRate.init(clamping:)) })
  }()
}

extension SettingCodec where Value == SpeechPitch {
  fileprivate static let pitch = {
    let number = SettingCodec<Int>.number(SpeechPitch.allowed)
    return Self(
      values: number.values,
      write: { number.write($0.value) },
      read: { number.read($0).map(SpeechPitch.init(clamping:)) })
  }()
}

extension SettingCodec where Value == SpeechVolume {
  fileprivate static let volume = {
    let number = SettingCodec<Int>.number(SpeechVolume.allowed)
    return Self(
      values: number.values,
      write: { number.write($0.value) },
      read: { number.read($0).map(SpeechVolume.init(clamping:)) })
  }()
}
