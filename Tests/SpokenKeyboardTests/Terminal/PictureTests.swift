import KeyModel
import Testing

@testable import SpokenKeyboard

struct PictureTests {
  static let sizes = [
    ScreenSize(columns: 80, lines: 24), ScreenSize(columns: 40, lines: 12),
    ScreenSize(columns: 132, lines: 43), ScreenSize(columns: 20, lines: 6),
    ScreenSize(columns: 3, lines: 2), ScreenSize(columns: 1, lines: 1),
    ScreenSize(columns: 500, lines: 200),
  ]

  let content = ScreenContent(
    page: .letters, focus: "k",
    text: TextContext(before: "Hello\nwörld 漢字 \u{1B}[2J", after: "rest"),
    captions: ["q", "w"], status: "Letters")

  @Test(arguments: sizes) func `every line is as wide as the screen`(_ size: ScreenSize) {
    for typesetter in [Typesetter.unicode, .ascii] {
      let picture = Picture(content, size: size, typesetter: typesetter)
      #expect(picture.rows.map(\.width) == Array(repeating: size.columns, count: size.lines))
    }
  }

  @Test(arguments: sizes) func `nothing raw reaches the screen`(_ size: ScreenSize) {
    let picture = Picture(content, size: size, typesetter: .unicode)
    let scalars = picture.rows.joined().flatMap { Array($0.text.unicodeScalars) }
    #expect(scalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test(arguments: sizes.prefix(3)) func `the cursor is on the focused key`(_ size: ScreenSize) {
    let picture = Picture(content, size: size, typesetter: .unicode)
    #expect(picture.key(at: picture.cursor)?.id == "k")
    #expect(picture.rows[picture.cursor.line][picture.cursor.column].text == "k")
  }

  @Test(arguments: sizes.prefix(3)) func `the focus is seen without attributes`(
    _ size: ScreenSize
  ) {
    let picture = Picture(content, size: size, typesetter: .ascii)
    let line = picture.text[picture.cursor.line]
    let bracketed = line.split(separator: "[").last?.split(separator: "]").first
    #expect(bracketed?.filter { $0 != " " } == "k")
  }

  @Test(arguments: sizes.prefix(3)) func `all keys, the last thing said and the status are seen`(
    _ size: ScreenSize
  ) {
    let picture = Picture(content, size: size, typesetter: .unicode)
    #expect(picture.keys.count == Page.letters.keys.count)
    #expect(picture.text.contains("w"))
    #expect(picture.text.last == "Letters")
  }

  @Test func `a small screen has one line for a row, without borders`() {
    let small = ScreenContent(page: .digits, focus: "1", captions: ["Numeric", "1"], status: "x")
    let picture = Picture(
      small, size: ScreenSize(columns: 40, lines: 12), typesetter: .unicode)
    let keyboard = picture.text.filter { $0.contains("5") || $0.contains("8") }
    #expect(keyboard.count == 2)
    #expect(!picture.text.joined().contains("┌"))
  }

  @Test func `a sign that the terminal lacks gives way to the key's label`() {
    let key = Key(id: "d", title: "⌫", label: "Delete", function: .deleteBackward)
    let page = Page(id: "p", rows: RowGeometry().place([[.key(key)]]))
    let content = ScreenContent(page: page, captions: ["said"])
    let size = ScreenSize(columns: 40, lines: 12)
    #expect(Picture(content, size: size, typesetter: .unicode).text.joined().contains("⌫"))
    #expect(Picture(content, size: size, typesetter: .ascii).text.joined().contains("Delete"))
  }

  @Test func `without borders there are none, nor rules, but the focus has its brackets`() {
    var content = ScreenContent(page: .sample([["a", "b"]]), focus: "b", captions: ["1", "2"])
    let size = ScreenSize(columns: 40, lines: 24)
    let bordered = Picture(content, size: size, typesetter: .unicode).text.joined()
    #expect(bordered.contains("┌") && bordered.contains("──────────────"))
    content.hasBorders = false
    content.captionCount = 1
    let text = Picture(content, size: size, typesetter: .unicode).text
    #expect(!text.joined().contains { "┌│─".contains($0) })
    #expect(text.contains { $0.contains("[") && $0.contains("b") })
    #expect(text.contains("2") && !text.contains("1"))
  }

