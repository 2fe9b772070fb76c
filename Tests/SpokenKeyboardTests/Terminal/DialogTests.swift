import KeyModel
import LayoutFiles
import Narration
import Testing

@testable import SpokenKeyboard

/// Lists that take a person's keys: what a key offers, pages, keys found by their names.
struct DialogTests {
  /// A conversation on QWERTY whose "a" offers two other letters, with the focus on it.
  static func begun(
    _ settings: [String: String] = [:], alternates: [String] = ["à", "ä"]
  ) throws -> Conversation {
    var layout = try #require(BuiltInLayouts.layout("qwerty", decimalSeparator: "."))
    for page in layout.pages.indices {
      for row in layout.pages[page].rows.indices {
        for key in layout.pages[page].rows[row].indices
        where layout.pages[page].rows[row][key].id == "a" {
          layout.pages[page].rows[row][key].alternates = alternates
        }
      }
    }
    let pad = try #require(BuiltInLayouts.layout("numeric", decimalSeparator: "."))
    let phrases = Phrases.best(for: "en-US")
    var conversation = Conversation(
      session: Session(layouts: [layout, pad], words: phrases.keys),
      narrator: Narrator(phrases: phrases, language: "en-US"))
    for (name, value) in settings.merging(["autocapitalization": "none"], uniquingKeysWith: { $1 })
    {
      _ = conversation.follow(.set(name: name, value: value), at: .zero)
    }
    _ = conversation.begin(at: .zero)
    _ = conversation.follow(.focus("a"), at: .zero)
    return conversation
  }

  /// Presses keys one after the other.
  ///
  /// - Returns: what the last one makes heard: words, or names of sounds in parentheses.
  @discardableResult
  static func press(_ conversation: inout Conversation, _ keys: TerminalKey...) -> [String] {
    var said: [String] = []
    for key in keys {
      said = conversation.take(.key(key), on: nil, at: .zero).utterances.map { utterance in
        utterance.text.isEmpty
          ? "(" + utterance.sounds.map(\.rawValue).joined() + ")" : utterance.text
      }
    }
    return said
  }

  static let hold = TerminalKey(.enter, .alt)
  static let enter = TerminalKey(.enter)
  static let escape = TerminalKey(.escape)
  static func letter(_ letter: Character) -> TerminalKey { TerminalKey(.character(letter)) }

  @Test func `a long press says how many alternatives there are and the first one`() throws {
    var conversation = try Self.begun()
    let said = Self.press(&conversation, Self.hold)
    #expect(said.prefix(2) == ["2 alternatives", "a grave"])
  }

  static let pages = TerminalKey(.character("p"), .alt)
  static let find = TerminalKey(.character("f"), .control)

  @Test(arguments: [
    ([hold], ["Arrows or digits choose, Enter takes it, Escape leaves"], ["a grave"]),
    ([pages], ["Arrows or digits choose, Enter takes it, Escape leaves"], ["Letters"]),
    (
      [TerminalKey(.function(11))],
      ["Up and Down choose, Left and Right change, Enter saves, Escape restores"],
      ["wrap focus: off"]
    ),
    (
      [find],
      ["Find a key: type a part of its name, Down goes on, Enter stays, Escape goes back"],
      ["Find a key"]
    ),
    ([TerminalKey(.function(1))], ["Help: Up and Down read on, Escape closes"], ["Help"]),
    ([escape], ["Enter shows it, Escape ends the program"], ["Keyboard hidden"]),
  ])
  func `how a list is used is said last, and once`(
    keys: [TerminalKey], first: [String], later: [String]
  ) throws {
    var conversation = try Self.begun()
    #expect(Self.press(&conversation, keys[0]).suffix(1) == first[...])
    // What leaves the lists shows the keyboard again.
    Self.press(&conversation, keys[0] == Self.escape ? Self.enter : Self.escape)
    #expect(Self.press(&conversation, keys[0]).suffix(1) == later[...])
  }

