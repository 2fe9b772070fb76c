import KeyModel
import LayoutFiles
import Testing

@testable import SpokenKeyboard

struct SettingsFileTests {
  static func read(_ text: String) -> SettingsFile {
    SettingsFile(SourceFile(name: "s.json", bytes: Array(text.utf8)))
  }

  @Test func `values are words, numbers or truths`() {
    let file = Self.read(
      #"{ "echo": "words", "Rate": 220, "secure": true, "undo": false, "long-press": "700" }"#)
    #expect(file.problems.isEmpty)
    #expect(
      file.assignments == [
        .init(name: "echo", value: "words"), .init(name: "rate", value: "220"),
        .init(name: "secure", value: "on"), .init(name: "undo", value: "off"),
        .init(name: "long-press", value: "700"),
      ])
  }

  @Test func `a profile comes first, wherever it stands`() {
    let file = Self.read(#"{ "echo": "words", "profile": "nvda-like" }"#)
    #expect(file.assignments.map(\.name) == ["profile", "echo"])
  }

  @Test func `comments and trailing commas are allowed`() {
    let file = Self.read("// mine\n{ \"echo\": \"words\", /* all */ }")
    #expect(file.problems.isEmpty)
    #expect(file.assignments.count == 1)
  }

  struct Mistake: CustomTestStringConvertible {
    let text: String
    let line: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Mistake(
      text: "{\n  \"ecko\": true }", line: "s.json:2:3: no setting 'ecko'; did you mean 'echo'?"),
    Mistake(
      text: #"{ "undo": "maybe" }"#,
      line: "s.json:1:11: 'undo' can't be 'maybe'; expected on or off"),
    Mistake(
      text: #"{ "echo": null }"#,
      line: "s.json:1:11: expected a value for 'echo', found null; "
        + "write true, false, a number or a text"),
    Mistake(
      text: "[]",
      line: "s.json:1:1: expected an object of settings, found a list; write { \"NAME\": VALUE }"),
    Mistake(
      text: #"{ "keys": { "F25": "help" } }"#,
      line: "s.json:1:13: no key 'F25'; write it as help does, such as 'Alt-Left' or 'F5'"),
    Mistake(
      text: #"{ "keys": { "x": "help" } }"#,
      line: "s.json:1:13: 'x' types a character; choose a key with Ctrl or Alt, or an F key"),
    Mistake(
      text: #"{ "keys": { "ctrl-z": "help" } }"#,
      line: "s.json:1:13: 'ctrl-z' ends or stops the program; choose another key"),
    Mistake(
      text: #"{ "keys": { "F5": "repeat-lost" } }"#,
      line: "s.json:1:19: no command 'repeat-lost'; did you mean 'repeat-last'?"),
    Mistake(
      text: #"{ "undo": true, "undo": false }"#,
      line: "s.json:1:17: 'undo' stands twice; the last one counts, remove the others"),
  ])
  func `a mistake is told with its place and what to do`(mistake: Mistake) {
    #expect(Self.read(mistake.text).problems.map(\.line) == [mistake.line])
  }

  @Test func `what is right holds beside what is wrong`() {
    let file = Self.read(
      #"{ "nonsense": 1, "echo": "words", "keys": { "F5": "nothing", "F6": "help" } }"#)
    #expect(file.problems.count == 2)
    #expect(file.assignments == [.init(name: "echo", value: "words")])
    #expect(file.bindings.map(\.command?.name) == ["help"])
  }

  @Test(arguments: ["", "{", "{ \"echo\" }", "{ \"echo\": words }", "\u{1B}[2J", "{}{}"])
  func `a broken file is one problem, fit for a terminal`(text: String) {
    let file = Self.read(text)
    #expect(file.problems.count == 1)
    #expect(file.assignments.isEmpty)
    #expect(file.problems.allSatisfy { !$0.line.contains("\u{1B}") })
  }

  @Test func `what is printed is read back to the same`() throws {
    var all = AllSettings()
    let changes = [
      ("profile", "talkback-like"), ("echo", "words"), ("rate", "300"), ("voice", "en+f3"),
      ("maximum-length", "12"), ("allowed-characters", "only:\"\\é"), ("cursor", "text"),
    ]
    for (name, value) in changes { try AllSettings.rows.set(name, to: value, in: &all) }
    all.preferences.keys.bind(try TerminalKey(named: "F11"), to: .repeatLast, "")
    all.preferences.keys.bind(try TerminalKey(named: "F5"), to: nil, "")
    all.preferences.keys.bind(try TerminalKey(named: "Alt-Shift-X"), to: .redraw, "")

    let file = Self.read(SettingsPrint.text(of: all))
    var again = AllSettings()
    for assignment in file.assignments {
      try AllSettings.rows.set(assignment.name, to: assignment.value, in: &again)
    }
    for binding in file.bindings {
      again.preferences.keys.bind(
        binding.key, to: binding.command?.command, binding.command?.summary ?? "")
    }
    #expect(file.problems.isEmpty)
    #expect(again.keyboard == all.keyboard)
    #expect(again.narration == all.narration)
    #expect(again.preferences.speech == all.preferences.speech)
    #expect(again.preferences.terminal == all.preferences.terminal)
    for key in KeyBindings.standard.all.flatMap(\.keys) + [
      try TerminalKey(named: "F11"), try TerminalKey(named: "Alt-Shift-X"),
    ] {
      #expect(again.preferences.keys.command(for: key) == all.preferences.keys.command(for: key))
    }
  }
}
