import KeyModel
import LayoutFiles
import Testing

struct NativeTests {
  static func file(_ text: String, name: String = "a.keyboard.json") -> SourceFile {
    SourceFile(name: name, bytes: Array(text.utf8))
  }

  /// A file of one form, one page and these keys.
  private static func text(keys: String) -> String {
    """
    {"schema":"spoken-keyboard/layout","version":1,"id":"a","forms":[{"id":"f","pages":[
    {"id":"p","rows":[{"keys":[\(keys)]}]}]}]}
    """
  }

  private static func error(_ text: String) -> ImportError? {
    do {
      _ = try LayoutFormats.read(file(text))
      return nil
    } catch {
      return error
    }
  }

  @Test func `everything that a document holds is written and read`() throws {
    let write = try #require(LayoutFormat.native.write)
    let text = try write(.full)
    let imported = try LayoutFormats.read(Self.file(text))
    #expect(imported.warnings == [])
    #expect(imported.document.withoutPlaces() == .full)
    let again = try write(imported.document)
    #expect(again == text)
    // Equal texts may differ in their characters; what is written tells.
    #expect(text.contains(#""text": "e\u0301""#))
  }

  @Test func `the example in the manual is read, without a warning`() throws {
    let manual = try SourceFile(path: SharedLayouts.root + "/docs/layout-files.md")
    let lines = String(decoding: manual.bytes, as: UTF8.self).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "```json"))
    let end = try #require(lines[start...].firstIndex(of: "```"))
    let text = lines[(start + 1)..<end].joined(separator: "\n") + "\n"
    let imported = try LayoutFormats.read(Self.file(text))
    #expect(imported.warnings == [])
    let keys = imported.document.layout().pages[0].keys
    #expect(keys.map(\.function) == [.insert("é"), .deleteBackward])
    #expect(keys.map(\.label) == [nil, "Supprimer"])
  }

  @Test func `names that aren't known are kept, warned of, and written again`() throws {
    let text = Self.text(keys: #"{"id":"k","role":"character","colour":"red"}"#)
    let imported = try LayoutFormats.read(Self.file(text))
    #expect(imported.warnings.map(\.kind) == [.unknownMember])
    #expect(imported.warnings.first?.message == "'colour' isn't known; it is kept")
    #expect(imported.document.keys.first?.extras == [.init("colour", .string("red"))])
  }

  @Test func `values that aren't known are warned of and the key stays`() throws {
    let text = Self.text(
      keys: #"{"id":"k","role":"wheel","title":{"kind":"hologram"},"function":{"name":"fly"},"#
        + #""accessibility":{"traits":["button","glows"]}},{"id":"k","role":"blank","role":"spacer"}"#
    )
    let imported = try LayoutFormats.read(Self.file(text))
    #expect(
      imported.warnings.map(\.kind) == [
        .unknownValue, .unknownValue, .unknownValue, .unknownValue, .repeatedMember, .repeatedID,
      ])
    let keys = imported.document.keys
    #expect(keys[0].function?.function == .unknown("fly"))
    #expect(keys[0].accessibility.traits == .button)
    #expect(keys[1].role == .spacer)
    #expect(keys.map(\.id) == ["k", "k-2"])
  }

  @Test func `a key that shows a page that isn't there is warned of`() throws {
    let text = Self.text(
      keys: #"{"id":"k","role":"function","function":{"name":"page","targetPage":"zzz"}}"#)
    let imported = try LayoutFormats.read(Self.file(text))
    #expect(imported.warnings.map(\.kind) == [.missingPage])
    #expect(imported.warnings.first?.message == "the key shows the page 'zzz', which isn't there")
  }

  @Test(arguments: [
    (#"{"id":1,"role":"character"}"#, ImportError.Reason.wrongType, 34),
    (#"{"role":"character"}"#, .missing, 28), (#"{"id":"k"}"#, .missing, 28),
    (#"[]"#, .wrongType, 28), (#"{"id":"k","role":"x","hints":7}"#, .wrongType, 57),
    (#"{"id":"k","role":"x","selected":"yes"}"#, .wrongType, 60),
    (#"{"id":"k","role":"x","position":{"x":"1"}}"#, .wrongType, 65),
    (#"{"id":"k","role":"x","function":{"name":"page"}}"#, .missing, 60),
    (#"{"id":"k","role":"x","gestures":{"longPress":[{}]}}"#, .missing, 74),
    (#"{"id":"k","role":"x","ext":[]}"#, .wrongType, 55),
    (#"{"id":"k","role":"x","accessibility":{"label":7}}"#, .wrongType, 74),
    (#"{"id":"k","role":"x","accessibility":{"labels":{"fr":7}}}"#, .wrongType, 81),
  ])
  func `a value of a wrong type is refused at its place`(
    key: String, reason: ImportError.Reason, column: Int
  ) throws {
    let error = try #require(Self.error(Self.text(keys: key)))
    #expect(error.reason == reason)
    #expect((error.place.line, error.place.column) == (2, column))
  }

  @Test(arguments: [
    (#"{"schema":"x","version":1}"#, ImportError.Reason.otherFormat, "'x'"),
    (#"{"schema":"spoken-keyboard/layout"}"#, .missing, "none"),
    (#"{"schema":"spoken-keyboard/layout","version":2}"#, .version, "2"),
    (
      #"{"schema":"spoken-keyboard/layout","version":1,"id":"a","forms":[]}"#, .missing,
      "an empty list"
    ),
    (#"{"schema":"spoken-keyboard/layout","version":1,"id":"a"}"#, .missing, "none"),
    ("", .syntax, "the end of the file"),
  ])
  func `a file of another schema or version is refused`(
    text: String, reason: ImportError.Reason, found: String
  ) throws {
    let error = try #require(Self.error(text))
    #expect(error.reason == reason)
    #expect(error.found == found)
  }

  @Test func `more keys than a layout may have are refused, those of gestures counted`() throws {
    var limits = ImportLimits()
    limits.keys = 3
    let key = #"{"id":"k","role":"x"}"#
    let hold = #"{"id":"k","role":"x","gestures":{"multiTap":[\#(key),\#(key)]}}"#
    let folder = SourceFolder(limits: limits)
    for (keys, isRefused) in [(hold, false), (hold + "," + key, true)] {
      let file = SourceFile(
        name: "a.keyboard.json", bytes: Array(Self.text(keys: keys).utf8), folder: folder)
      if isRefused {
        let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
        #expect(error?.reason == .limit)
      } else {
        #expect(try LayoutFormats.read(file).document.keys.count == 1)
      }
    }
  }

  @Test(arguments: ["", "{}", "[]", "7", "<xml/>", "{\"a\":{\"layer\":1}}"])
  func `what is no layout is told so, with the formats that there are`(text: String) throws {
    let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
    #expect(LayoutFormats.recognise(file) == nil)
    let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.remedy.contains("Keyman touch layout") == true)
  }

  @Test func `broken JSON of no format is told as what it is`() {
    let file = SourceFile(name: "a.json", bytes: Array("{\n \"a\" 1}".utf8))
    let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
    #expect(error?.reason == .syntax)
    #expect(error?.place == SourcePlace(file: "a.json", line: 2, column: 6))
  }
}