  @Test func `all that is said of a long press is heard, and cut as a whole`() throws {
    var conversation = try Self.begun()
    let reaction = conversation.take(.key(Self.hold), on: nil, at: .zero)
    #expect(reaction.utterances.heardInOrder.map(\.urgency) == [.passing])
    let closed = conversation.take(.key(Self.escape), on: nil, at: .zero)
    #expect(closed.utterances.map(\.urgency) == [.passing])
  }

  @Test(arguments: [TerminalKey.Code.right, .down, .tab, .end, .character("2")])
  func `arrows and digits choose an alternative and say it`(_ code: TerminalKey.Code) throws {
    var conversation = try Self.begun()
    Self.press(&conversation, Self.hold)
    #expect(Self.press(&conversation, TerminalKey(code)) == ["a umlaut"])
    Self.press(&conversation, Self.enter)
    #expect(conversation.session.document.text == "ä")
    #expect(conversation.dialog == nil)
  }

  @Test(arguments: [TerminalKey.Code.left, .up, .character("3"), .character("0")])
  func `an end of the alternatives is heard`(_ code: TerminalKey.Code) throws {
    var conversation = try Self.begun()
    Self.press(&conversation, Self.hold)
    #expect(Self.press(&conversation, TerminalKey(code)) == ["(boundary)"])
  }

  @Test func `escape leaves the alternatives, says so, and types nothing`() throws {
    var conversation = try Self.begun()
    Self.press(&conversation, Self.hold)
    #expect(Self.press(&conversation, Self.escape) == ["Closed"])
    #expect(conversation.session.isEditing)
    #expect(conversation.session.document.text.isEmpty)
  }

  @Test func `alternatives of a shifted key are capitals, as they are typed`() throws {
    var conversation = try Self.begun()
    _ = conversation.follow(.press("shift"), at: .zero)
    _ = conversation.follow(.focus("a"), at: .zero)
    #expect(Self.press(&conversation, Self.hold).contains("A grave"))
    Self.press(&conversation, Self.enter)
    #expect(conversation.session.document.text == "À")
  }

  @Test func `the alternatives are shown, the chosen one under the cursor`() throws {
    var conversation = try Self.begun()
    Self.press(&conversation, Self.hold, TerminalKey(.right))
    let content = conversation.content(maxBytes: 100)
    #expect(content.page == nil)
    #expect(content.notice == ["1 à  a grave", "2 ä  a umlaut"])
    #expect(content.noticeLine == 1)
  }

  @Test func `another key leaves the alternatives and does what it does`() throws {
    var conversation = try Self.begun()
    Self.press(&conversation, Self.hold)
    Self.press(&conversation, TerminalKey(.left, .alt))
    #expect(conversation.dialog == nil)
  }

  @Test func `a key that offers nothing opens nothing`() throws {
    var conversation = try Self.begun(alternates: [])
    #expect(Self.press(&conversation, Self.hold) == ["a has no alternatives"])
    #expect(conversation.dialog == nil)
    #expect(conversation.session.document.text.isEmpty)
  }

  @Test func `the keyboards of the next-keyboard key are chosen from`() throws {
    var conversation = try Self.begun()
    _ = conversation.follow(.hold("next-keyboard", alternative: nil), at: .zero)
    let said = Self.press(&conversation, TerminalKey(.down))
    #expect(said == ["Numeric"])
    Self.press(&conversation, Self.enter)
    #expect(conversation.session.layout.id == "numeric")
  }

  @Test func `the next-keyboard key held says what is chosen and the first keyboard`() throws {
    var conversation = try Self.begun()
    _ = conversation.follow(.focus("next-keyboard"), at: .zero)
    let said = Self.press(&conversation, Self.hold)
    #expect(said.prefix(2) == ["Choose keyboard", "QWERTY"])
  }

  @Test func `the page that is shown already is named and stays`() throws {
    var conversation = try Self.begun()
    #expect(Self.press(&conversation, Self.pages, Self.enter) == ["Letters"])
    #expect(conversation.session.page.id == "letters")
  }

