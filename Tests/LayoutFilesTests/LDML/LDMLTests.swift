import KeyModel
import LayoutFiles
import Testing

struct LDMLTests {
  /// A keyboard of some sections and one touch layer of some keys.
  private static func read(
    _ sections: String, keys: String = "x", files: [String: String] = [:],
    name: String = "dir/x.xml"
  ) throws -> ImportedLayout {
    let text = """
      <keyboard3 xmlns="https://schemas.unicode.org/cldr/45/keyboard3" locale="mt" conformsTo="45">
      <locales><locale id="en"/></locales><info name="Ours" author="us"/>
      \(sections)
      <layers formId="touch" minDeviceWidth="150">
      <layer id="base"><row keys="\(keys)"/></layer>
      <layer id="shift"><row keys="A"/></layer>
      </layers></keyboard3>
      """
    let folder = SourceFolder(files: files.mapValues { Array($0.utf8) })
    return try LayoutFormats.read(
      SourceFile(name: name, bytes: Array(text.utf8), folder: folder, nameInFolder: name))
  }

  private static func key(_ definition: String, more: String = "") throws -> LayoutKey {
    let imported = try read("<keys>\(definition)</keys>\(more)", keys: "k")
    return try #require(imported.document.forms[0].pages[0].keys.first)
  }

  @Test func `a keyboard has its names, languages, version and width`() throws {
    let document = try Self.read("").document
    #expect(document.id == "x")
    #expect(document.name == "Ours")
    #expect(document.locales == ["mt", "en"])
    #expect(document.source?.formatVersion == "45")
    #expect(document.forms[0].minimumWidthMillimetres == 150)
    #expect(document.forms[0].pages.map(\.kind) == [.letters, .shift])
    #expect(document.extras[0].value["elements"] != nil)
  }

  struct Output: Sendable, CustomTestStringConvertible {
    var attributes: String
    var output: String?
    var function: KeyFunction?
    var title: String?
    var testDescription: String { attributes }
  }

