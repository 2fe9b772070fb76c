import KeyModel
import LayoutFiles
import Testing

struct FlorisBoardTests {
  private func read(_ text: String, _ name: String = "mine.json") throws(ImportError)
    -> ImportedLayout
  {
    try LayoutFormats.read(SourceFile(name: name, bytes: Array(text.utf8)))
  }

  private func keys(_ text: String) throws -> [LayoutKey] {
    let document = try read("[[ \(text), { \"code\": 32, \"label\": \"space\" } ]]").document
    return Array(document.keys.dropLast())
  }

  @Test(arguments: [
    ("-7", KeyFunction.deleteBackward), ("-11", .shift), ("-13", .capsLock), ("10", .returnKey),
    ("-21", .moveCaret(.left)), ("-202", .page("symbols")), ("-201", .page("letters")),
    ("-204", .page("numbers")), ("-206", .page("phone")), ("-212", .system(.emoji)),
    ("-227", .nextKeyboard), ("-232", .dismissKeyboard), ("-233", .system(.dictation)),
    ("-35", .selectAll), ("-131", .undo), ("-999", .none),
  ])
  func `a code that is no character is a function`(code: String, function: KeyFunction) throws {
    let key = try #require(try keys("{ \"code\": \(code), \"label\": \"word\" }").first)
    #expect(key.function?.function == function)
    #expect(key.function?.native == .number(code))
    #expect(key.output == nil)
  }