  @Test func `pages are chosen from a list that opens at the page that is shown`() throws {
    var conversation = try Self.begun()
    let pages = TerminalKey(.character("p"), .alt)
    #expect(Self.press(&conversation, pages).first == "Pages")
    #expect(Self.press(&conversation, Self.letter("n")) == ["Numbers"])
    Self.press(&conversation, Self.enter)
    #expect(conversation.session.page.id == "numbers")
    #expect(Self.press(&conversation, pages).last == "Numbers")
  }

  @Test func `a button held on a key opens its alternatives, and a hovering mouse doesn't`() throws
  {
    var conversation = try Self.begun(["typing-mode": "touch"])
    let key = try #require(conversation.session.page.key("a"))
    func report(_ action: MouseReport.Action) -> TerminalInput {
      .mouse(MouseReport(action: action, place: ScreenPlace(line: 0, column: 0)))
    }
    _ = conversation.take(report(.motion), on: key, at: .zero)
    #expect(conversation.longTouchDeadline == nil)
    _ = conversation.take(report(.press), on: key, at: .seconds(2))
    #expect(conversation.nextDeadline == .milliseconds(2_500))
    #expect(conversation.takeDue(at: .milliseconds(2_400)).utterances.isEmpty)
    let said = conversation.takeDue(at: .milliseconds(2_500)).utterances
    #expect(said.first?.text == "2 alternatives")
    _ = conversation.take(report(.release), on: nil, at: .seconds(3))
    Self.press(&conversation, TerminalKey(.down), Self.enter)
    #expect(conversation.session.document.text == "ä")
  }

  @Test func `a script is offered no list`() throws {
    var conversation = try Self.begun()
    conversation.opensDialogs = false
    let (reaction, _) = conversation.follow(.hold("a", alternative: nil), at: .zero)
    #expect(reaction.utterances.count == 1)
    #expect(conversation.dialog == nil)
  }
}

/// Keys found by what they are called.
struct KeySearchTests {
  static let find = TerminalKey(.character("f"), .control)

  @Test func `the first key of what is typed gets the focus with each letter`() throws {
    var conversation = try DialogTests.begun()
    DialogTests.press(&conversation, Self.find)
    #expect(DialogTests.press(&conversation, DialogTests.letter("s")) == ["s"])
    #expect(DialogTests.press(&conversation, DialogTests.letter("p")) == ["Space"])
    #expect(conversation.content(maxBytes: 100).status == "Find a key: sp")
    #expect(conversation.content(maxBytes: 100).page != nil)
    #expect(DialogTests.press(&conversation, DialogTests.enter) == ["Space"])
    #expect(conversation.dialog == nil)
    #expect(conversation.session.focusedKey?.label == "Space")
    #expect(conversation.session.document.text.isEmpty)
  }

  @Test func `what no key is called is told and not taken`() throws {
    var conversation = try DialogTests.begun()
    DialogTests.press(&conversation, Self.find, DialogTests.letter("s"))
    let said = DialogTests.press(&conversation, DialogTests.letter("q"))
    #expect(said.first?.hasPrefix("No key sq") == true)
    #expect(DialogTests.press(&conversation, DialogTests.letter("h")) == ["Shift"])
  }

  @Test func `down goes on to the next key of the same name`() throws {
    var conversation = try DialogTests.begun()
    DialogTests.press(&conversation, Self.find, DialogTests.letter("s"))
    #expect(DialogTests.press(&conversation, TerminalKey(.down)) == ["Shift"])
  }

  @Test func `a key of another page is found, and escape goes back to where it began`() throws {
    var conversation = try DialogTests.begun()
    DialogTests.press(&conversation, Self.find, DialogTests.letter("7"))
    #expect(conversation.session.page.id == "numbers")
    DialogTests.press(&conversation, DialogTests.escape)
    #expect(conversation.session.page.id == "letters")
    #expect(conversation.session.focusedKey?.id == "a")
  }

  @Test func `backspace takes the last letter back`() throws {
    var conversation = try DialogTests.begun()
    DialogTests.press(
      &conversation, Self.find, DialogTests.letter("s"), DialogTests.letter("p"))
    #expect(DialogTests.press(&conversation, TerminalKey(.backspace)) == ["s"])
    #expect(DialogTests.press(&conversation, TerminalKey(.backspace)) == ["a"])
  }
}
