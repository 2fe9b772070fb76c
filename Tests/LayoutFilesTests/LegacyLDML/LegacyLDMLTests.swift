import KeyModel
import LayoutFiles
import Testing

struct LegacyLDMLTests {
  private static func read(
    _ maps: String, locale: String = "fr-t-k0-osx", files: [String: String] = [:]
  ) throws -> ImportedLayout {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE keyboard SYSTEM "../dtd/ldmlKeyboard.dtd">
      <keyboard locale="\(locale)"><version platform="10.9" number="1"/>
      <names><name value="French"/></names><settings fallback="omit"/>
      \(maps)</keyboard>
      """
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    return try LayoutFormats.read(
      SourceFile(
        name: "dir/fr.xml", bytes: Array(text.utf8), folder: folder, nameInFolder: "dir/fr.xml"))
  }

  @Test func `maps are pages, called by their modifiers, and positions are rows`() throws {
    let imported = try Self.read(
      """
      <keyMap><map iso="A03" to=" "/><map iso="E00" to="&lt;"/><map iso="D02" to="\\u{22}"/><map iso="D01" to="a"/></keyMap>
      <keyMap modifiers="shift+caps? caps"><map iso="D01" to="A"/></keyMap>
      """)
    let document = imported.document
    let form = document.forms[0]
    #expect(document.name == "French")
    #expect(document.locales == ["fr-t-k0-osx"])
    #expect(form.id == "iso")
    #expect(form.pages.map(\.id) == ["base", "shift"])
    #expect(form.pages.map(\.kind) == [.letters, .shift])
    #expect(form.pages[1].modifiers == [["shift", "caps?"], ["caps"]])
    #expect(form.pages[0].rows.map(\.id) == ["E", "D", "A"])
    #expect(form.pages[0].keys.map(\.output?.text) == ["<", "a", "\"", " "])
    #expect(form.pages[0].keys.map(\.position.x) == [0, 1.5, 2.5, 3.75])
    #expect(form.pages[0].keys.compactMap(\.place?.column) == [32, 86, 58, 9])
    #expect(imported.warnings.isEmpty)
  }

  @Test func `long presses leave out where the hint would be; an empty output is a blank`() throws {
    let keys = try Self.read(
      #"<keyMap><map iso="D01" to="a" longPress="à % \u{e2}" multitap="b c"/><map iso="D02" to=""/></keyMap>"#,
      locale: "fr-t-k0-android"
    ).document.forms[0].pages[0].keys
    #expect(keys[0].gestures.longPress.map(\.key.output?.text) == ["à", "â"])
    #expect(keys[0].gestures.multiTap.map(\.output?.text) == ["b", "c"])
    #expect(keys[1].role == .blank)
    #expect(keys[1].title.raw == .text(""))
  }

  @Test func `what begins a transform is a dead key, unless it is a letter or the map says no`()
    throws
  {
    let keys = try Self.read(
      """
      <keyMap><map iso="D01" to="^"/><map iso="D02" to="a"/><map iso="D03" to="~" transform="no"/></keyMap>
      <transforms type="simple"><transform from="^e" to="ê"/><transform from="ae" to="æ"/><transform from="~n" to="ñ"/></transforms>
      """
    ).document.forms[0].pages[0].keys
    #expect(keys.map(\.role) == [.deadKey, .character, .character])
    #expect(keys[0].function?.function == .deadKey("\u{302}"))
    #expect(keys[0].title.text == "^")
    #expect(keys[2].output?.text == "~")
    #expect(keys[2].extras.first?.value["transform"]?.string == "no")
  }

  @Test func `the file of the platform tells the codes of keys`() throws {
    let keys = try Self.read(
      #"<keyMap><map iso="D01" to="q"/></keyMap>"#,
      files: [
        "dir/_platform.xml":
          #"<platform id="osx"><hardwareMap><map keycode="12" iso="D01"/></hardwareMap></platform>"#
      ]
    ).document.forms[0].pages[0].keys
    #expect(keys[0].position.keyCode == "12")
  }

  @Test func `unknown positions and second keys are warned of`() throws {
    let imported = try Self.read(
      """
      <keyMap><map iso="Z99" to="z"/><map iso="D01" to="a"/><map iso="D01" to="b"/><dance/></keyMap>
      """)
    #expect(imported.warnings.map(\.kind) == [.unknownValue, .repeatedID, .unknownMember])
    #expect(imported.document.keys.map(\.output?.text) == ["b", "z"])
  }

  @Test func `a keyboard without maps is refused, and so is a map without positions`() throws {
    let error = #expect(throws: ImportError.self) { try Self.read("") }
    #expect(error?.reason == .missing)
    #expect(error?.place.line == 3)
    let second = #expect(throws: ImportError.self) {
      try Self.read("<keyMap><map to='a'/></keyMap>")
    }
    #expect(second?.place == SourcePlace(file: "dir/fr.xml", line: 5, column: 9))
  }
}
