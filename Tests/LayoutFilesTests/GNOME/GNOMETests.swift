import KeyModel
import LayoutFiles
import Narration
import Testing

struct GNOMETests {
  private static func read(_ keys: String, more: String = "") throws -> ImportedLayout {
    let text = """
      {"levels":[{"level":"default","mode":"default","rows":[[\(keys)]]},
      {"level":"shift","mode":"latched","rows":[[{"strings":["A"]}]]}\(more)],"locale":"fr","name":"Test"}
      """
    return try LayoutFormats.read(SourceFile(name: "dir/fr.json", bytes: Array(text.utf8)))
  }

  struct KeyCase: Sendable, CustomTestStringConvertible {
    var json: String
    var role: LayoutKey.Role
    var function: KeyFunction?
    var calledBy: KeyFunction?
    var title: String?
    var testDescription: String { json }
  }

  static let keys = [
    KeyCase(json: #"{"strings":["é","è"]}"#, role: .character, title: "é"),
    KeyCase(json: #"{"strings":["a"],"label":"x"}"#, role: .character, title: "x"),
    KeyCase(json: #"{"strings":[" "]}"#, role: .character, title: " "),
    KeyCase(
      json: #"{"iconName":"osk-enter-symbolic","keyval":"0xFF0D"}"#, role: .function,
      function: .returnKey),
    KeyCase(
      json: #"{"action":"delete","iconName":"osk-delete-symbolic"}"#, role: .function,
      function: .deleteBackward),
    KeyCase(
      json: #"{"action":"modifier","keyval":"0xffe3","label":"Ctrl"}"#, role: .modifier,
      function: .modifier(.control), title: "Ctrl"),
    KeyCase(
      json: #"{"action":"levelSwitch","level":"shift","iconName":"osk-shift-symbolic"}"#,
      role: .pageSwitch, function: .page("shift"), calledBy: .shift),
    KeyCase(
      json: #"{"action":"levelSwitch","level":"default","label":"ABC"}"#, role: .pageSwitch,
      function: .page("default"), calledBy: .page("letters"), title: "ABC"),
    KeyCase(json: #"{"action":"emoji"}"#, role: .function, function: .system(.emoji)),
    KeyCase(
      json: #"{"action":"dance","label":"x"}"#, role: .function, function: .unknown("dance"),
      title: "x"),
    KeyCase(json: #"{"keyval":"0x1234"}"#, role: .function, function: .unknown("0x1234")),
    KeyCase(json: #"{"iconName":"go-up-symbolic"}"#, role: .function, function: .moveCaret(.up)),
    KeyCase(json: "{}", role: .function, function: KeyFunction.none),
  ]

  @Test(arguments: keys)
  func `a key does what action, keysym and picture tell, in this order`(_ expected: KeyCase) throws
  {
    let key = try #require(Self.read(expected.json).document.keys.first)
    #expect(key.role == expected.role)
    #expect(key.function?.function == expected.function)
    #expect(key.function?.calledBy == expected.calledBy)
    #expect(key.title.text == expected.title)
  }

  @Test func `what a long press offers follows the first text`() throws {
    let document = try Self.read(#"{"strings":["e","é","è"],"width":1.5,"leftOffset":0.5}"#)
      .document
    let key = document.layout().pages[0].keys[0]
    #expect(key.alternates == ["é", "è"])
    #expect((key.frame.x, key.frame.width) == (50, 150))
    #expect((document.id, document.name, document.locales) == ("fr", "Test", ["fr"]))
  }

  @Test func `a letter of a latched level leads back to the first`() throws {
    let layout = try Self.read(
      #"{"action":"levelSwitch","level":"shift"},{"strings":["a"]}"#
    ).document.layout()
    var session = Session(layouts: [layout], words: .english)
    _ = session.handle(.press("r1k1"), at: .zero)
    #expect(session.page.id == "shift")
    let events = session.handle(.press("r1k1"), at: .zero)
    #expect(events.contains(.page(id: "default", origin: .automatic)))
    #expect(session.document.text == "A")
  }

  @Test func `actions and levels that aren't known are warned of`() throws {
    let imported = try Self.read(
      #"{"action":"dance"},{"action":"levelSwitch","level":"gone"},{"strings":[],"hue":1}"#)
    #expect(imported.warnings.map(\.kind) == [.unknownValue, .missingPage, .unknownMember])
    #expect(imported.warnings.map(\.place.column) == [67, 108, 130])
  }

  @Test(arguments: [
    (#"{"levels":[],"rows":1}"#, ImportError.Reason.missing),
    (#"{"levels":[{"level":"a","rows":{}}]}"#, .wrongType),
    (#"{"levels":[{"level":"a","rows":[{}]}]}"#, .wrongType),
    (#"{"levels":[{"rows":[]}]}"#, .missing),
    (#"{"levels":[{"level":"a","rows":[[1]]}]}"#, .wrongType),
    (#"{"levels":[{"level":"a","rows":[[{"strings":"a"}]]}]}"#, .wrongType),
    (#"{"levels":[{"level":"a","rows":[[{"strings":[1]}]]}]}"#, .wrongType),
    (#"{"levels":[{"level":"a","rows":[[{"width":"1"}]]}]}"#, .wrongType),
    (#"{"levels":[{"level":"a","rows":[[{"action":"levelSwitch"}]]}]}"#, .missing),
  ])
  func `what no keyboard can be made of is refused`(text: String, reason: ImportError.Reason) throws
  {
    let file = SourceFile(name: "a.json", bytes: Array(text.utf8))
    let error = #expect(throws: ImportError.self) { try LayoutFormat.gnome.read(file) }
    #expect(error?.reason == reason)
  }

  @Test func `a layout of Keyman's is written for GNOME and reads the same to a listener`() throws {
    let text =
      #"{"phone":{"layer":[{"id":"default","row":[{"id":1,"key":[{"id":"K_A","text":"a"},"#
      + #"{"id":"K_SHIFT","text":"*Shift*","nextlayer":"shift","sp":1},{"sp":10,"width":50},"#
      + #"{"id":"K_BKSP","text":"*BkSp*"}]}]},{"id":"shift","row":[{"id":1,"key":[{"id":"K_A","#
      + #""text":"A","nextlayer":"default"}]}]}]}}"#
    let keyman = try LayoutFormat.keyman.read(SourceFile(name: "a", bytes: Array(text.utf8)))
    let write = try #require(LayoutFormat.gnome.write)
    let gnome = try LayoutFormats.read(
      SourceFile(name: "a.json", bytes: Array(try write(keyman.document).utf8)))
    #expect(gnome.warnings == [])
    for page in ["default", "shift"] {
      #expect(
        LayoutPicture.rows(of: page, in: gnome.document.layout())
          == LayoutPicture.rows(of: page, in: keyman.document.layout()))
    }
    let writeKeyman = try #require(LayoutFormat.keyman.write)
    let back = try writeKeyman(gnome.document)
    let again = try LayoutFormats.read(SourceFile(name: "b", bytes: Array(back.utf8))).document
    #expect(again.keys.map(\.sourceID) == ["U_0061", "K_SHIFT", "K_BKSP", "U_0041"])
  }
}
