import KeyModel
import Testing

struct PageTests {
  @Test func `pages are gone through in order, round and back`() {
    var stage = Performance(.small)
    #expect(stage.perform(.page(.next)).first == .page(id: "numbers", origin: .command))
    #expect(stage.perform(.page(.next)).first == .page(id: "letters", origin: .command))
    #expect(stage.perform(.page(.previous)).first == .page(id: "numbers", origin: .command))
  }

  @Test(arguments: ["numbers", "Numbers", "NUMBERS"])
  func `a page is asked for by its id or its name, and the focus stays where it was`(name: String) {
    var stage = Performance(.small)
    let events = stage.perform(.focus("b"), .page(.named(name)))
    #expect(events.focused == ["b", "2"])
    #expect(stage.session.page.id == "numbers")
  }

  @Test
  func `a page that isn't there is told with the nearest, and the page that is shown is an end`() {
    var stage = Performance(.small)
    #expect(
      stage.perform(.page(.named("numbrs"))).unmet == [.noSuchPage("numbrs", nearest: "numbers")])
    #expect(stage.perform(.page(.named("letters"))) == [.boundary(.focus)])
  }

  @Test func `a keyboard of one page has no other`() {
    var layout = Layout.small
    layout.pages.removeLast()
    var stage = Performance(layout)
    #expect(stage.perform(.page(.next)) == [.boundary(.focus)])
  }

  @Test func `a key is found by part of its label, from the focus on and round`() {
    var stage = Performance(.small)
    #expect(stage.perform(.find("ELE")).focused == ["delete"])
    #expect(stage.perform(.find("e")).focused == ["numbers"])
    #expect(stage.perform(.find("a"), .find("a")).focused == ["space", "space"])
  }

  @Test func `a key of another page is found, and its page is shown`() {
    var stage = Performance(.small)
    let events = stage.perform(.find("keyboard"))
    #expect(events.first == .page(id: "numbers", origin: .command))
    #expect(events.focused == ["next"])
    #expect(stage.perform(.find("shift")).focused == ["shift"])
    #expect(stage.session.page.id == "letters")
  }

  @Test func `the only key of its label is found again`() {
    var stage = Performance(.small)
    #expect(stage.perform(.find("Shift"), .find("Shift")).focused == ["shift", "shift"])
  }

  @Test func `a mark alone is found in a letter that is written with it`() {
    var layout = Layout.small
    layout.pages[0].rows[0][1].label = "e\u{301}"
    var stage = Performance(layout)
    #expect(stage.perform(.find("\u{301}")).focused == ["b"])
  }

  @Test(arguments: ["", "xyz"])
  func `what no label holds is told`(text: String) {
    var stage = Performance(.small)
    #expect(stage.perform(.find(text)).unmet == [.nothingFound(text, nearest: nil)])
    #expect(stage.perform(.find("Delet")).focused == ["delete"])
    #expect(stage.perform(.find("Dlete")).unmet == [.nothingFound("Dlete", nearest: "Delete")])
  }
}
