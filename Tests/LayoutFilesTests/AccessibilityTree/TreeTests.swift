import KeyModel
import LayoutFiles
import Testing

struct TreeTests {
  private static func read(_ text: String, name: String = "letters.xml") throws -> ImportedLayout {
    try LayoutFormats.read(SourceFile(name: name, bytes: Array(text.utf8)))
  }

  private static func keys(_ text: String) throws -> [LayoutKey] {
    try #require(read(text).document.forms.first?.pages.first).keys
  }

  // MARK: - iOS

  @Test func `a keyboard of iOS is found, in rows, with what lies beside it and not the app`()
    throws
  {
    let document = try Self.read(TreeTexts.systemKeyboard).document
    let page = document.forms[0].pages[0]
    #expect(page.id == "letters")
    #expect(page.kind == .letters)
    #expect(document.forms[0].unit == .points)
    #expect(
      page.rows.map { $0.keys.map(\.id) } == [
        ["q", "w"], ["shift", "r2k2"], ["more", "space", "Return"], ["dictation"],
      ])
    #expect(page.keys[0].position.y == 520)
    #expect(page.keys[0].extras[0].value["order"] == .number("2"))
  }

  @Test func `labels stay as they are found: missing, empty, of any language`() throws {
    let keys = try Self.keys(TreeTexts.systemKeyboard)
    #expect(
      keys.map(\.accessibility.label) == [
        .text("q"), .text("w"), .text("shift"), .missing, .text("numbers"), .text("Leerzeichen"),
        .text(""), .text("Diktat"),
      ])
    #expect(
      keys.map(\.accessibility.labelSource) == [
        .xcuiLabel, .xcuiLabel, .xcuiLabel, .none, .xcuiLabel, .xcuiLabel, .xcuiLabel, .xcuiLabel,
      ])
    #expect(keys.allSatisfy { $0.title.raw == .missing })
  }

  @Test func `what keys do is guessed by label, then by identifier`() throws {
    let keys = try Self.keys(TreeTexts.systemKeyboard)
    #expect(
      keys.map(\.function?.function) == [
        nil, nil, .shift, .unknown("r2k2"), .page("numbers"), nil, .returnKey, .system(.dictation),
      ])
    #expect(keys.map(\.output?.text) == ["q", "w", nil, nil, nil, " ", nil, nil])
    #expect(keys.compactMap(\.function).allSatisfy { $0.isGuess })
  }

  @Test func `traits and values are as found, or as the type tells`() throws {
    let keys = try Self.keys(TreeTexts.systemKeyboard)
    #expect(keys[0].accessibility.traits == [.keyboardKey, .playsSound])
    #expect(keys[1].accessibility.traits == .keyboardKey)
    #expect(keys[2].accessibility.traits == .button)
    #expect(keys[2].accessibility.value == "on")
    #expect(keys[6].accessibility.traits == [.button, .notEnabled])
  }

  @Test func `buttons of single characters make a keyboard where nothing else tells`() throws {
    let imported = try Self.read(TreeTexts.thirdParty)
    let keys = imported.document.keys
    #expect(keys.map(\.id) == ["q", "w", "e", "delete"])
    #expect(keys.map(\.title.text) == ["q", "w", "e", nil])
    #expect(keys[3].function?.function == .deleteBackward)
    guard case .array(let inner)? = keys[0].extras[0].value["elements"] else {
      Issue.record("the elements inside are lost")
      return
    }
    #expect(inner.count == 2)
    #expect(inner[1]["hidden"] == .bool(true))
    #expect(imported.warnings.map(\.kind) == [.notRead])
  }

  @Test(arguments: [
    (TreeTexts.application(""), "elements without one"),
    (
      TreeTexts.application(TreeTexts.element("Keyboard", nil, nil, (0, 500, 390, 200))),
      "a keyboard without any"
    ),
    (
      TreeTexts.application(TreeTexts.element("Button", "q", "q", (0, 0, 0, 0))),
      "elements without one"
    ),
  ])
  func `a page source without keys is refused`(_ text: String, _ found: String) throws {
    let error = #expect(throws: ImportError.self) { try Self.read(text) }
    #expect(error?.reason == .missing)
    #expect(error?.found == found)
  }

  @Test func `keys that aren't visible are left out, unless none is`() throws {
    let hidden = TreeTexts.systemKeyboard.replacing(
      "name=\"w\" label=\"w\"", with: "name=\"w\" label=\"w\" visible=\"false\"")
    let imported = try Self.read(hidden)
    #expect(imported.document.keys.map(\.id).contains("w") == false)
    #expect(imported.warnings.map(\.kind) == [.notRead])
    let none = TreeTexts.systemKeyboard.replacing(" x=", with: " visible=\"false\" x=")
    #expect(try Self.keys(none).count == 8)
  }

  // MARK: - Android

  @Test(arguments: ["2", "TYPE_INPUT_METHOD", "INPUT_METHOD"])
  func `the window of the keyboard is the one that says so`(_ type: String) throws {
    let keys = try Self.keys(TreeTexts.windows(type: type, keyboard: TreeTexts.keys))
    #expect(
      keys.map(\.accessibility.label) == [.text("q"), .text("w"), .text(""), .text("Delete")])
    #expect(
      keys.map(\.accessibility.labelSource) == [
        .contentDescription, .explicit, .contentDescription, .contentDescription,
      ])
    #expect(keys.map(\.title.text) == [nil, "w", nil, nil])
    #expect(keys.map(\.position.x) == [0, 108, 216, 900])
    #expect(keys.map(\.position.width) == [108, 108, 108, 180])
    #expect(keys[2].extras[0].value["NAF"] == .string("true"))
    #expect(keys[3].function?.function == .deleteBackward)
  }

  @Test func `a page source of Appium has the keyboard's window by its package`() throws {
    let keys = try Self.keys(TreeTexts.appium)
    #expect(keys.map(\.accessibility.label) == ["a", "b", "c", "Shift"].map(RawText.text))
    #expect(keys.map(\.title.text) == ["A", "B", "C", nil])
    #expect(keys.map(\.accessibility.traits) == [.keyboardKey, .keyboardKey, .keyboardKey, []])
  }

  @Test func `a dump without the keyboard's window is refused, and says how to get it`() throws {
    let text = "<hierarchy rotation=\"0\">\(TreeTexts.app)</hierarchy>"
    let error = #expect(throws: ImportError.self) { try Self.read(text) }
    #expect(error?.reason == .missing)
    #expect(error?.found == "windows of 'com.example.app'")
    #expect(error?.remedy.contains("--windows") == true)
    #expect(error?.remedy.contains("enableMultiWindows") == true)
  }

  @Test func `a keyboard that tells no key is refused as such`() throws {
    let view = TreeTexts.node(
      "text=\"\" content-desc=\"\" clickable=\"false\"", "[0,1500][1080,2280]")
    let error = #expect(throws: ImportError.self) {
      try Self.read(TreeTexts.windows(type: "2", keyboard: view))
    }
    #expect(error?.found == "a window in which none is told")
    #expect(error?.place.line == 4)
  }

  // MARK: - JSON

  @Test func `idb tells hints, traits by name or number, and labels that are null`() throws {
    let text = """
      [{"AXFrame":"{{0, 566}, {48, 46}}","AXUniqueId":"shift","frame":{"y":566,"x":0,"width":48,"height":46},
      "AXLabel":"shift","type":"Button","help":"Triple-tap for caps lock","AXValue":null,"enabled":true,
      "role":"AXButton","traits":["Button","PlaysSound","KeyboardKey"]},
      {"AXFrame":"{{319, 512}, {37.5, 46}}","AXLabel":null,"type":"Key","enabled":false,"traits":48},
      {"AXFrame":"{{0, 0}, {390, 44}}","AXLabel":"Title","type":"Button","enabled":true}]
      """
    let document = try Self.read(text, name: "idb.json").document
    let keys = document.keys
    #expect(document.source?.format == "idb")
    #expect(keys.map(\.accessibility.label) == [.null, .text("shift")])
    #expect(keys[0].accessibility.traits == [.playsSound, .keyboardKey, .notEnabled])
    #expect(keys[0].position.width == 37.5)
    #expect(keys[1].accessibility.traits == [.button, .playsSound, .keyboardKey])
    #expect(keys[1].accessibility.hint == "Triple-tap for caps lock")
    #expect(keys[1].place == SourcePlace(file: "idb.json", line: 1, column: 2))
  }

  @Test func `AccessibilitySnapshot tells the language, hints and traits`() throws {
    let text = """
      {"elements":[{"description":"q","label":"q","value":null,"traits":["keyboardKey","unknown(40)"],"identifier":"key.q",
      "hint":"Tippen","shape":{"type":"frame","frame":[[0,0],[38,46]]},"accessibilityLanguage":"de"},
      {"label":"x","traits":["button"],"shape":{"type":"frame","frame":[[0,300],[38,46]]}}]}
      """
    let document = try Self.read(text, name: "a.json").document
    #expect(document.source?.format == "accessibility-snapshot")
    #expect(document.locales == ["de"])
    #expect(document.keys.map(\.id) == ["key.q"])
    #expect(document.keys[0].accessibility.hint == "Tippen")
    #expect(document.keys[0].accessibility.traits.names == ["keyboardKey", "unknown(40)"])
    #expect(document.keys[0].accessibility.labels == [LocalizedText("de", "q")])
  }

  @Test(arguments: [
    "[{\"AXFrame\":1}]", "[{\"AXLabel\":\"a\",\"frame\":[]}]", "[1,{\"AXLabel\":\"a\"}]",
  ])
  func `a dump of another shape is refused with its place`(_ text: String) throws {
    let error = #expect(throws: ImportError.self) { try Self.read(text, name: "a.json") }
    #expect(error?.reason == .wrongType)
  }

  // MARK: - Several dumps

  @Test func `dumps of several pages become one layout whose keys lead from page to page`() throws {
    let capitals = TreeTexts.systemKeyboard
      .replacing("\"w\"", with: "\"W\"").replacing("\"q\"", with: "\"Q\"")
    let imported = try LayoutFormats.read(joining: [
      SourceFile(name: "one.xml", bytes: Array(TreeTexts.systemKeyboard.utf8)),
      SourceFile(name: "two.xml", bytes: Array(capitals.utf8)),
      SourceFile(name: "dir/one.xml", bytes: Array(TreeTexts.numbers.utf8)),
    ])
    let pages = imported.document.forms[0].pages
    #expect(pages.map(\.id) == ["one", "two", "one-2"])
    #expect(pages.map(\.kind) == [.letters, .shift, .numbers])
    func function(_ page: Int, _ id: String) -> LayoutFunction? {
      pages[page].keys.first { $0.id == id }?.function
    }
    #expect(function(0, "more")?.function == .page("one-2"))
    #expect(function(0, "more")?.calledBy == .page("numbers"))
    #expect(function(0, "shift")?.function == .page("two"))
    #expect(function(1, "shift")?.function == .page("one"))
    #expect(function(2, "more")?.function == .page("one"))
    #expect(imported.document.source?.path == "one.xml+two.xml+one.xml")
    #expect(pages[2].keys[0].place?.file == "dir/one.xml")
  }

  @Test(arguments: [
    ("a.xml", ["a.xml"]), ("a.xml+b.xml", ["a.xml", "b.xml"]), ("ch+fr.json", ["ch+fr.json"]),
    ("ch+fr.json+a.xml", ["ch+fr.json", "a.xml"]), ("a.xml+no.xml", ["a.xml+no.xml"]),
    ("a.xml+", ["a.xml+"]), ("+", ["+"]),
  ])
  func `an argument names files that are joined by a plus`(_ argument: String, _ paths: [String]) {
    let files: Set<String> = ["a.xml", "b.xml", "ch+fr.json", "fr.json"]
    #expect(LayoutFormats.paths(of: argument) { files.contains($0) } == paths)
  }
}