  @Test func `without borders a list is the line that is being read`() {
    var content = ScreenContent(page: nil, notice: ["one", "two", "three"], noticeLine: 1)
    let size = ScreenSize(columns: 40, lines: 24)
    #expect(Picture(content, size: size, typesetter: .unicode).text.contains("three"))
    content.hasBorders = false
    let picture = Picture(content, size: size, typesetter: .unicode)
    #expect(picture.text.filter { ["one", "two", "three"].contains($0) } == ["two"])
    #expect(picture.text[picture.cursor.line] == "two")
    content.captions = ["two"]
    let once = Picture(content, size: size, typesetter: .unicode)
    #expect(once.text.filter { $0 == "two" }.count == 1)
  }

  @Test(arguments: [(1, 24, 3), (2, 24, 6), (3, 24, 9), (3, 16, 6), (3, 8, 3), (3, 2, 1)])
  func `larger keys are drawn where there is room`(_ scale: Int, _ lines: Int, _ height: Int) {
    let page = Page.sample([["a", "b"], ["c", "d"]])
    let plan = KeyPlan(page: page, room: ScreenSize(columns: 80, lines: lines), scale: scale)
    #expect(plan.height == 2 * height)
    #expect(plan.places.allSatisfy { $0.area.columns.upperBound <= 80 })
  }

  @Test func `keys are drawn to scale`() {
    let page = Page(
      id: "p",
      rows: RowGeometry().place([
        [
          .key(Key(id: "narrow", title: "n", function: .insert("n"))),
          .key(Key(id: "wide", title: "w", function: .insert("w")), weight: 3),
        ]
      ]))
    let plan = KeyPlan(page: page, room: ScreenSize(columns: 80, lines: 3))
    #expect(plan.places.map(\.area.columns) == [0..<20, 20..<80])
  }

  @Test func `a key as high as two rows covers both`() {
    let tall = Key(
      id: "tall", title: "t", function: .insert("t"),
      frame: Frame(x: 100, y: 0, width: 100, height: 200))
    let upper = Key(
      id: "upper", title: "u", function: .insert("u"),
      frame: Frame(x: 0, y: 0, width: 100, height: 100))
    let lower = Key(
      id: "lower", title: "l", function: .insert("l"),
      frame: Frame(x: 0, y: 100, width: 100, height: 100))
    let page = Page(id: "p", rows: [[upper, tall], [lower]])
    let plan = KeyPlan(page: page, room: ScreenSize(columns: 40, lines: 2))
    #expect(plan.places.map(\.area.lines) == [0..<1, 0..<2, 1..<2])
  }

  @Test func `the keyboard scrolls to the focus where the lines don't suffice`() {
    let rows = (0..<20).map { ["row \($0)"] }
    let content = ScreenContent(page: .sample(rows), focus: "row 17", captions: ["said"])
    let picture = Picture(content, size: ScreenSize(columns: 30, lines: 10), typesetter: .ascii)
    #expect(picture.text.contains { $0.contains("row 17") })
    #expect(picture.text.contains("said"))
  }

  @Test func `the caret stands between what is before and what is after`() {
    let content = ScreenContent(
      page: .digits, text: TextContext(before: "12", after: "3"))
    let picture = Picture(content, size: ScreenSize(columns: 80, lines: 24), typesetter: .ascii)
    #expect(picture.text[0] == "12|3")
  }

  @Test func `of a long text the lines at the caret are seen`() {
    let text = String(repeating: "line\n", count: 100)
    let content = ScreenContent(page: .digits, text: TextContext(before: text + "end"))
    let picture = Picture(content, size: ScreenSize(columns: 80, lines: 24), typesetter: .ascii)
    #expect(picture.text.contains("end|"))
  }

  @Test func `without a keyboard the cursor is at the caret, and the notice is seen`() {
    let content = ScreenContent(text: TextContext(before: "ab"), notice: ["Put away."])
    let picture = Picture(content, size: ScreenSize(columns: 80, lines: 24), typesetter: .ascii)
    #expect(picture.cursor == ScreenPlace(line: 0, column: 2))
    #expect(picture.text.contains("Put away."))
  }

  @Test func `a long caption breaks at spaces, and the newest is on top`() {
    let view = CaptionView(captions: ["old", "one two three"], typesetter: .ascii)
    let lines = view.lines(columns: 8, height: 5).map { $0.map(\.text).joined() }
    #expect(lines == ["one two", "three", "old"])
  }
}