  @Test func `a code that nobody knows is a warning at its place, and the key stays`() throws {
    let imported = try read("[\n  [ { \"code\": -4711, \"label\": \"odd\" } ]\n]")
    #expect(
      imported.document.keys.first { $0.sourceID == "-4711" }?.function?.function == .unknown("odd")
    )
    #expect(imported.warnings.map(\.kind) == [.unknownValue])
    #expect(imported.warnings[0].place == SourcePlace(file: "mine.json", line: 2, column: 15))
  }

  @Test func `the code is what is typed, the label what is printed`() throws {
    let key = try #require(try keys(#"{ "code": 40, "label": ")" }"#).first)
    #expect(key.output == KeyOutput("(", .explicit))
    #expect(key.title.text == ")")
    let several = try #require(
      try keys(#"{ "$": "multi_text_key", "codePoints": [2358, 2381, 2352], "label": "श्र" }"#).first)
    #expect(several.output == KeyOutput("श्र", .explicit))
  }

  @Test func `labels of functions are names of pictures`() throws {
    let key = try #require(try keys(#"{ "code": -7, "label": "delete" }"#).first)
    #expect(key.title.kind == .icon)
    #expect(key.title.icon == "delete")
    #expect(key.title.text == nil)
  }

  @Test func `selectors are variants of the key that counts without conditions`() throws {
    let key = try #require(
      try keys(
        """
        { "$": "variation_selector",
          "default": { "code": 44, "label": "," },
          "email": { "$": "case_selector",
            "lower": { "code": 64, "label": "@" }, "upper": { "code": 38, "label": "&" } } }
        """
      ).first)
    #expect(key.output?.text == ",")
    #expect(key.variants.map { $0.key.output?.text } == ["@", "&"])
    #expect(key.variants[0].conditions == [KeyVariant.Condition("field", "email")])
    #expect(
      key.variants[1].conditions == [
        KeyVariant.Condition("field", "email"), KeyVariant.Condition("shift", "shifted"),
      ])
  }

  @Test(arguments: [
    (#"{ "$": "auto_text_key", "code": 97, "label": "a" }"#, "A"),
    (#"{ "code": 97, "label": "a" }"#, "a"),
    (
      #"{ "$": "case_selector", "lower": { "code": 223, "label": "ß" }, "upper": { "code": 7838, "label": "ẞ" } }"#,
      "ẞ"
    ),
    (
      #"{ "$": "shift_state_selector", "default": { "code": 49, "label": "1" }, "shiftedManual": { "code": 33, "label": "!" } }"#,
      "!"
    ),
  ])
  func `with shift a key types what its kind says`(text: String, shifted: String) throws {
    let layout = try read("[[ \(text), { \"code\": 32 } ]]").document.layout()
    #expect(layout.pages[0].keys[0].output(shifted: true) == shifted)
  }

  @Test func `long presses offer the main key first, which is chosen unless another is`() throws {
    let key = try #require(
      try keys(
        """
        { "code": 97, "label": "a", "popup": {
          "relevant": [ { "code": 226, "label": "â" } ], "main": { "code": 228, "label": "ä" } } }
        """
      ).first)
    #expect(key.gestures.longPress.map { $0.key.output?.text } == ["ä", "â"])
    #expect(key.gestures.longPress.map(\.isDefault) == [true, false])
    #expect(key.gestures.longPress.map(\.key.id) == ["a/hold1", "a/hold2"])
  }

  @Test func `letters alone get the keys that any keyboard has around them`() throws {
    let layout = try read(#"[[{ "code": 97, "label": "a" }], [{ "code": 98, "label": "b" }]]"#)
      .document.layout()
    let functions = layout.pages[0].rows.map { $0.map(\.function) }
    #expect(functions[1] == [.shift, .insert("b"), .deleteBackward])
    #expect(functions[2].contains(.insert(" ")))
    #expect(layout.pages[0].keys.filter { $0.place == nil }.count == 6)
  }

  @Test func `an extension tells name, direction, frame, language, currency and long presses`()
    throws
  {
    let files: [String: String] = [
      "my.layouts/layouts/characters/mine.json":
        #"[[{ "$": "auto_text_key", "code": 97, "label": "a" }, { "code": -801 }]]"#,
      "my.layouts/layouts/charactersMod/frame.json":
        #"[[{ "code": 0, "type": "placeholder" }, { "code": -7 }], [{ "code": -202 }, { "code": 32 }]]"#,
      "my.layouts/layouts/symbols/signs.json": ##"[[{ "code": 35, "label": "#" }]]"##,
      "my.layouts/extension.json": """
      { "$": "ime.extension.keyboard", "meta": { "id": "my.layouts" }, // a comment
        "layouts": { "characters": [ { "id": "mine", "label": "Mine", "direction": "rtl",
          "modifier": "my.layouts:frame" } ] } }
      """,
      "org.florisboard.localization/extension.json": """
      { "$": "ime.extension.keyboard", "meta": {}, "subtypePresets": [
        { "languageTag": "de-AT", "currencySet": "my.money:coins", "popupMapping":
          "org.florisboard.localization:de", "preferred": { "characters": "my.layouts:mine",
          "symbols": "my.layouts:signs" } },
        { "languageTag": "de-CH", "preferred": { "characters": "my.layouts:mine" } } ] }
      """,
      "org.florisboard.localization/popupMappings/de.json":
        #"{ "all": { "a": { "main": { "code": 228, "label": "ä" } } } }"#,
      "my.money/extension.json": """
      { "$": "ime.extension.keyboard", "meta": {}, "currencySets": [ { "id": "coins",
        "slots": [ { "code": 8353, "label": "₡" } ] } ] }
      """,
    ]
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    let file = try SourceFile("my.layouts/layouts/characters/mine.json", in: folder)
    let imported = try LayoutFormats.read(file)
    let document = imported.document
    #expect(document.name == "Mine")
    #expect(document.direction == .rightToLeft)
    #expect(document.locales == ["de-AT", "de-CH"])
    #expect(document.forms[0].pages.map(\.id) == ["letters", "symbols"])
    let keys = document.forms[0].pages[0].keys
    #expect(keys[0].gestures.longPress.map { $0.key.output?.text } == ["ä"])
    #expect(keys[1].output == KeyOutput("₡", .explicit))
    #expect(keys[2].function?.function == .deleteBackward)
    #expect(keys[2].place?.file == "my.layouts/layouts/charactersMod/frame.json")
    #expect(imported.warnings.isEmpty)
  }

  @Test func `long presses of long presses that lead in a circle end`() throws {
    let files = [
      "my.layouts/layouts/characters/mine.json": #"[[{ "code": 97, "label": "a" }]]"#,
      "org.florisboard.localization/extension.json": """
      { "$": "", "meta": {}, "subtypePresets": [ { "languageTag": "x", "popupMapping":
        "org.florisboard.localization:x", "preferred": { "characters": "my.layouts:mine" } } ] }
      """,
      "org.florisboard.localization/popupMappings/x.json":
        #"{ "all": { "a": { "main": { "code": 97, "label": "a" } } } }"#,
    ]
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    let file = try SourceFile("my.layouts/layouts/characters/mine.json", in: folder)
    let key = try LayoutFormats.read(file).document.keys[1]
    #expect(key.countWithGestures == 4)
  }

  @Test func `names of an extension lead to no file outside`() throws {
    let files = [
      "a/my.layouts/layouts/characters/mine.json": #"[[{ "code": 97, "label": "a" }]]"#,
      "a/my.layouts/extension.json": """
      { "$": "", "meta": {}, "layouts": { "characters": [ { "id": "mine",
        "modifier": "x:../../../../secret" } ] } }
      """, "secret.json": #"[[{ "code": 115, "label": "secret" }]]"#,
    ]
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    let file = try SourceFile("a/my.layouts/layouts/characters/mine.json", in: folder)
    #expect(
      try !LayoutFormats.read(file).document.keys.contains { $0.title.raw == .text("secret") })
  }

  @Test(arguments: [
    (#"[[{ "code": "97", "label": "a" }]]"#, ImportError.Reason.wrongType, 13),
    (#"[[{ "code": 97, "label": 1 }]]"#, .wrongType, 26),
    (#"[{ "code": 97, "label": "a" }]"#, .wrongType, 2),
    (#"[["code", "label", { "code": 1 }]]"#, .wrongType, 3),
    (#"[[{ "code": 97, "label": "a", "popup": [] }]]"#, .wrongType, 40),
    (#"[[{ "code": 97, "label": "a", "popup": { "relevant": {} } }]]"#, .wrongType, 54),
    (#"[[{ "codePoints": [55296], "code": 1 }]]"#, .wrongType, 20),
    (#"[[{ "$": "case_selector" }, { "code": 1 }]]"#, .missing, 3),
    (#"[[{ "code": 97, "label": "a" }"#, .syntax, 31),
  ])
  func `what can't be read is refused at its place`(
    text: String, reason: ImportError.Reason, column: Int
  ) {
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == reason, "\(String(describing: error))")
    #expect(error?.place == SourcePlace(file: "mine.json", line: 1, column: column))
  }

  @Test func `selectors in selectors are counted as keys`() {
    var text = #"{ "code": 97, "label": "a" }"#
    for _ in 0..<16 {
      text = "{ \"$\": \"case_selector\", \"lower\": \(text), \"upper\": \(text) }"
    }
    let error = #expect(throws: ImportError.self) { try read("[[\(text)]]") }
    #expect(error?.reason == .limit)
  }

  @Test(arguments: [
    #"{ "$": "ime.extension.keyboard", "meta": {}, "layouts": {} }"#,
    #"{ "all": { "a": { "main": { "code": 228 } } } }"#,
    #"{ "uri": { "~right": { "relevant": [ { "code": -255 } ] } } }"#,
  ])
  func `files around layouts are told as such, and a folder leaves them out`(text: String) throws {
    let error = #expect(throws: ImportError.self) { try read(text) }
    #expect(error?.reason == .noLayout)
    let folder = SourceFolder(files: [
      "x.json": Array(text.utf8), "y.json": Array(#"[[{ "code": 97, "label": "a" }]]"#.utf8),
    ])
    #expect(try LayoutFormats.read(folder: folder).map(\.name) == ["y.json"])
  }
}
