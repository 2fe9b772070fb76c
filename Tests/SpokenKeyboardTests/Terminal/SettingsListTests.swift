import KeyModel
import Narration
import Speech
import Testing

@testable import SpokenKeyboard

/// The list of settings: gone through, changed, kept or not.
struct SettingsListTests {
  static let settings = TerminalKey(.function(11))
  static let down = TerminalKey(.down)

  /// A conversation with the list open at a setting.
  static func opened(
    at name: String, _ settings: [String: String] = [:]
  ) throws -> Conversation {
    var conversation = try ConversationTests.begun(settings)
    DialogTests.press(&conversation, Self.settings)
    let index = try #require(SettingsRouter.table.firstIndex { $0.name == name })
    for _ in 0..<index { DialogTests.press(&conversation, down) }
    return conversation
  }

  @Test func `it opens with the first setting and how it is used`() throws {
    var conversation = try ConversationTests.begun()
    #expect(
      DialogTests.press(&conversation, Self.settings) == [
        "Settings", "wrap focus: off",
        "Up and Down choose, Left and Right change, Enter saves, Escape restores",
      ])
  }

  @Test func `going through it says every setting with its value`() throws {
    var conversation = try ConversationTests.begun()
    var said = DialogTests.press(&conversation, Self.settings)[1...1]
    for _ in SettingsRouter.table.dropFirst() {
      said += DialogTests.press(&conversation, Self.down)
    }
    #expect(said.count == SettingsRouter.table.count)
    #expect(said.contains("rate: 175"))
    #expect(conversation.content(maxBytes: 10).notice == Array(said))
    #expect(conversation.content(maxBytes: 10).noticeLine == said.count - 1)
    #expect(DialogTests.press(&conversation, Self.down) == ["(boundary)"])
  }

  @Test func `a change is said and in effect at once`() throws {
    var conversation = try Self.opened(at: "rate")
    #expect(DialogTests.press(&conversation, TerminalKey(.right)) == ["rate: 180"])
    #expect(conversation.preferences.speech.settings.rate.wordsPerMinute == 180)
    #expect(DialogTests.press(&conversation, TerminalKey(.left)) == ["rate: 170"])
    #expect(DialogTests.press(&conversation, TerminalKey(.right, .control)) == ["rate: 270"])
  }

  @Test func `an end of the values is heard, and changes nothing`() throws {
    var conversation = try Self.opened(at: "verbosity", ["verbosity": "full"])
    #expect(DialogTests.press(&conversation, TerminalKey(.right)) == ["(boundary)"])
    #expect(conversation.narrator.settings.verbosity == .full)
  }

  @Test func `letters go to the next setting of that letter`() throws {
    var conversation = try ConversationTests.begun()
    DialogTests.press(&conversation, Self.settings)
    #expect(DialogTests.press(&conversation, DialogTests.letter("V")) == ["verbosity: normal"])
    #expect(DialogTests.press(&conversation, DialogTests.letter("v")) == ["voice: automatic"])
    #expect(DialogTests.press(&conversation, DialogTests.letter("x")) == ["(boundary)"])
  }

  @Test func `enter keeps what was changed`() throws {
    var conversation = try Self.opened(at: "rate")
    DialogTests.press(&conversation, TerminalKey(.right))
    let reaction = conversation.take(.key(DialogTests.enter), on: nil, at: .zero)
    #expect(
      reaction.savedSettings == [SettingsFile.Assignment(name: "rate", value: "180")])
    #expect(conversation.dialog == nil)
  }

  @Test func `enter without a change keeps nothing`() throws {
    var conversation = try Self.opened(at: "rate")
    DialogTests.press(&conversation, TerminalKey(.right), TerminalKey(.left))
    DialogTests.press(&conversation, TerminalKey(.right))
    DialogTests.press(&conversation, TerminalKey(.left))
    var same = try Self.opened(at: "echo")
    #expect(DialogTests.press(&same, DialogTests.enter) == ["Closed"])
  }

  @Test func `escape brings everything back, a profile too`() throws {
    var conversation = try Self.opened(at: "profile", ["echo": "words"])
    let former = conversation.allSettings
    DialogTests.press(&conversation, TerminalKey(.left))
    #expect(conversation.narrator.settings != former.narration)
    for _ in 0..<4 { DialogTests.press(&conversation, Self.down, TerminalKey(.right)) }
    #expect(DialogTests.press(&conversation, DialogTests.escape) == ["Settings restored"])
    #expect(conversation.narrator.settings == former.narration)
    #expect(conversation.preferences == former.preferences)
    #expect(conversation.session.settings == former.keyboard)
  }

  @Test func `every setting can be gone through to its end and back`() throws {
    for setting in SettingsRouter.table {
      guard case .text = setting.values else {
        var value = setting.defaultValue
        var steps = 0
        while let next = setting.values.value(1_000_000, from: value), steps < 100 {
          (value, steps) = (next, steps + 1)
          var all = AllSettings()
          try AllSettings.rows.set(setting.name, to: next, in: &all)
        }
        #expect(steps < 100, "\(setting.name)")
        #expect(setting.values.value(-1, from: value) != nil, "\(setting.name)")
        continue
      }
    }
  }

  @Test(
    arguments: [
      (SettingValues.oneOf(["on", "off"]), "off", 1, "on"),
      (.oneOf(["on", "off"]), "on", -1, "off"),
      (.oneOf(["a", "b", "c"]), "a", 1, "b"), (.oneOf(["a", "b", "c"]), "a", 10, "b"),
      (.number(80...449, unit: nil, or: []), "175", 1, "180"),
      (.number(80...449, unit: nil, or: []), "175", -1, "170"),
      (.number(80...449, unit: nil, or: []), "445", 1, "449"),
      (.number(80...449, unit: nil, or: []), "449", -1, "440"),
      (.number(80...449, unit: nil, or: []), "449", 1, nil),
      (.number(2...100, unit: nil, or: ["off"]), "2", -1, "off"),
      (.number(2...100, unit: nil, or: ["off"]), "off", 1, "2"),
      (.number(2...100, unit: nil, or: ["off"]), "off", -1, nil),
      (.number(-50...50, unit: nil, or: []), "-3", -1, "-5"), (.text("a name"), "x", 1, nil),
    ] as [(SettingValues, String, Int, String?)])
  func `a step leads to the next value`(
    _ values: SettingValues, _ value: String, _ steps: Int, _ next: String?
  ) {
    #expect(values.value(steps, from: value) == next)
  }
}
