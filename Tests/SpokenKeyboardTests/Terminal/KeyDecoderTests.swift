import Testing

@testable import SpokenKeyboard

struct KeyDecoderTests {
  static func decode(_ text: String) -> [TerminalCode] {
    var decoder = KeyDecoder()
    return decoder.decode(Array(text.utf8))
  }

  @Test(arguments: [
    ("\u{1B}[A", TerminalKey(.up)), ("\u{1B}OB", TerminalKey(.down)),
    ("\u{1B}[1;5C", TerminalKey(.right, .control)), ("\u{1B}[1;2D", TerminalKey(.left, .shift)),
    ("\u{1B}[Z", TerminalKey(.tab, .shift)), ("\u{1B}[1~", TerminalKey(.home)),
    ("\u{1B}[F", TerminalKey(.end)), ("\u{1B}OP", TerminalKey(.function(1))),
    ("\u{1B}[[E", TerminalKey(.function(5))), ("\u{1B}[24~", TerminalKey(.function(12))),
    ("\u{1B}[15;2~", TerminalKey(.function(5), .shift)), ("\u{1B}[3~", TerminalKey(.delete)),
  ])
  func `the sequences of xterm and the Linux console are keys`(text: String, key: TerminalKey) {
    #expect(Self.decode(text) == [.key(key)])
    #expect(Self.decode("a" + text + "b") == [.scalar("a"), .key(key), .scalar("b")])
  }

  @Test func `a paste is between its marks`() {
    #expect(
      Self.decode("\u{1B}[200~x\u{1B}[201~") == [.pasteBegin, .scalar("x"), .pasteEnd])
  }

  @Test func `a character whose bytes come one by one is one character`() {
    var decoder = KeyDecoder()
    var codes: [TerminalCode] = []
    for byte in "é👍".utf8 { codes += decoder.decode([byte]) }
    #expect(codes == [.scalar("é"), .scalar("👍")])
  }

  @Test func `bytes that are no text don't stop what follows`() {
    var decoder = KeyDecoder()
    let codes = decoder.decode([0xFF, 0xC3, 0x41, 0x42])
    #expect(codes.last == .scalar("B"))
  }

  @Test func `a byte that is no text takes nothing of what follows`() {
    var decoder = KeyDecoder()
    let paste = Array("\u{1B}[200~caf".utf8) + [0xE9] + Array("\u{1B}[201~".utf8)
    let codes = decoder.decode(paste)
    #expect(codes.suffix(2) == [.scalar("\u{FFFD}"), .pasteEnd])
    #expect(decoder.decode([0xE9, 0x20, 0x61]) == ["\u{FFFD}", " ", "a"].map { .scalar($0) })
  }

  @Test func `what isn't known is left to be told from Alt and Esc`() {
    #expect(Self.decode("\u{1B}x") == [.scalar("\u{1B}"), .scalar("x")])
    #expect(Self.decode("\u{1B}") == [.scalar("\u{1B}")])
    #expect(Self.decode("\u{1B}[99~").first == .scalar("\u{1B}"))
  }
}
