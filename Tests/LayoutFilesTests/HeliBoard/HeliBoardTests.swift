import KeyModel
import LayoutFiles
import Testing

struct HeliBoardTests {
  private func read(_ text: String, _ name: String) throws(ImportError) -> ImportedLayout {
    try LayoutFormats.read(SourceFile(name: name, bytes: Array(text.utf8)))
  }

  private func key(_ label: String, _ rest: String = "") throws -> LayoutKey {
    let text = #"[[{ "label": "\#(label)"\#(rest) }, { "label": "space", "width": -1 }]]"#
    return try #require(try read(text, "mine.json").document.keys.first)
  }

  private static let simple = #"""
    q 1 ¹
    w 2
    ä

    a|b !fixedColumnOrder!2 \|
    |
    \
    $$$ £
    """#

  @Test func `a simple file has a key a line, long presses behind it, an empty line between rows`()
    throws
  {
    let document = try read(Self.simple, "mine.txt").document
    let rows = document.forms[0].pages[0].rows
    #expect(document.source?.format == "heliboard")
    #expect(rows[0].keys.map { $0.output?.text } == ["q", "w", "ä"])
    #expect(rows[0].keys[0].gestures.longPress.map { $0.key.output?.text } == ["1", "¹"])
    #expect(rows[1].keys.map { $0.output?.text }.dropFirst().dropLast() == ["b", "|", "\\", "$"])
    #expect(rows[1].keys[1].title.text == "a")
    #expect(rows[1].keys[1].gestures.longPress.map { $0.key.output?.text } == ["|"])
    #expect(rows[1].keys[1].place == SourcePlace(file: "mine.txt", line: 5, column: 1))
    #expect(rows[1].keys[4].output?.provenance == .guess)
    #expect(rows[1].keys[4].gestures.longPress[0].key.place?.column == 5)
  }

  @Test func `letters get the keys around them`() throws {
    let layout = try read(Self.simple, "mine.txt").document.layout()
    #expect(layout.pages[0].rows[1].first?.function == .shift)
    #expect(layout.pages[0].rows[1].last?.function == .deleteBackward)
    #expect(layout.pages[0].rows[2].map(\.function).contains(.returnKey))
  }

  @Test(arguments: [
    ("shift", KeyFunction.shift), ("delete", .deleteBackward), ("action", .returnKey),
    ("symbol_alpha", .page("symbols")), ("alpha", .page("letters")), ("emoji", .system(.emoji)),
    ("language_switch", .nextKeyboard), ("clipboard", .system(.clipboard)),
    ("123|!code/key_switch_alpha_symbol", .page("symbols")),
    ("!icon/delete_key|!code/key_delete", .deleteBackward), ("x|!code/-131", .undo),
  ])
  func `words and codes are functions`(label: String, function: KeyFunction) throws {
    #expect(try key(label).function?.function == function)
  }

  @Test(arguments: [
    ("comma", ","), ("period", "."), ("zwnj", "\u{200C}"), ("com", ".com"), ("a|b", "b"),
    ("!icon/zwj_key|\u{200D}", "\u{200D}"), (#"\\shift"#, "shift"), (#"\\|"#, "|"), ("|", "|"),
    (#"/ :|/"#, "/"), ("x|!code/233", "é"), (#"\\"#, "\\"),
  ])
  func `labels say what is typed`(label: String, text: String) throws {
    #expect(try key(label).output?.text == text)
  }

  @Test func `keys may be there only in a state of the keyboard`() throws {
    let text = """
      [[ { "$": "keyboard_state_selector", "symbols": { "label": "numpad" } },
         { "$": "keyboard_state_selector", "emojiKeyEnabled": {
           "$": "keyboard_state_selector", "alphabet": { "label": "emoji" } } },
         { "label": "space" } ]]
      """
    let keys = try read(text, "mine.json").document.keys
    #expect(keys[0].role == .spacer)
    #expect(keys[0].variants[0].conditions == [KeyVariant.Condition("state", "symbols")])
    #expect(keys[1].function?.function == .system(.emoji))
  }

  @Test func `shift types the case for it, and widths are parts of the screen`() throws {
    let text = """
      // a layout
      [[ { "$": "shift_state_selector", "manualOrLocked": { "label": "!" },
           "default": { "label": "1" } }, // a key
         { "label": "space", "width": -1 }, { "label": "delete", "width": 0.15 }, ]]
      """
    let keys = try read(text, "mine.json").document.layout().pages[0].keys
    #expect(keys[0].output(shifted: true) == "!")
    #expect(keys[0].frame.width == 100)
    #expect(keys[1].frame.width == 750)
    #expect(keys[2].frame.width == 150)
  }

  @Test func `pages of symbols are found beside the letters`() throws {
    let files = [
      "app/layouts/main/mine.txt": "a\nb\nc\nd\n", "app/layouts/symbols/symbols.txt": "1\n2\n",
      "app/layouts/more_symbols/symbols_shifted.txt": "~\n",
    ]
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    let imported = try LayoutFormats.read(try SourceFile("app/layouts/main/mine.txt", in: folder))
    let layout = imported.document.layout()
    #expect(layout.pages.map(\.id) == ["letters", "symbols", "symbols2"])
    #expect(layout.pages[1].key("shift")?.function == .page("symbols2"))
    #expect(layout.pages[2].key("shift")?.function == .page("symbols"))
    #expect(layout.pages[2].key("symbol_alpha")?.function == .page("letters"))
    #expect(imported.warnings.isEmpty)
  }

  @Test func `a text for people is no layout`() {
    let text = "Read this first.\n\nIt tells how the layouts of this folder were made.\nThanks!\n"
    #expect(LayoutFormats.recognise(SourceFile(name: "README.txt", bytes: Array(text.utf8))) == nil)
  }

  @Test func `texts of a language are told as such`() {
    let error = #expect(throws: ImportError.self) { try read("[popup_keys]\na ä\n", "de.txt") }
    #expect(error?.reason == .noLayout)
  }

  @Test func `an unknown code is a warning`() throws {
    let text = #"[[{ "label": "x|!code/key_nothing" }, { "label": "space", "width": -1 }]]"#
    let imported = try read(text, "mine.json")
    #expect(imported.warnings.map(\.kind) == [.unknownValue])
    #expect(imported.document.keys[0].function?.function == .unknown("key_nothing"))
  }

  @Test(arguments: [
    #"[[{ "label": 1, "width": 1 }]]"#, #"[[{ "label": "a", "width": "wide" }]]"#,
    #"[[{ "label": "a", "width": 1, "popup": "x" }]]"#, #"[{ "label": "a", "width": 1 }]"#,
  ])
  func `wrong types are refused at their place`(text: String) {
    let error = #expect(throws: ImportError.self) { try read(text, "mine.json") }
    #expect(error?.reason == .wrongType)
    #expect((error?.place.column ?? 0) > 1)
  }

  @Test func `a giant simple file ends at the limit of keys`() {
    let line = "a" + String(repeating: " b", count: 1000) + "\n"
    let text = "app/layouts/main/x.txt"
    let bytes = Array(String(repeating: line, count: 200).utf8)
    let folder = SourceFolder(files: [text: bytes])
    let error = #expect(throws: ImportError.self) {
      try LayoutFormat.heliBoard.read(try SourceFile(text, in: folder))
    }
    #expect(error?.reason == .limit)
  }
}
