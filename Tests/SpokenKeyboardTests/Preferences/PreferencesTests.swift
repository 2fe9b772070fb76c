import KeyModel
import Narration
import Speech
import Testing

@testable import SpokenKeyboard

struct PreferencesTests {
  @Test func `the rate's keys change the voice and say its rate`() throws {
    var conversation = try ConversationTests.begun(on: "numeric", ["rate": "200"])
    let faster = conversation.take(ConversationTests.key(.function(8)), on: nil, at: .zero)
    #expect(faster.utterances.map(\.text) == ["rate: 215"])
    #expect(conversation.preferences.speech.settings.rate.wordsPerMinute == 215)
  }

  @Test func `any setting of a few values can be gone through by a key`() throws {
    let command = try #require(BindableCommand.all.first { $0.name == "next-cursor" })
    var keys = KeyBindings.standard
    keys.bind(TerminalKey(.function(11)), to: command.command, command.summary)
    var conversation = try ConversationTests.begun(keys: keys)
    let reaction = conversation.take(ConversationTests.key(.function(11)), on: nil, at: .zero)
    #expect(reaction.utterances.map(\.text) == ["cursor: text"])
    #expect(conversation.content(maxBytes: 100).cursor == .text)
  }

  @Test func `nothing is copied until the clipboard is allowed`() throws {
    var conversation = try ConversationTests.begun()
    let key = ConversationTests.key(.character("k"), .control)
    let refused = conversation.take(key, on: nil, at: .zero)
    #expect(refused.copied == nil)
    #expect(refused.utterances.map(\.text) == ["clipboard: off"])
  }

  @Test func `what is selected is copied, else all`() throws {
    var conversation = try ConversationTests.begun(on: "qwerty", ["clipboard": "on"])
    let key = ConversationTests.key(.character("k"), .control)
    for letter in "abc" {
      _ = conversation.take(ConversationTests.key(.character(letter)), on: nil, at: .zero)
    }
    #expect(conversation.take(key, on: nil, at: .zero).copied == "abc")
    _ = conversation.take(ConversationTests.key(.left, .shift), on: nil, at: .zero)
    let part = conversation.take(key, on: nil, at: .zero)
    #expect(part.copied == "c")
    #expect(part.utterances.map(\.text) == ["Copied"])
  }

  @Test func `a secure field is never copied`() throws {
    var conversation = try ConversationTests.begun(
      on: "qwerty", ["clipboard": "on", "secure": "on"])
    _ = conversation.take(ConversationTests.key(.character("a")), on: nil, at: .zero)
    let key = ConversationTests.key(.character("k"), .control)
    #expect(conversation.take(key, on: nil, at: .zero).copied == nil)
  }

  @Test func `high contrast shows everything bold and nothing faint`() throws {
    let conversation = try ConversationTests.begun(on: "numeric", ["high-contrast": "on"])
    let size = ScreenSize(columns: 40, lines: 12)
    let picture = Picture(
      conversation.content(maxBytes: 100), size: size, typesetter: Typesetter { _ in 1 })
    let styles = Set(picture.rows.flatMap(\.self).map(\.style))
    #expect(styles.allSatisfy { $0.contains(.bold) && !$0.contains(.dim) })
  }

  @Test func `problems of files are told after the start`() throws {
    var conversation = try ConversationTests.conversation()
    conversation.news = [
      .fileProblem(file: "settings.json", line: 3, column: 5, what: "no setting 'ecko'")
    ]
    let begun = conversation.begin(at: .zero)
    #expect(
      begun.utterances.map(\.text).last == "settings.json, line 3, column 5: no setting 'ecko'")
  }
}
