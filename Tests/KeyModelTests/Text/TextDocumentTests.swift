import KeyModel
import Testing

struct `Text document` {
  // MARK: Where the caret may be

  @Test func `a caret inside a character that an insertion makes goes to its end`() {
    var document = TextDocument(before: "", after: "\u{301}x")
    document.insertText("e")
    #expect(document.caret == "e\u{301}".utf8.count)
    #expect(document.characterBeforeCaret == "é")
  }

  @Test func `a caret inside a character that a deletion makes goes to its end`() {
    var document = TextDocument(before: "\rx", after: "\ny")
    document.deleteBackward()
    #expect(document.text == "\r\ny")
    #expect(document.caret == 2)
    document.deleteBackward()
    #expect(document.text == "y")
  }

  @Test func `a mark that joins the character before the caret stays before it`() {
    var document = TextDocument("e")
    let change = document.apply(.insertText("\u{301}"))
    #expect(change?.inserted == "\u{301}")
    #expect(document.caret == 3)
    #expect(document.characterBeforeCaret == "é")
  }

  @Test func `a flag half typed into a run of flags takes the caret to the end of its pair`() {
    var document = TextDocument(before: "", after: "🇩🇪")
    document.insertText("🇺")
    #expect(document.caret == "🇺🇩".utf8.count)
  }

  @Test(arguments: [
    (0..<0, 0..<0), (1..<1, 3..<3), (1..<2, 0..<3), (2..<4, 0..<4), (3..<3, 3..<3),
    (-5..<99, 0..<5),
  ])
  func `a selection that is asked for is brought to whole characters`(
    asked: Range<Int>, given: Range<Int>
  ) {
    #expect(TextDocument("e\u{301}xy", selection: asked).selection == given)
  }

  // MARK: What an edit tells

