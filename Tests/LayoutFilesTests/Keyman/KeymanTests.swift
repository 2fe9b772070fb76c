import KeyModel
import LayoutFiles
import Narration
import Testing

struct KeymanTests {
  /// A layout of one layer of these keys, with others beside it.
  private static func read(
    _ keys: String, layer: String = "default", others: [String] = ["shift", "numeric"],
    folder: SourceFolder = SourceFolder()
  ) throws -> ImportedLayout {
    let more = others.map { ",{\"id\":\"\($0)\",\"row\":[]}" }.joined()
    let text =
      "{\"phone\":{\"layer\":[{\"id\":\"\(layer)\",\"row\":[{\"id\":\"1\",\"key\":[\(keys)]}]}\(more)]}}"
    return try LayoutFormats.read(
      SourceFile(name: "dir/test.keyman-touch-layout", bytes: Array(text.utf8), folder: folder))
  }

  struct KeyCase: CustomTestStringConvertible, Sendable {
    var json: String
    var role: LayoutKey.Role
    var function: KeyFunction?
    var calledBy: KeyFunction?
    var output: KeyOutput?
    var title: String?
    var testDescription: String { json }

    init(
      _ json: String, _ role: LayoutKey.Role, _ function: KeyFunction? = nil,
      calledBy: KeyFunction? = nil, output: KeyOutput? = nil, title: String? = nil
    ) {
      self.json = json
      self.role = role
      self.function = function
      self.calledBy = calledBy
      self.output = output
      self.title = title
    }
  }

