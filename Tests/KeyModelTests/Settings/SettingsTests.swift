import KeyModel
import Testing

@Suite struct SettingsTests {
  /// Texts to set: every word, both ends of every range, and some of every form.
  private static func examples(of setting: Setting) -> [String] {
    switch setting.values {
    case .oneOf(let words): words
    case .number(let range, _, let words): ["\(range.lowerBound)", "\(range.upperBound)"] + words
    case .text: ["any", "digits", "decimal:,", "only:abc", "only: :é"]
    }
  }

  @Test func `the settings come in a fixed order`() {
    #expect(
      Settings.table.map(\.name) == [
        "wrap-focus", "typing-mode", "return-to-letters", "long-press", "shift-double-tap",
        "repeat-delay", "repeat-interval", "repeat-words-after", "scan", "scan-interval",
        "scan-cycles", "scan-backtrack", "scan-dwell", "autocapitalization",
        "double-space-period", "double-space-interval", "smart-quotes", "smart-dashes",
        "smart-ellipsis", "deletion-mode", "offset-unit", "context-window", "undo", "secure",
        "code", "maximum-length", "allowed-characters", "lines", "keyboard-type", "return-key",
      ])
  }

  @Test(arguments: Settings.table)
  func `a setting tells its default and what it does in one line`(_ setting: Setting) throws {
    #expect(try Settings().value(of: setting.name) == setting.defaultValue)
    #expect(!setting.summary.isEmpty && !setting.summary.hasSuffix("."))
    #expect(!setting.summary.contains { $0.isNewline })
    #expect(setting.name.allSatisfy { $0.isLowercase || $0 == "-" })
  }

  @Test(arguments: Settings.table)
  func `every value of a setting comes back as it was set`(_ setting: Setting) throws {
    for text in Self.examples(of: setting) {
      var settings = Settings()
      try settings.set(setting.name, to: text)
      #expect(try settings.value(of: setting.name) == text)
    }
  }

  @Test(arguments: Settings.table)
  func `a setting changes nothing but itself`(_ setting: Setting) throws {
    var settings = Settings()
    let other = try #require(Self.examples(of: setting).first { $0 != setting.defaultValue })
    try settings.set(setting.name, to: other)
    #expect(settings != Settings())
    for name in Settings.table.map(\.name) where name != setting.name {
      #expect(try settings.value(of: name) == Settings().value(of: name))
    }
    try settings.set(setting.name, to: setting.defaultValue)
    #expect(settings == Settings())
  }

  @Test(arguments: Settings.table)
  func `a value that is none is refused with what is expected`(_ setting: Setting) {
    for text in ["", "purple", "-1", "99999999999999999999"] {
      var settings = Settings()
      #expect(
        throws: SettingError.badValue(
          name: setting.name, value: text, expected: setting.values.description)
      ) {
        try settings.set(setting.name, to: text)
      }
      #expect(settings == Settings())
    }
  }

  @Test func `an unknown name comes with the nearest one`() {
    var settings = Settings()
    #expect(throws: SettingError.unknownName("wrap-focsu", nearest: "wrap-focus")) {
      try settings.set("wrap-focsu", to: "on")
    }
    #expect(throws: SettingError.unknownName("gravity", nearest: nil)) {
      try settings.value(of: "gravity")
    }
  }

  @Test func `capitals make no difference to names and words`() throws {
    var settings = Settings()
    try settings.set("Deletion-Mode", to: "graphemecluster")
    try settings.set("wrap-focus", to: "ON")
    try settings.set("keyboard-type", to: "url")
    #expect(settings.backwardDeletion == .graphemeCluster)
    #expect(settings.wrapsFocus)
    #expect(settings.field.keyboardType == .URL)
  }

  @Test func `typed values are those that the texts stand for`() throws {
    var settings = Settings()
    try settings.set("shift-double-tap", to: "1000")
    try settings.set("repeat-words-after", to: "off")
    try settings.set("maximum-length", to: "12")
    try settings.set("allowed-characters", to: "decimal")
    try settings.set("return-key", to: "emergencyCall")
    #expect(settings.shiftDoubleTapTime == .seconds(1))
    #expect(settings.keyRepeat.wordsAfter == nil)
    #expect(settings.field.maximumLength == 12)
    #expect(settings.field.allowedCharacters == .decimal(separator: "."))
    #expect(settings.field.returnKeyType == .emergencyCall)
  }

  @Test func `the words of UIKit's types are UIKit's`() throws {
    let values = Dictionary(uniqueKeysWithValues: Settings.table.map { ($0.name, $0.values) })
    #expect(
      values["return-key"]
        == .oneOf([
          "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
          "emergencyCall", "continue",
        ]))
    #expect(
      values["autocapitalization"] == .oneOf(["none", "words", "sentences", "allCharacters"]))
    #expect(
      values["keyboard-type"]
        == .oneOf([
          "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
          "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
          "asciiCapableNumberPad",
        ]))
  }

  @Test func `listed characters are written in one order`() throws {
    var settings = Settings()
    try settings.set("allowed-characters", to: "only:cab a")
    #expect(try settings.value(of: "allowed-characters") == "only: abc")
  }

  @Test(arguments: ["only:", "decimal:", "decimal:,.", "any:a", "digit"])
  func `a half-said set of characters is refused`(_ text: String) {
    var settings = Settings()
    #expect(throws: SettingError.self) { try settings.set("allowed-characters", to: text) }
  }

  @Test(arguments: [
    (SettingValues.oneOf(["on", "off"]), "on or off"),
    (.oneOf(["a", "b", "c"]), "a, b or c"),
    (.number(0...9, unit: nil, or: []), "a number from 0 to 9"),
    (
      .number(0...9, unit: "milliseconds", or: ["off"]),
      "a number from 0 to 9 (milliseconds) or off"
    ),
    (.text("a name"), "a name"),
  ])
  func `what is expected is said in words`(_ values: SettingValues, _ words: String) {
    #expect(values.description == words)
  }
}