  static let outputs = [
    Output(attributes: #"output="q""#, output: "q", title: "q"),
    Output(attributes: #"output="\u{1F600}""#, output: "\u{1F600}", title: "\u{1F600}"),
    Output(attributes: #"output="\u{ea 0301}""#, output: "\u{EA}\u{301}", title: "\u{EA}\u{301}"),
    Output(attributes: #"output="${two}""#, output: "\u{E9}\u{E9}!", title: "\u{E9}\u{E9}!"),
    Output(attributes: #"output="${none}""#, output: "${none}", title: "${none}"),
    Output(attributes: #"output="\u{D800}""#, output: #"\u{D800}"#, title: #"\u{D800}"#),
    Output(attributes: #"output="a\m{mark}b""#, output: "ab", title: "ab"),
    Output(attributes: #"output="\m{acute}""#, function: .deadKey("\u{301}"), title: "´"),
    Output(attributes: #"output="\m{other}""#, function: .unknown(#"\m{other}"#)),
    Output(attributes: #"output="\u{8}""#, function: .deleteBackward, title: nil),
    Output(attributes: #"layerId="shift""#, function: .page("shift")),
    Output(attributes: #"output="x" layerId="shift""#, output: "x", title: "x"),
    Output(attributes: "", function: KeyFunction.none),
    Output(attributes: #"output="\u{301}""#, output: "\u{301}", title: "◌\u{301}"),
  ]

  @Test(arguments: outputs)
  func `a key inserts or does what its attributes say`(_ expected: Output) throws {
    let more = #"""
      <displays><display output="\m{acute}" display="´"/><displayOptions baseCharacter="◌"/></displays>
      <variables><string id="one" value="\u{e9}"/><string id="two" value="${one}${one}!"/></variables>
      """#
    let key = try Self.key("<key id=\"k\" \(expected.attributes)/>", more: more)
    #expect(key.output?.text.map(scalars) == expected.output.map(scalars))
    #expect(key.function?.function == expected.function)
    if expected.function != .deleteBackward {
      #expect(key.title.text.map(scalars) == expected.title.map(scalars))
    }
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  @Test func `a key that switches pages is called by what the page is for`() throws {
    let key = try Self.key(#"<key id="k" layerId="shift"/>"#)
    #expect(key.role == .pageSwitch)
    #expect(key.function?.calledBy == .shift)
    let both = try Self.key(#"<key id="k" output="x" layerId="base"/>"#)
    #expect(both.nextPage == "base")
    #expect(both.role == .character)
  }

  @Test func `a page that switches to itself is read, one that isn't there is warned of`() throws {
    let imported = try Self.read(
      #"<keys><key id="self" layerId="base"/><key id="lost" layerId="nowhere"/></keys>"#,
      keys: "self lost")
    let keys = imported.document.forms[0].pages[0].keys
    #expect(keys.map(\.function?.function) == [.page("base"), .page("nowhere")])
    #expect(imported.warnings.map(\.kind) == [.missingPage])
    #expect(imported.warnings[0].place == SourcePlace(file: "dir/x.xml", line: 5, column: 34))
  }

  @Test func `displays are by key, then by output`() throws {
    let displays = """
      <displays><display keyId="k" display="by key"/><display output="o" display="by output"/></displays>
      """
    #expect(try Self.key(#"<key id="k" output="o"/>"#, more: displays).title.text == "by key")
    let imported = try Self.read(
      displays + #"<keys><key id="other" output="o"/></keys>"#, keys: "other")
    #expect(imported.document.keys.first?.title.text == "by output")
    #expect(imported.document.keys.first?.title.raw == .text("by output"))
  }

  @Test func `gestures hold the keys that they name`() throws {
    let imported = try Self.read(
      """
      <keys><key id="k" output="k" longPressKeyIds="a b" longPressDefaultKeyId="b" multiTapKeyIds="c d"
      flickId="f" stretch="true" width="2.5"/></keys>
      <flicks><flick id="f"><flickSegment directions="nw se" keyId="e"/></flick></flicks>
      """, keys: "k gap space")
    let keys = imported.document.forms[0].pages[0].keys
    #expect(keys[0].gestures.longPress.map(\.key.id) == ["k/hold1", "k/hold2"])
    #expect(keys[0].gestures.longPress.map(\.key.output?.text) == ["a", "b"])
    #expect(keys[0].gestures.longPress.map(\.isDefault) == [false, true])
    #expect(keys[0].gestures.multiTap.map(\.id) == ["k/tap2", "k/tap3"])
    #expect(keys[0].gestures.flicks.map(\.directions) == [["nw", "se"]])
    #expect(keys[0].gestures.flicks.map(\.key.id) == ["k/flick-nw-se"])
    #expect(keys[0].position.width == 2.5)
    #expect(keys[0].position.fills)
    #expect(keys.map(\.role) == [.character, .spacer, .character])
    #expect(keys[2].output?.text == " ")
  }

  @Test func `keys of a row stand where they are named`() throws {
    let imported = try Self.read("", keys: "a  b b")
    let keys = imported.document.forms[0].pages[0].keys
    #expect(keys.map(\.id) == ["a", "b", "b-2"])
    #expect(keys.compactMap(\.place?.column) == [29, 32, 34])
    #expect(keys.compactMap(\.place?.line) == [5, 5, 5])
  }

  @Test func `a keyboard of hardware has positions, codes and staggered rows`() throws {
    let text = """
      <keyboard3 locale="en" conformsTo="46"><layers formId="iso">
      <layer modifiers="none"><row keys="a b"/><row keys="c"/><row keys="d"/><row keys="e f"/><row keys="space"/></layer>
      <layer modifiers="altR, ctrl shift"><row keys="x"/></layer>
      </layers></keyboard3>
      """
    let file = SourceFile(name: "x.xml", bytes: Array(text.utf8))
    let form = try LayoutFormats.read(file).document.forms[0]
    #expect(form.pages.map(\.id) == ["none", "altR-ctrl-shift"])
    #expect(form.pages[1].modifiers == [["altR"], ["ctrl", "shift"]])
    let keys = form.pages[0].keys
    #expect(keys.map(\.position.iso) == ["E00", "E01", "D01", "C01", "B00", "B01", "A03"])
    #expect(keys.map(\.position.keyCode) == ["29", "02", "10", "1E", "56", "2C", "39"])
    #expect(keys.map(\.position.x) == [0, 1, 1.5, 1.75, 1.25, 2.25, 3.75])
    #expect(keys.last?.position.width == 6.25)
  }

  @Test func `files beside the keyboard are imported, CLDR's from the folders above too`() throws {
    let imported = try Self.read(
      #"<keys><import path="more.xml"/><import base="cldr" path="45/keys-a.xml"/></keys>"#,
      keys: "snail at",
      files: [
        "dir/more.xml": #"<keys><key id="snail" output="@"/></keys>"#,
        "import/keys-a.xml": #"<keys><key id="at" output="A"/></keys>"#,
      ])
    let keys = imported.document.forms[0].pages[0].keys
    #expect(keys.map(\.output?.text) == ["@", "A"])
    #expect(imported.warnings.isEmpty)
  }

  @Test func `CLDR's punctuation is known where its file isn't there`() throws {
    let imported = try Self.read(
      #"<keys><import base="cldr" path="45/keys-Zyyy-punctuation.xml"/></keys>"#,
      keys: "amp close-curly")
    #expect(imported.document.forms[0].pages[0].keys.map(\.output?.text) == ["&", "}"])
    #expect(imported.warnings.isEmpty)
  }

  @Test(arguments: [
    (#"path="nowhere.xml""#, ImportWarning.Kind.missingFile),
    (#"path="../secret.xml""#, .missingFile), (#"path="/etc/passwd""#, .missingFile),
    (#"path="http://example.org/x.xml""#, .missingFile),
    (#"base="other" path="more.xml""#, .missingFile),
    (#"path="broken.xml""#, .missingFile), (#"path="flicks.xml""#, .unknownValue),
    (#"path="loop.xml""#, .unknownValue),
  ])
  func `an import that can't be read is warned of, and read around`(
    _ attributes: String, _ kind: ImportWarning.Kind
  ) throws {
    let imported = try Self.read(
      "<keys><import \(attributes)/></keys>", keys: "a",
      files: [
        "dir/broken.xml": "<keys>", "dir/flicks.xml": "<flicks/>",
        "dir/loop.xml": #"<keys><import path="loop.xml"/></keys>"#,
        "secret.xml": #"<keys><key id="a" output="secret"/></keys>"#,
      ])
    #expect(imported.warnings.map(\.kind) == [kind])
    #expect(imported.document.keys.first?.output?.text == "a")
  }

  @Test func `a keyboard that imports more than is read is refused`() throws {
    let imports = String(repeating: #"<import path="a.xml"/>"#, count: 100)
    let error = #expect(throws: ImportError.self) {
      try Self.read("<keys>\(imports)</keys>", files: ["dir/a.xml": "<keys/>"])
    }
    #expect(error?.reason == .limit)
  }

  @Test func `variables that grow without end are refused`() throws {
    let variables = (1...30).map {
      #"<string id="v\#($0)" value="${v\#($0 - 1)}${v\#($0 - 1)}"/>"#
    }.joined(separator: "\n")
    let error = #expect(throws: ImportError.self) {
      try Self.read(#"<variables><string id="v0" value="lol"/>\#(variables)</variables>"#)
    }
    #expect(error?.reason == .limit)
    #expect(error?.place.column == 25)
  }

  @Test func `what isn't known is kept and warned of`() throws {
    let imported = try Self.read(
      #"<dance/><keys><key id="k" output="k" colour="red"/><jump/></keys>"#, keys: "k nothing")
    #expect(
      imported.warnings.map(\.kind) == [
        .unknownMember, .unknownMember, .unknownMember, .unknownValue,
      ])
    let key = imported.document.forms[0].pages[0].keys[0]
    #expect(key.extras == [JSON.Member("ldml", .object([JSON.Member("colour", .string("red"))]))])
    #expect(imported.document.keys[1].output?.provenance == .unknown)
  }

  @Test(arguments: [
    (
      "<keyboard3 locale='mt' conformsTo='45'><info name='x'/></keyboard3>",
      ImportError.Reason.missing
    ),
    ("<keyboard3 locale='mt'><layers><layer/></layers></keyboard3>", .missing),
    ("<keyboard3><layers formId='touch'>", .syntax),
  ])
  func `a keyboard without keys is refused`(_ text: String, _ reason: ImportError.Reason) throws {
    let error = #expect(throws: ImportError.self) {
      try LayoutFormats.read(SourceFile(name: "x.xml", bytes: Array(text.utf8)))
    }
    #expect(error?.reason == reason)
  }

  @Test func `a file of another kind is told by its root`() throws {
    let file = SourceFile(name: "x.xml", bytes: Array("<!-- x --><keys/>".utf8))
    let error = #expect(throws: ImportError.self) { try LayoutFormats.read(file) }
    #expect(error?.reason == .unknownFormat)
    #expect(error?.found == "XML with the root 'keys'")
    let other = #expect(throws: ImportError.self) { try LayoutFormat.ldml.read(file) }
    #expect(other?.reason == .otherFormat)
  }
}
