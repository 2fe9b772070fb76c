import KeyModel
import LayoutFiles
import Narration
import Testing

@testable import SpokenKeyboard

struct ConversationTests {
  /// A conversation that hasn't begun, with settings of the session or of what is said.
  static func conversation(
    on name: String = "numeric", _ settings: [String: String] = [:],
    keys: KeyBindings = .standard
  ) throws -> Conversation {
    let layout = try #require(BuiltInLayouts.layout(name, decimalSeparator: "."))
    let phrases = Phrases.best(for: "en-US")
    var session = Session(layouts: [layout], words: phrases.keys)
    var narrator = Narrator(phrases: phrases, language: "en-US")
    var preferences = Preferences()
    preferences.keys = keys
    for (name, value) in settings {
      let gesture = Gesture.set(name: name, value: value)
      let events = SettingsRouter.handle(gesture, &session, &narrator, &preferences, at: .zero)
      #expect(events.first == .setting(name: name, value: value))
    }
    return Conversation(session: session, narrator: narrator, preferences: preferences)
  }

  /// A conversation that has begun.
  static func begun(
    on name: String = "numeric", _ settings: [String: String] = [:],
    keys: KeyBindings = .standard
  ) throws -> Conversation {
    var conversation = try conversation(on: name, settings, keys: keys)
    _ = conversation.begin(at: .zero)
    return conversation
  }

  static func key(_ code: TerminalKey.Code, _ held: TerminalKey.Modifiers = []) -> TerminalInput {
    .key(TerminalKey(code, held))
  }

  static func said(_ reaction: Reaction) -> [String] { reaction.utterances.map(\.text) }

  @Test func `the start says the keyboard and then the focused key`() throws {
    var conversation = try Self.conversation()
    #expect(Self.said(conversation.begin(at: .zero)) == ["Numeric", "1"])
  }

  @Test func `escape puts the keyboard away, and once more ends`() throws {
    var conversation = try Self.begun()
    let first = conversation.take(Self.key(.escape), on: nil, at: .zero)
    #expect(!first.ends)
    #expect(!conversation.session.isEditing)
    #expect(conversation.take(Self.key(.escape), on: nil, at: .zero).ends)
  }

  @Test(arguments: [TerminalKey.Code.enter, .left, .tab, .end])
  func `whoever reaches for the keyboard gets it back`(_ code: TerminalKey.Code) throws {
    var conversation = try Self.begun()
    _ = conversation.take(Self.key(.escape), on: nil, at: .zero)
    _ = conversation.take(Self.key(code), on: nil, at: .zero)
    #expect(conversation.session.isEditing)
    #expect(conversation.session.document.text.isEmpty)
  }

  @Test func `input help says what a key does, and does nothing`() throws {
    var conversation = try Self.begun()
    _ = conversation.take(Self.key(.function(2)), on: nil, at: .zero)
    let said = Self.said(conversation.take(Self.key(.backspace), on: nil, at: .zero))
    #expect(said == ["Backspace: Delete what is before the caret"])
    _ = conversation.take(Self.key(.character("5")), on: nil, at: .zero)
    #expect(conversation.session.document.text.isEmpty)
    _ = conversation.take(Self.key(.function(2)), on: nil, at: .zero)
    _ = conversation.take(Self.key(.character("5")), on: nil, at: .zero)
    #expect(conversation.session.document.text == "5")
  }

  @Test func `every line of help can be read, and its end is heard`() throws {
    var conversation = try Self.begun()
    var said = Self.said(conversation.take(Self.key(.function(1)), on: nil, at: .zero))
    #expect(said == ["Help: Up and Down read on, Escape closes"])
    let lines = HelpPages(.standard, conversation.narrator).lines.dropFirst().map(\.text)
    said = []
    for _ in lines { said += Self.said(conversation.take(Self.key(.down), on: nil, at: .zero)) }
    #expect(said == lines)
    let end = conversation.take(Self.key(.down), on: nil, at: .zero).utterances
    #expect(end.map(\.sounds) == [[.boundary]])
  }

  @Test func `every key of help does something that all languages have words for`() throws {
    for binding in KeyBindings.standard.all {
      let name = try #require(binding.command.name)
      #expect(Phrases.english.commands.names[name] == binding.summary)
    }
    #expect(Phrases.english.commands.names.count == KeyBindings.standard.all.count)
  }

  @Test func `help is in the listener's language`() throws {
    let phrases = Phrases.best(for: "de")
    var conversation = try Self.begun()
    conversation.narrator = Narrator(phrases: phrases, language: "de")
    _ = conversation.take(Self.key(.function(1)), on: nil, at: .zero)
    let line = conversation.take(Self.key(.down), on: nil, at: .zero).utterances
    #expect(line.map(\.text) == ["Left: Taste links"])
    #expect(line.map(\.language) == ["de"])
  }

  @Test func `repeating says the last thing, not what it repeats twice`() throws {
    var conversation = try Self.begun()
    _ = conversation.take(Self.key(.right), on: nil, at: .zero)
    for _ in 1...2 {
      let again = conversation.take(Self.key(.function(5)), on: nil, at: .zero)
      #expect(Self.said(again) == ["2"])
    }
  }

  @Test func `a secure field shows no text`() throws {
    var conversation = try Self.begun(["secure": "on"])
    _ = conversation.take(Self.key(.character("5")), on: nil, at: .zero)
    #expect(conversation.content(maxBytes: 100).text.before == "*")
  }
}
