import KeyModel
import Testing

struct FocusTests {
  let page = Layout.small.pages[0]

  @Test(arguments: [
    (FocusMove.next, "a", "b"), (.next, "c", "shift"), (.previous, "shift", "c"),
    (.first, "e", "a"), (.last, "a", "return"), (.up, "e", "b"), (.down, "b", "e"),
    (.left, "e", "shift"), (.right, "e", "delete"), (.down, "delete", "return"),
  ])
  func `the focus moves in reading order, and to the nearest key`(
    move: FocusMove, from: String, to: String
  ) {
    #expect(page.key(move, from: from, wraps: false)?.id == to)
  }

  @Test(arguments: [
    (FocusMove.next, "return"), (.previous, "a"), (.up, "b"), (.down, "space"), (.left, "shift"),
    (.right, "delete"),
  ])
  func `the focus stops at the ends`(move: FocusMove, from: String) {
    #expect(page.key(move, from: from, wraps: false) == nil)
  }

  @Test func `the focus goes on at the other end when it wraps`() {
    #expect(page.key(.next, from: "return", wraps: true)?.id == "a")
    #expect(page.key(.previous, from: "a", wraps: true)?.id == "return")
    #expect(page.key(.up, from: "a", wraps: true) == nil)
  }

  @Test func `down goes to the nearest row even where its keys stand askew`() {
    let page = Page(
      id: "p",
      rows: RowGeometry(width: 300).place([
        [.letter("a"), .letter("b"), .letter("c")],
        [.blank(weight: 0.5), .letter("d"), .letter("e"), .blank(weight: 0.5)],
        [.letter("f"), .letter("g"), .letter("h")],
      ]))
    #expect(page.key(.down, from: "a", wraps: false)?.id == "d")
    #expect(page.key(.down, from: "c", wraps: false)?.id == "e")
    #expect(page.key(.up, from: "h", wraps: false)?.id == "e")
  }

  @Test func `a point finds the key under it, and nothing in a gap or outside`() {
    let rows = RowGeometry(width: 201, gap: 1).place([[.letter("a"), .letter("b")]])
    let page = Page(id: "p", rows: rows)
    #expect(page.key(at: Point(x: 0, y: 0))?.id == "a")
    #expect(page.key(at: Point(x: 100.5, y: 10)) == nil)
    #expect(page.key(at: Point(x: 101, y: 99))?.id == "b")
    #expect(page.key(at: Point(x: 50, y: 100)) == nil)
  }

  @Test func `a page without keys has nothing to focus`() {
    let page = Page(id: "p", rows: [])
    #expect(FocusMove.allCases.allSatisfy { page.key($0, from: nil, wraps: true) == nil })
  }
}
