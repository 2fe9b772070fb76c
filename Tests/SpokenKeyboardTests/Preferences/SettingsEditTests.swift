import LayoutFiles
import Testing

@testable import SpokenKeyboard

/// A person's settings file with some of its settings changed, and nothing else.
struct SettingsEditTests {
  static func edit(
    _ text: String, _ settings: (String, String)...
  ) throws(FileProblem) -> String {
    try SettingsEdit.text(
      of: SourceFile(name: "settings.json", bytes: Array(text.utf8)),
      with: settings.map { SettingsFile.Assignment(name: $0.0, value: $0.1) })
  }

  @Test(arguments: [
    ("{ \"rate\": 200 }", "{ \"rate\": 210 }"), ("{}", "{\n  \"rate\": 210\n}"),
    ("{ \"echo\": \"words\" }", "{\n  \"rate\": 210, \"echo\": \"words\" }"),
    (
      "// mine\n{\n  \"Rate\": \"2\\u0030\", // fast\n  \"keys\": { \"rate\": 1 },\n}\n",
      "// mine\n{\n  \"Rate\": 210, // fast\n  \"keys\": { \"rate\": 1 },\n}\n"
    ),
    ("\u{FEFF}{\"rate\":1}", "\u{FEFF}{\"rate\":210}"),
    ("{\"rate\":1,\"rate\":2}", "{\"rate\":1,\"rate\":210}"),
    ("{\"é\":\"ü\",\"rate\":2/**/}", "{\"é\":\"ü\",\"rate\":210/**/}"),
  ])
  func `a value takes the place of the former, or stands first`(
    _ before: String, _ after: String
  ) throws {
    #expect(try Self.edit(before, ("rate", "210")) == after)
  }

  @Test func `switches and words are written as the file has them`() throws {
    let text = try Self.edit("{}", ("sounds", "off"), ("echo", "words"))
    #expect(text.contains("\"sounds\": false"))
    #expect(text.contains("\"echo\": \"words\""))
  }

  @Test(arguments: ["", "{", "[]", "{ \"rate\": }", "{ \"rate\": [1] }", "{ \"rate\": 1 } x"])
  func `a file with a mistake isn't changed`(_ text: String) {
    #expect(throws: FileProblem.self) { try Self.edit(text, ("rate", "210")) }
  }

  @Test func `a new file is read as it was meant`() {
    let wanted = [
      SettingsFile.Assignment(name: "rate", value: "210"),
      SettingsFile.Assignment(name: "sounds", value: "off"),
    ]
    let text = SettingsEdit.text(of: wanted)
    let file = SettingsFile(SourceFile(name: "settings.json", bytes: Array(text.utf8)))
    #expect(file.problems.isEmpty)
    #expect(file.assignments == wanted)
  }
}
