import KeyModel
import LayoutFiles
import Testing

struct BuiltInLayoutsTests {
  @Test func `the layouts are there by their names, and no others`() {
    #expect(
      BuiltInLayouts.ids == ["qwerty", "qwerty-classic", "phone-pad", "numeric", "numeric-decimal"])
    #expect(BuiltInLayouts.layout("nothing", decimalSeparator: ".") == nil)
  }

  @Test(arguments: BuiltInLayouts.ids)
  func `every key can be pressed, has a frame of its own and a name of its own`(id: String) throws {
    let layout = try #require(BuiltInLayouts.layout(id, decimalSeparator: ","))
    #expect(layout.id == id)
    for page in layout.pages {
      let keys = page.keys
      #expect(Set(keys.map(\.id)).count == keys.count)
      #expect(keys.allSatisfy { $0.traits.contains(.keyboardKey) })
      #expect(keys.allSatisfy { page.key(at: $0.frame.center)?.id == $0.id })
    }
  }

  @Test func `the classic keyboard has its four rows, titles as printed, margins of one`() throws {
    let layout = try #require(BuiltInLayouts.layout("qwerty-classic", decimalSeparator: "."))
    let rows = layout.pages[0].rows
    #expect(
      rows.map { $0.map(\.title).joined(separator: " ") } == [
        "Q W E R T Y U I O P", "A S D F G H J K L", "CP Z X C V B N M BP", "CHG SPACE RETURN",
      ])
    for row in rows {
      #expect(Set(row.map { ($0.frame.width * 1000).rounded() }).count == 1)
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(abs(right.frame.x - left.frame.maxX - 1) < 0.001)
      }
    }
    #expect(layout.startsInCapsLock)
  }

  @Test func `pads have three columns, and a blank cell is no key`() throws {
    let numeric = try #require(BuiltInLayouts.layout("numeric", decimalSeparator: "."))
    #expect(numeric.pages[0].keys.map(\.title) == "1234567890⌫".map { String($0) })
    #expect(numeric.pages[0].key(at: Point(x: 50, y: 350)) == nil)
    let phone = try #require(BuiltInLayouts.layout("phone-pad", decimalSeparator: "."))
    #expect(phone.pages[0].rows.map { $0.map(\.title) }.last == ["*", "0", "Del"])
    #expect(phone.field.lines == .single)
  }

  @Test(arguments: [".", ",", "٫"])
  func `the decimal key is titled, labelled and inserts as the locale has it`(
    separator: String
  ) throws {
    let layout = try #require(
      BuiltInLayouts.layout("numeric-decimal", decimalSeparator: separator))
    let key = try #require(layout.pages[0].key("decimal"))
    #expect(key.title == separator)
    #expect(key.label == separator)
    #expect(key.output(shifted: false) == separator)
    #expect(layout.pages[0].keys.count == 12)
  }
}