  @Test func `an edit tells what went and came and what is around`() {
    var document = TextDocument(before: "I like ", selected: "cats", after: " a lot")
    let change = document.apply(.insertText("dogs"))
    #expect(
      change
        == TextChange(
          edit: .insertText("dogs"), removed: "cats", inserted: "dogs",
          old: TextContext(before: "I like ", selected: "cats", after: " a lot"),
          new: TextContext(before: "I like dogs", after: " a lot")))
  }

  @Test(arguments: [
    TextEdit.deleteBackward, .insertText(""), .moveCaret(.left, .character),
    .moveCaret(.start, nil), .moveCaret(.left, .word), .extendSelection(.left, nil), .unmarkText,
    .undo, .redo, .adjustTextPosition(byCharacterOffset: -3), .replaceAll("abc"),
    .setMarkedText("", selectedRange: 0..<0), .moveCaret(.start, .line),
  ])
  func `an edit that changes nothing tells nothing`(edit: TextEdit) {
    var document = TextDocument("abc", selection: 0..<0)
    let change = document.apply(edit)
    #expect(change == nil)
    #expect(document == TextDocument("abc", selection: 0..<0))
  }

  @Test func `selecting all of an empty text changes nothing`() {
    var document = TextDocument()
    let change = document.apply(.selectAll)
    #expect(change == nil)
  }

  @Test func `a move tells what the caret passed over and no text`() throws {
    var document = TextDocument("one two")
    let moved = document.apply(.moveCaret(.left, .word))
    let change = try #require(moved)
    #expect(change.passed == "two")
    #expect(!change.changesText)
    #expect(change.new == TextContext(before: "one ", after: "two"))
  }

  @Test func `surroundings and what was passed are bounded and what was removed is whole`() throws {
    let long = String(repeating: "word ", count: 10_000)
    var document = TextDocument(long)
    let moved = document.apply(.moveCaret(.start, nil))
    let move = try #require(moved)
    #expect(move.passed.utf8.count == 4096)
    #expect(long.hasPrefix(move.passed))
    #expect(move.old.before.utf8.count == 512)
    #expect(move.new.after.utf8.count == 512)
    _ = document.apply(.selectAll)
    let deleted = document.apply(.deleteBackward)
    let deletion = try #require(deleted)
    #expect(deletion.removed == long)
    #expect(deletion.old.selected.utf8.count == 512)
  }

  @Test func `the surroundings are cut between characters`() {
    let family = "👩‍👩‍👧"
    let document = TextDocument(String(repeating: family, count: 200))
    let before = document.before(maxBytes: 100)
    #expect(before == String(repeating: family, count: 100 / family.utf8.count))
    #expect(document.before(maxBytes: -1).isEmpty)
    #expect(document.after(maxBytes: .max).isEmpty)
  }

  // MARK: Selecting

  @Test func `a move collapses the selection to the side it goes to`() {
    var left = TextDocument(before: "ab", selected: "cd", after: "ef")
    _ = left.apply(.moveCaret(.left, .character))
    #expect(left.selection == 2..<2)
    var right = TextDocument(before: "ab", selected: "cd", after: "ef")
    _ = right.apply(.moveCaret(.right, .character))
    #expect(right.selection == 4..<4)
  }

  @Test func `extending moves the end that is not the anchor, also past it`() {
    var document = TextDocument("abc", selection: 1..<1)
    _ = document.apply(.extendSelection(.right, .character))
    #expect((document.anchor, document.caret) == (1, 2))
    let change = document.apply(.extendSelection(.start, nil))
    #expect((document.anchor, document.caret) == (1, 0))
    #expect(change?.new == TextContext(selected: "a", after: "bc"))
    #expect(change?.passed == "ab")
  }

  @Test func `replacing everything puts the caret at the end and is undone at once`() {
    var document = TextDocument("old", selection: 1..<2)
    let change = document.apply(.replaceAll("new text"))
    #expect(change?.removed == "old")
    #expect(document.caret == 8)
    _ = document.apply(.undo)
    #expect(document == TextDocument("old", selection: 1..<2))
  }

  // MARK: Offsets

  @Test(arguments: [(1, 11), (4, 11), (5, 11), (6, 12), (.max, 13), (-1, 0), (0, 0)])
  func `an offset in UTF-16 units that ends inside a character goes on to its far side`(
    offset: Int, caret: Int
  ) {
    // 👩🏽 + ZWJ is one character of 5 units and 11 bytes.
    var document = TextDocument("👩🏽\u{200D}xy", selection: 0..<0)
    document.offsetUnit = .utf16
    document.adjustTextPosition(byCharacterOffset: offset)
    #expect(document.caret == caret)
  }

  @Test(arguments: [(-1, 12), (-2, 11), (-3, 0), (-7, 0), (.min, 0)])
  func `so does one that goes back`(offset: Int, caret: Int) {
    var document = TextDocument("👩🏽\u{200D}xy")
    document.offsetUnit = .utf16
    document.adjustTextPosition(byCharacterOffset: offset)
    #expect(document.caret == caret)
  }

  @Test func `an offset counts from the end of the selection`() {
    var document = TextDocument(before: "ab", selected: "cd", after: "ef")
    let change = document.apply(.adjustTextPosition(byCharacterOffset: -1))
    #expect(document.caret == 3)
    #expect(change?.passed == "d")
  }

  @Test func `moving settles marked text`() {
    var document = TextDocument("x")
    document.setMarkedText("abc", selectedRange: 3..<3)
    document.adjustTextPosition(byCharacterOffset: -1)
    #expect(document.markedRange == nil)
    #expect(document.text == "xabc")
    #expect(document.caret == 3)
  }

  @Test(arguments: [(-4..<99, "👍b"), (1..<2, "👍"), (2..<2, ""), (5..<9, "")])
  func `the selection in marked text is brought inside and to whole characters`(
    range: Range<Int>, selected: String
  ) {
    var document = TextDocument("x")
    document.setMarkedText("👍b", selectedRange: range)
    #expect(document.selectedText ?? "" == selected)
  }

  @Test func `the same marked text with the same selection is no change`() {
    var document = TextDocument("x")
    let first = document.apply(.setMarkedText("ab", selectedRange: 1..<2))
    let again = document.apply(.setMarkedText("ab", selectedRange: 1..<2))
    let moved = document.apply(.setMarkedText("ab", selectedRange: 0..<1))
    #expect(first?.changesText == true)
    #expect(again == nil)
    #expect(moved?.changesText == false)
  }

  // MARK: Comparing, copying

  @Test func `documents are equal by text, caret and settings, wherever they were edited`() {
    var typed = TextDocument("ac", selection: 1..<1)
    typed.insertText("b")
    #expect(typed == TextDocument(before: "ab", after: "c"))
    #expect(typed.hashValue == TextDocument(before: "ab", after: "c").hashValue)
    #expect(typed != TextDocument("abc"))
    #expect(TextDocument("é") != TextDocument("e\u{301}"))
  }

  @Test func `a copy keeps its text when the original is edited`() {
    var document = TextDocument("abc")
    let copy = document
    document.deleteBackward()
    #expect(copy.text == "abc")
    #expect(document.text == "ab")
  }

  @Test func `an identifier is written as a UUID`() {
    let identifier = DocumentIdentifier(high: 0x0123_4567_89AB_CDEF, low: 0xFE)
    #expect("\(identifier)" == "01234567-89AB-CDEF-0000-0000000000FE")
    #expect(TextDocument(identifier: identifier).documentIdentifier == identifier)
    #expect(TextDocument().documentIdentifier != TextDocument().documentIdentifier)
    let drawn = Array(DocumentIdentifier.random().description)
    #expect(drawn[14] == "4")
    #expect("89AB".contains(drawn[19]))
  }
}
