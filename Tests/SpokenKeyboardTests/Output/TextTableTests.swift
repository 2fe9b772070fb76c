import Testing

@testable import SpokenKeyboard

@Suite struct TextTableTests {
  @Test func `columns are as wide as their cells, and nothing controls the terminal`() {
    var table = TextTable(columns: ["KEY", "SAYS"])
    table.add(["delete", "Delete"])
    table.add(["\u{1B}[2J", "x"])
    #expect(table.text == "KEY        SAYS\ndelete     Delete\n\\u{1B}[2J  x\n")
  }

  @Test func `one endless cell doesn't make all rows endless`() {
    let long = String(repeating: "x", count: 100_000)
    var table = TextTable(columns: ["KEY", "SAYS"])
    table.add([long, "a"])
    table.add(["b", "c"])
    #expect(table.text == "KEY  SAYS\n\(long)  a\nb    c\n")
  }
}
