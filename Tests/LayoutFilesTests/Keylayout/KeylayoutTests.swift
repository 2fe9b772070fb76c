import KeyModel
import LayoutFiles
import Testing

struct KeylayoutTests {
  private static func read(_ text: String) throws -> ImportedLayout {
    try LayoutFormats.read(SourceFile(name: "ours.keylayout", bytes: Array(text.utf8)))
  }

  private static let modifiers = """
    <layouts><layout first="0" last="17" modifiers="m" mapSet="s"/><layout first="18" last="18" modifiers="m" mapSet="JIS"/>
    <layout first="21" last="23" modifiers="m" mapSet="JIS"/></layouts>
    <modifierMap id="m" defaultIndex="0"><keyMapSelect mapIndex="0"><modifier keys=""/></keyMapSelect>
    <keyMapSelect mapIndex="1"><modifier keys="anyShift caps?"/><modifier keys="caps"/></keyMapSelect></modifierMap>
    """

  private static func layout(_ keys: String, shifted: String = "", more: String = "") -> String {
    """
    <?xml version="1.1" encoding="UTF-8"?>
    <!DOCTYPE keyboard SYSTEM "file://localhost/System/Library/DTDs/KeyboardLayout.dtd">
    <keyboard group="126" id="-1" name="Ours" maxout="2">
    \(modifiers)
    <keyMapSet id="s"><keyMap index="0">\(keys)</keyMap><keyMap index="1" baseMapSet="s" baseIndex="0">\(shifted)</keyMap></keyMapSet>
    <keyMapSet id="JIS"><keyMap index="0"><key code="93" output="¥"/></keyMap></keyMapSet>
    <actions><action id="acute"><when state="none" next="1"/></action>
    <action id="e"><when state="none" output="e"/><when state="1" output="é"/></action></actions>
    <terminators><when state="1" output="´"/></terminators>
    \(more)</keyboard>
    """
  }

  @Test func `codes give positions, rows and what keys beside the grid do`() throws {
    let keys = """
      <key code="0" output="a"/><key code="14" action="e"/><key code="33" action="acute"/><key code="49" output=" "/>
      <key code="51" output="&#x0008;"/><key code="36" output="&#x000D;"/><key code="123" output="&#x001C;"/>
      <key code="122" output="&#x0010;"/><key code="50" output="`"/><key code="200" output="?"/>
      """
    let imported = try Self.read(Self.layout(keys))
    let form = imported.document.forms[0]
    #expect(imported.document.name == "Ours")
    #expect(imported.document.forms.map(\.id) == ["ansi", "jis"])
    #expect(form.pages.map(\.id) == ["base", "shift"])
    #expect(form.pages[1].modifiers == [["anyShift", "caps?"], ["caps"]])
    #expect(form.pages[0].rows.map(\.id) == ["F", "E", "D", "C", "A"])
    let all = form.pages[0].keys
    #expect(all.map(\.id) == ["F1", "E00", "delete", "D03", "D11", "C01", "return", "A03", "left"])
    #expect(
      all.map(\.function?.function) == [
        .unknown("F1"), nil, .deleteBackward, nil, .deadKey("\u{301}"), nil, .returnKey, nil,
        .moveCaret(.left),
      ])
    #expect(
      all.map(\.output?.text) == [nil, "`", nil, "e", nil, "a", nil, " ", nil])
    #expect(all[4].title.text == "´")
    #expect(all[5].place == SourcePlace(file: "ours.keylayout", line: 8, column: 37))
    #expect(imported.document.forms[1].pages[0].keys.map(\.position.iso) == ["E13"])
  }

  @Test func `what is typed on has the modifiers that the file leaves out`() throws {
    let keys = """
      <key code="0" output="a"/><key code="51" output="&#x0008;"/><key code="49" output=" "/>
      """
    let shifted = "<key code=\"0\" output=\"A\"/>"
    let layout = try Self.read(Self.layout(keys, shifted: shifted)).document.layout()
    #expect(layout.pages.map(\.id) == ["base", "shift"])
    for (page, other) in [(layout.pages[0], "shift"), (layout.pages[1], "base")] {
      #expect(page.keys.filter { $0.function == .page(other) }.map(\.title) == ["⇧"])
      #expect(page.keys.count { $0.function == .deleteBackward } == 1)
      #expect(page.keys.count { $0.function == .returnKey } == 1)
    }
    #expect(layout.pages[1].keys.first { $0.title == "A" }?.nextPage == "base")
  }

  @Test func `a key of its own between shift and Z makes it a keyboard of ISO`() throws {
    let keys = """
      <key code="10" output="§"/><key code="50" output="&lt;"/><key code="42" output="+"/>
      """
    let form = try Self.read(Self.layout(keys)).document.forms[0]
    #expect(form.id == "iso")
    #expect(form.pages[0].keys.map(\.position.iso) == ["E00", "C12", "B00"])
  }

  @Test func `a map builds on another, and is never read in a circle`() throws {
    let keys = #"<key code="0" output="a"/><key code="1" output="s"/>"#
    let form = try Self.read(Self.layout(keys, shifted: #"<key code="0" output="A"/>"#)).document
      .forms[0]
    #expect(form.pages[1].keys.map(\.output?.text) == ["A", "s"])
    let circle = Self.layout(keys).replacing(
      #"<keyMap index="0">"#, with: #"<keyMap index="0" baseMapSet="s" baseIndex="1">"#)
    let imported = try Self.read(circle)
    #expect(imported.document.forms[0].pages[0].keys.count == 2)
    #expect(imported.warnings.contains { $0.message.hasPrefix("the map builds on itself") })
  }

  @Test func `actions that aren't there, and second keys, are warned of`() throws {
    let keys = """
      <key code="0" action="no"/><key code="1" output="s"/><key code="1" output="t"/>
      <key code="x"/>
      """
    let imported = try Self.read(Self.layout(keys, more: "<dance/>"))
    let kinds = imported.warnings.map(\.kind)
    #expect(kinds.contains(.unknownMember))
    #expect(kinds.contains(.repeatedID))
    let keysRead = imported.document.forms[0].pages[0].keys
    #expect(keysRead.map(\.role) == [.blank, .character])
    #expect(keysRead[1].output?.text == "s")
  }

  @Test(arguments: [
    ("{}", ImportError.Reason.syntax), ("<keyboard name='x'></keyboard>", .missing),
    ("<plist/>", .otherFormat), ("<keyboard><keyMapSet id='a'/></keyboard>", .missing),
  ])
  func `what has no keys is refused`(_ text: String, _ reason: ImportError.Reason) throws {
    let error = #expect(throws: ImportError.self) { try Self.read(text) }
    #expect(error?.reason == reason)
  }

  @Test func `UTF-16, as macOS's editors may write it, is read`() throws {
    let text = Self.layout(#"<key code="0" output="é&#x0301;"/>"#)
    let units: [UInt8] = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let bytes: [UInt8] = [0xFF, 0xFE] + units
    let file = SourceFile(name: "a.keylayout", bytes: bytes)
    #expect(try LayoutFormats.read(file).document.keys.first?.output?.text == "é\u{301}")
  }
}