  static let keys: [KeyCase] = [
    KeyCase(#"{"id":"K_Q","text":"ə"}"#, .character, output: KeyOutput("ə", .label), title: "ə"),
    KeyCase(
      #"{"id":"U_0259_0301"}"#, .character, output: KeyOutput("ə\u{301}", .id), title: "ə\u{301}"),
    KeyCase(#"{"id":"U_0123","text":"£"}"#, .character, output: KeyOutput("ģ", .id), title: "£"),
    KeyCase(#"{"id":"U_0009"}"#, .character, output: KeyOutput("\t", .id)),
    KeyCase(#"{"id":"U_D800","text":"x"}"#, .character, output: KeyOutput("x", .label), title: "x"),
    KeyCase(#"{"id":"K_A","text":""}"#, .character, output: KeyOutput("a", .guess)),
    KeyCase(#"{"id":"K_A","text":null}"#, .character, output: KeyOutput("a", .guess)),
    KeyCase(#"{"id":"T_x"}"#, .character, output: KeyOutput(nil, .unknown)),
    KeyCase(#"{"id":"K_SPACE"}"#, .character, output: KeyOutput(" ", .id)),
    KeyCase(
      #"{"id":"K_X","text":"*ZWNJ*"}"#, .character, output: KeyOutput("\u{200C}", .label),
      title: "|"),
    KeyCase(#"{"id":"K_A","text":"\uF16B"}"#, .character, output: KeyOutput(nil, .unknown)),
    KeyCase(#"{"id":"T_BKSP","text":"*BkSp*"}"#, .function, .deleteBackward, title: "⌫"),
    KeyCase(#"{"id":"K_X","text":"*Enter*"}"#, .function, .returnKey, title: "⏎"),
    KeyCase(#"{"id":"K_LOPT","sp":"1"}"#, .function, .languageMenu),
    KeyCase(#"{"id":"K_ROPT","text":"*Hide*"}"#, .function, .dismissKeyboard, title: "⌨"),
    KeyCase(#"{"id":"K_TABBACK"}"#, .function, .backTab),
    KeyCase(#"{"id":"K_LEFT","text":"←"}"#, .function, .moveCaret(.left), title: "←"),
    KeyCase(#"{"id":"T_null","sp":"1"}"#, .function, KeyFunction.none),
    KeyCase(#"{"id":"T_null","text":"","sp":1}"#, .function, KeyFunction.none),
    KeyCase(
      #"{"id":"K_SHIFT","text":"*123*","nextlayer":"numeric","sp":"1"}"#, .pageSwitch,
      .page("numeric"), calledBy: .page("numbers"), title: "123"),
    KeyCase(
      #"{"id":"K_LCONTROL","text":"*Alt*","nextlayer":"numeric"}"#, .pageSwitch, .page("numeric"),
      calledBy: .modifier(.alt), title: "⌥"),
    KeyCase(
      #"{"id":"K_NUMLOCK","text":"*ሀለሐ*","nextlayer":"default","sp":1}"#, .pageSwitch,
      .page("default"), calledBy: .page("letters"), title: "ሀለሐ"),
    KeyCase(
      #"{"id":"K_SHIFT","text":"*Shift*"}"#, .pageSwitch, .page("shift"), calledBy: .shift,
      title: "⇧"),
    KeyCase(#"{"id":"K_LALT","text":"*Alt*"}"#, .modifier, .modifier(.alt), title: "⌥"),
    KeyCase(
      #"{"id":"T_more","text":"more","nextlayer":"numeric","sp":"1"}"#, .pageSwitch,
      .page("numeric"), calledBy: .page("numbers"), title: "more"),
    KeyCase(#"{"id":"T_1","text":"*"}"#, .character, output: KeyOutput("*", .label), title: "*"),
    KeyCase(#"{"id":"T_1","text":"**"}"#, .character, output: KeyOutput("**", .label), title: "**"),
    KeyCase(
      #"{"id":"K_DOT","text":"´","sp":"8"}"#, .deadKey, output: KeyOutput("´", .label), title: "´"),
    KeyCase(#"{"id":"T_s","sp":"10"}"#, .spacer),
    KeyCase(#"{"id":"T_b","text":"x","sp":9}"#, .blank, title: "x"),
  ]

  @Test(arguments: keys)
  func `a key does what layer, token and id tell, in this order`(_ expected: KeyCase) throws {
    let key = try #require(Self.read(expected.json).document.keys.first)
    #expect(key.role == expected.role)
    #expect(key.function?.function == expected.function)
    #expect(key.function?.calledBy == expected.calledBy)
    #expect(key.output == expected.output)
    #expect(key.title.text == expected.title)
  }

  @Test func `a blank of an Alt layer isn't guessed, and one of a shift layer is a capital`() throws
  {
    let alt = try Self.read(#"{"id":"K_A"}"#, layer: "rightalt")
    #expect(alt.document.keys.first?.output == KeyOutput(nil, .unknown))
    let shift = try Self.read(#"{"id":"K_A"}"#, layer: "shift", others: [])
    #expect(shift.document.keys.first?.output == KeyOutput("A", .guess))
    let override = try Self.read(#"{"id":"K_1","layer":"shift"}"#)
    #expect(override.document.keys.first?.output == KeyOutput("!", .guess))
  }

  @Test func `titles that are missing, null, empty and blank stay different`() throws {
    let keys = try Self.read(
      #"{"id":"T_1"},{"id":"T_2","text":null},{"id":"T_3","text":""},{"id":"T_4","text":" "}"#
    ).document.keys
    #expect(keys.map(\.title.raw) == [.missing, .null, .text(""), .text(" ")])
    #expect(keys.map(\.title.kind) == [.none, .none, .none, .text])
  }

  @Test func `numbers are numbers also where they stand as texts; what is none is kept`() throws {
    let imported = try Self.read(
      #"{"id":"T_1","width":"110","pad":5.5},{"id":"T_2","width":"","pad":null},"#
        + #"{"id":"T_3","width":"wide"}"#)
    let keys = imported.document.keys
    #expect(keys.map(\.position.width) == [110, nil, nil])
    #expect(keys.map(\.position.gap) == [5.5, nil, nil])
    #expect(
      keys[1].extras == [
        .init("keyman", .object([.init("width", .string("")), .init("pad", .null)]))
      ])
    #expect(imported.warnings.count { $0.kind == .wrongType } == 1)
  }

  @Test func `repeated ids are told apart, and the source's own are kept`() throws {
    let keys = try Self.read(#"{"id":"T_1"},{"id":"T_1"},{"id":"T_1-2"},{"text":"x"},{"id":""}"#)
      .document.keys
    #expect(keys.map(\.id) == ["T_1", "T_1-2", "T_1-2-2", "r1k4", "r1k5"])
    #expect(keys.map(\.sourceID) == ["T_1", "T_1", "T_1-2", nil, ""])
  }

  @Test func `long presses, taps and flicks are keys of their own`() throws {
    let document = try Self.read(
      #"{"id":"K_A","text":"a","sk":[{"id":"U_00E1"},{"id":"U_00E0","default":true}],"#
        + #""multitap":[{"id":"T_b","text":"b"}],"flick":{"ne":{"id":"T_c","text":"c"}}}"#
    ).document
    let key = try #require(document.keys.first)
    #expect(key.gestures.keys.map(\.id) == ["K_A/hold1", "K_A/hold2", "K_A/tap2", "K_A/flick-ne"])
    #expect(key.gestures.longPress.map(\.isDefault) == [false, true])
    #expect(document.layout().pages[0].keys[0].alternates == ["á", "à", "b", "c"])
  }

  @Test func `a display map beside the layout tells what private-use titles show`() throws {
    let map =
      #"{"map":[{"pua":"F16B","str":"១"},{"pua":"U+F16C","str":"២"},{"pua":"x","str":"y"}]}"#
    let folder = SourceFolder(files: ["displaymap.json": Array(map.utf8)])
    let imported = try Self.read(
      #"{"id":"K_1","text":"\uF16B\uF16C"},{"id":"K_2","text":"\uF16D"}"#, folder: folder)
    let keys = imported.document.keys
    #expect(keys.map(\.title.kind) == [.privateUse, .privateUse])
    #expect(keys.map(\.title.text) == ["១២", nil])
    #expect(keys[0].output == KeyOutput("១២", .label))
    #expect(imported.warnings.map(\.kind) == [.unknownValue, .empty, .empty])
  }

  @Test func `a layer that isn't there is warned of at the key, and the key does nothing`() throws {
    let imported = try Self.read(#"{"id":"K_X","text":"*123*","nextlayer":"gone"}"#, others: [])
    let warning = try #require(imported.warnings.first)
    #expect(warning.kind == .missingPage)
    #expect(warning.place.column == 60)
    var session = Session(layouts: [imported.document.layout()], words: .english)
    #expect(session.handle(.press("K_X"), at: .zero).last == .boundary(.focus))
  }

  @Test func `the object inside a compiled keyboard is read, with name and direction`() throws {
    let script = """
      if(typeof keyman === 'undefined'){}KeymanWeb.KR(new Keyboard_x());function Keyboard_x()
      {this._v=1;this.KI="Keyboard_x";this.KN='My "keys"';this.KRTL=1;
      this.KVKL={"tablet":{font:"Arial","layer":[{"id":"default","row":[{"id":1,"key":[
      {"id":"K_SHIFT","text":this._v>13?"*ShiftedLock*":"*Shifted*","nextlayer":"default"}]}]}]}};
      this.KVER="17.0";}
      """
    let file = SourceFile(name: "x-1.0.js", bytes: Array(script.utf8))
    #expect(LayoutFormats.recognise(file)?.id == "keyman")
    let document = try LayoutFormats.read(file).document
    #expect(document.name == "My \"keys\"")
    #expect(document.direction == .rightToLeft)
    #expect(document.source?.formatVersion == "17.0")
    let key = try #require(document.keys.first)
    #expect(key.title.raw == .text("*ShiftedLock*"))
    #expect(key.function?.calledBy == .capsLock)
    #expect(key.place == SourcePlace(file: "x-1.0.js", line: 4, column: 1))
  }

  @Test func `a title that looks like a script's assignment is a title`() throws {
    let key = try #require(Self.read(#"{"id":"T_1","text":"KVKL={}"}"#).document.keys.first)
    #expect(key.title.raw == .text("KVKL={}"))
  }

  @Test(arguments: [
    ("[]", ImportError.Reason.wrongType, 1), ("{}", .missing, 1), (#"{"phone":1}"#, .wrongType, 10),
    (#"{"phone":{}}"#, .missing, 10), (#"{"phone":{"layer":{}}}"#, .wrongType, 19),
    (#"{"phone":{"layer":[{"row":[]}]}}"#, .missing, 20),
    (#"{"phone":{"layer":[{"id":"a","row":[{"key":[7]}]}]}}"#, .wrongType, 45),
    (#"{"phone":{"layer":[{"id":"a","row":[{"key":7}]}]}}"#, .wrongType, 44),
    (#"{"phone":{"layer":[{"id":"a","row":[{"key":[{"sk":[1]}]}]}]}}"#, .wrongType, 52),
  ])
  func `what no keyboard can be made of is refused at its place`(
    text: String, reason: ImportError.Reason, column: Int
  ) throws {
    let file = SourceFile(name: "a.keyman-touch-layout", bytes: Array(text.utf8))
    let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
    #expect(error?.reason == reason)
    #expect(error?.place.column == column)
  }

  @Test func `a title of a megabyte is refused at its place`() throws {
    let error = #expect(throws: ImportError.self) {
      try Self.read("{\"id\":\"K_A\",\"text\":\"\(String(repeating: "ə", count: 500_000))\"}")
    }
    #expect(error?.reason == .limit)
    #expect(error?.expected == "a text of at most 256 KB")
  }

  @Test func `a byte order mark and CR LF are as good as none`() throws {
    let text =
      "\u{FEFF}{\r\n\"tablet\":{\"layer\":[{\"id\":\"default\",\"row\":[{\"key\":[\r\n{\"id\":\"K_A\",\"text\":\"a\"}]}]}]}}"
    let document = try LayoutFormats.read(
      SourceFile(name: "a-layout.js", bytes: Array(text.utf8))
    ).document
    #expect(document.id == "a")
    #expect(document.keys.first?.place == SourcePlace(file: "a-layout.js", line: 3, column: 1))
  }
}
