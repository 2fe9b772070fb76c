import KeyModel
import Testing

struct KeyboardTests {
  private func route(_ text: String, on keyboard: Keyboard) -> [String]? {
    keyboard.route(toInsertStartOf: text[...])?.keys
  }

  @Test func `a capital takes shift, a digit takes its page, and a letter nothing`() {
    let keyboard = Keyboard(layouts: [.small], words: .test)
    #expect(route("a", on: keyboard) == ["a"])
    #expect(route("A", on: keyboard) == ["shift", "a"])
    #expect(route("1", on: keyboard) == ["numbers", "1"])
    #expect(route("\n", on: keyboard) == ["return"])
    #expect(route("z", on: keyboard) == nil)
  }

  @Test func `the way back from another page is found too`() {
    var keyboard = Keyboard(layouts: [.small], words: .test)
    _ = keyboard.show(page: "numbers")
    #expect(route("B", on: keyboard) == ["letters", "shift", "b"])
  }

  @Test func `of keys that insert a start of the text the longest is taken`() {
    let row: [RowGeometry.Cell] = [.letter("."), .letter(".com")]
    let layout = Layout(
      id: "l", pages: [Page(id: "p", rows: RowGeometry().place([row]))], field: .plain)
    let keyboard = Keyboard(layouts: [layout], words: .test)
    #expect(keyboard.route(toInsertStartOf: ".com!"[...])?.output == ".com")
    #expect(keyboard.route(toInsertStartOf: ".org"[...])?.output == ".")
  }

  @Test func `titles and labels of letters follow shift, and shift says its state`() throws {
    var keyboard = Keyboard(layouts: [.small], words: .test)
    let shift = try #require(keyboard.page.key("shift"))
    #expect(shift.value == nil)
    #expect(keyboard.press(shift, at: .zero) == .shifted(.once))
    #expect(keyboard.page.key("a")?.title == "A")
    #expect(keyboard.page.key("a")?.label == "A")
    #expect(keyboard.page.key("shift")?.value == "on")
    #expect(keyboard.press(shift, at: .milliseconds(200)) == .shifted(.locked))
    #expect(keyboard.page.key("shift")?.value == "Caps lock")
  }

  @Test func `after a change of page the focus is at the same place`() {
    var keyboard = Keyboard(layouts: [.small], words: .test)
    keyboard.focus("shift")
    let changed = ["numbers", "numbers", "nowhere"].map { keyboard.show(page: $0) }
    #expect(changed == [true, false, false])
    #expect(keyboard.focusedID == "letters")
  }

  @Test func `a name is an id, else the label of exactly one key`() throws {
    let twice: [RowGeometry.Cell] = [
      .key(Key(id: "one", title: "", label: "Same", function: .insert("1"))),
      .key(Key(id: "two", title: "", label: "Same", function: .insert("2"))),
      .key(Key(id: "delete", title: "⌫", function: .deleteBackward)),
    ]
    let page = Page(id: "p", rows: RowGeometry().place([twice]))
    let keyboard = Keyboard(layouts: [Layout(id: "l", pages: [page])], words: .test)
    #expect(try keyboard.key(named: "two").get().id == "two")
    #expect(try keyboard.key(named: "Delete").get().id == "delete")
    #expect(throws: KeyLookupError.ambiguous("Same", ids: ["one", "two"])) {
      try keyboard.key(named: "Same").get()
    }
    #expect(throws: KeyLookupError.unknown("delte", nearest: "delete")) {
      try keyboard.key(named: "delte").get()
    }
  }
}
