import KeyModel
import Testing

@testable import SpokenKeyboard

struct KeyReaderTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let codes: [TerminalCode]
    let inputs: [TerminalInput]
    var testDescription: String { name }

    init(_ name: String, _ codes: [TerminalCode], _ inputs: [TerminalInput]) {
      self.name = name
      self.codes = codes
      self.inputs = inputs
    }

    init(_ name: String, _ text: String, _ keys: TerminalKey...) {
      self.init(name, text.unicodeScalars.map(TerminalCode.scalar), keys.map(TerminalInput.key))
    }
  }

  @Test(arguments: [
    Case("a letter", "a", TerminalKey(.character("a"))),
    Case("a letter with a mark", "e\u{301}x", TerminalKey(.character("é")), .init(.character("x"))),
    Case("Esc alone", "\u{1B}", TerminalKey(.escape)),
    Case("Esc twice", "\u{1B}\u{1B}", TerminalKey(.escape), TerminalKey(.escape)),
    Case("Alt", "\u{1B}z", TerminalKey(.character("z"), .alt)),
    Case("Alt-Enter", "\u{1B}\r", TerminalKey(.enter, .alt)),
    Case("Alt-[", "\u{1B}[", TerminalKey(.character("["), .alt)),
    Case("Alt-O", "\u{1B}O", TerminalKey(.character("O"), .alt)),
    Case("unknown sequence", "\u{1B}[99;9~a", TerminalKey(.character("a"))),
    Case("unknown short sequence", "\u{1B}Oza", TerminalKey(.character("a"))),
    Case("Enter", "\r", TerminalKey(.enter)),
    Case("Tab", "\t", TerminalKey(.tab)),
    Case("Backspace", "\u{7F}\u{8}", TerminalKey(.backspace), TerminalKey(.backspace)),
    Case("Ctrl-A", "\u{1}", TerminalKey(.character("a"), .control)),
    Case("Ctrl-underscore", "\u{1F}", TerminalKey(.character("_"), .control)),
    Case("Ctrl-Space", "\0", TerminalKey(.character(" "), .control)),
    Case(
      "Alt with a known key", [.scalar("\u{1B}"), .key(TerminalKey(.left))],
      [.key(TerminalKey(.left, .alt))]),
    Case(
      "order of letters and keys", [.scalar("a"), .key(TerminalKey(.left)), .scalar("b")],
      [
        .key(TerminalKey(.character("a"))), .key(TerminalKey(.left)),
        .key(TerminalKey(.character("b"))),
      ]),
  ])
  func `a burst of codes is these keys`(_ test: Case) {
    var reader = KeyReader()
    #expect(reader.read(test.codes) == test.inputs)
  }

  @Test func `a paste is one input, though it comes in parts`() {
    var reader = KeyReader()
    #expect(reader.read([.pasteBegin, .scalar("a"), .scalar("\r"), .scalar("\n")]).isEmpty)
    let rest: [TerminalCode] = [
      .scalar("\u{1B}"), .scalar("b"), .scalar("\t"), .key(TerminalKey(.up)), .pasteEnd,
      .scalar("c"),
    ]
    #expect(reader.read(rest) == [.paste("a\nb\t"), .key(TerminalKey(.character("c")))])
  }

  @Test func `no binding takes a character that can be typed`() {
    for key in KeyBindings.standard.all.flatMap(\.keys) {
      guard case .character = key.code else { continue }
      #expect(!key.modifiers.isDisjoint(with: [.alt, .control]), "\(key.name)")
    }
  }

  @Test func `no key is bound twice`() {
    let keys = KeyBindings.standard.all.flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
  }

  @Test func `a character without a binding is typed`() {
    #expect(KeyBindings.standard.command(for: TerminalKey(.character("q"))) == .type)
    #expect(KeyBindings.standard.command(for: TerminalKey(.character("q"), .control)) == nil)
    #expect(KeyBindings.standard.command(for: TerminalKey(.function(40))) == nil)
  }
}
