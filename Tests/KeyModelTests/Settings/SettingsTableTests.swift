import KeyModel
import Testing

/// A table beside the keyboard's, and both together.
@Suite struct SettingsTableTests {
  private struct Voice: Hashable, Sendable {
    var rate = 175
    var name: String?

    static let rows = SettingsTable(
      defaults: Voice(),
      [
        SettingRow("rate", \.rate, .number(80...449, unit: "words a minute"), "how fast"),
        SettingRow("voice", \.name, .optional(anyText, none: "default"), "who speaks"),
      ])

    private static let anyText = SettingCodec<String>(
      values: .text("a voice's name"), write: { $0 }, read: { $0.isEmpty ? nil : $0 })
  }

  private struct Both: Hashable, Sendable {
    var keyboard = Settings()
    var voice = Voice()

    static let rows = Settings.rows.held(at: \Both.keyboard)
      .followed(by: Voice.rows.held(at: \Both.voice))
  }

  @Test func `another value has a table of its own`() throws {
    var voice = Voice()
    try Voice.rows.set("rate", to: "300", in: &voice)
    try Voice.rows.set("voice", to: "Anna", in: &voice)
    #expect(voice == Voice(rate: 300, name: "Anna"))
    #expect(Voice.rows.settings.map(\.defaultValue) == ["175", "default"])
    #expect(Voice.rows.settings[1].values == .text("a voice's name or default"))
  }

  @Test func `two tables work as one`() throws {
    var both = Both()
    try Both.rows.set("rate", to: "300", in: &both)
    try Both.rows.set("undo", to: "off", in: &both)
    #expect(both.voice.rate == 300)
    #expect(!both.keyboard.undo)
    #expect(Both.rows.settings == Settings.table + Voice.rows.settings)
    #expect(throws: SettingError.unknownName("voise", nearest: "voice")) {
      try Both.rows.set("voise", to: "Anna", in: &both)
    }
  }

  // Not an exit test: its monitor spins on any other child that has ended, and the tests of speech
  // have such children.
  @Test func `no two settings have one name`() {
    let names = Settings.table.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
