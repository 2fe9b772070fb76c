import KeyModel
import LayoutFiles
import Testing

/// Keymaps that are files: whole ones are read, those that name other files are not.
struct XKBFileTests {
  private static let whole = """
    xkb_keymap {
      xkb_keycodes { <AD01> = 24; <AD02> = 25; <LFSH> = 50; <SPCE> = 65; };
      xkb_types {
        virtual_modifiers LevelThree;
        type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
        type "TWO_LEVEL" {
          modifiers = Shift; map[Shift] = Level2;
          level_name[Level1] = "Base"; level_name[Level2] = "Shift";
        };
      };
      xkb_compatibility {
        interpret Shift_L+AnyOf(all) { action = SetMods(modifiers=Shift); };
      };
      xkb_symbols {
        name[group1] = "Two keys";
        key <AD01> { type = "TWO_LEVEL", [ q, dead_acute ] };
        key <AD02> { type = "TWO_LEVEL", [ U1F600, VoidSymbol ] };
        key <LFSH> { type = "ONE_LEVEL", [ Shift_L ] };
        key <SPCE> { type = "ONE_LEVEL", [ space ] };
        modifier_map Shift { <LFSH> };
      };
    };
    """

  private func read(_ text: String, name: String = "mine.xkb") throws(ImportError) -> ImportedLayout
  {
    try LayoutFormats.read(SourceFile(name: name, bytes: Array(text.utf8)))
  }

  @Test func `a whole keymap is read, told by its content`() throws {
    let document = try read(Self.whole, name: "keymap.txt").document
    #expect(document.source?.format == "xkb")
    #expect(document.name == "Two keys")
    let pages = document.forms[0].pages
    #expect(pages.map(\.id) == ["letters", "shift"])
    #expect(pages[0].keys.map(\.id) == ["AD01", "AD02", "LFSH", "SPCE"])
    #expect(pages[0].keys.map { $0.output?.text } == ["q", "😀", nil, " "])
    #expect(pages[1].keys[0].function?.function == .deadKey("\u{301}"))
    #expect(pages[1].keys[1].role == .blank)
  }

  @Test(arguments: ["include", "augment", "Override", "replace", "alternate"])
  func `a keymap that names another file is refused at that place`(word: String) {
    let text = "xkb_keymap {\n  xkb_symbols {\n    \(word) \"../../../../etc/passwd\"\n  };\n};\n"
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .unsafePath)
    #expect(error?.place == SourcePlace(file: "mine.xkb", line: 3, column: 6 + word.count))
  }

  @Test(arguments: [
    ("xkb_keymap { xkb_symbols { key <A> { [ }; };", ImportError.Reason.syntax),
    ("xkb_keymap {", .syntax), ("xkb_keymap { };", .syntax), ("", .syntax),
    ("xkb_keymap \(String(repeating: "{", count: 100_000))", .limit),
    ("xkb_keymap { x = \(String(repeating: "a+", count: 500_000))a; };", .limit),
    ("xkb_keymap { x = \(String(repeating: "!", count: 500_000))a; };", .limit),
    ("xkb_keymap { xkb_keycodes { <A> = \"\u{1B}[2J\"; }; };", .syntax),
  ])
  func `what doesn't compile is refused, with nothing that controls a terminal`(
    text: String, reason: ImportError.Reason
  ) {
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == reason)
    #expect(error?.message.contains("\u{1B}") == false)
    #expect((error?.place.line ?? 0) > 0)
  }

  @Test func `a list that begins with a comma, which crashes the library, is refused`() {
    let text = Self.whole.replacing("key <AD01> {", with: "key <AD01> { // nothing\n ,")
    #expect(text != Self.whole)
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .syntax)
    #expect(error?.message.contains("take the comma out") == true)
  }

  @Test func `a fault is told at its line`() {
    let text = Self.whole.replacing("<AD02> = 25;", with: "<AD02> = ;")
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.place.line == 2)
  }

  @Test func `a keymap of many megabytes is refused before it is looked at`() {
    let text = "xkb_keymap { " + String(repeating: "// nothing\n", count: 1 << 19)
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .limit)
  }
}
