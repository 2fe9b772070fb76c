import KeyModel
import Testing

struct `Undo and redo` {
  private func typing(_ text: String) -> TextDocument {
    var document = TextDocument()
    for character in text { document.insertText(String(character)) }
    return document
  }

  /// The texts that one undo after another leaves.
  private func undone(_ document: TextDocument) -> [String] {
    var document = document
    var texts: [String] = []
    while document.apply(.undo) != nil { texts.append(document.text) }
    return texts
  }

  @Test(arguments: [
    ("hello", [""]), ("hello world", ["hello ", ""]), ("one  two", ["one  ", ""]),
    ("a\nb", ["a\n", ""]), ("a\n\nb", ["a\n\n", "a\n", ""]), (" a", [" ", ""]),
  ])
  func `typing is undone by words and lines`(text: String, left: [String]) {
    #expect(undone(typing(text)) == left)
  }

  @Test func `deleting is undone by words`() {
    var document = TextDocument("one two")
    for _ in 0..<7 { document.deleteBackward() }
    #expect(undone(document) == ["one ", "one two"])
  }

  @Test func `a pause that is told, a move and a deletion begin another group`() {
    var document = typing("ab")
    document.breakUndoGroup()
    document.insertText("c")
    #expect(undone(document) == ["ab", ""])
    document = typing("ab")
    _ = document.apply(.moveCaret(.left, .character))
    _ = document.apply(.moveCaret(.right, .character))
    document.insertText("c")
    #expect(undone(document) == ["ab", ""])
    document = typing("ab")
    document.deleteBackward()
    document.insertText("c")
    #expect(undone(document) == ["a", "ab", ""])
  }

  @Test func `undo tells what went and came, and puts the selection back`() throws {
    var document = TextDocument(before: "x", selected: "cat", after: "y")
    document.insertText("d")
    document.insertText("o")
    let undone = document.apply(.undo)
    let undo = try #require(undone)
    #expect((undo.removed, undo.inserted) == ("do", "cat"))
    #expect(document == TextDocument(before: "x", selected: "cat", after: "y"))
    let redone = document.apply(.redo)
    let redo = try #require(redone)
    #expect((redo.removed, redo.inserted) == ("cat", "do"))
    #expect(document == TextDocument(before: "xdo", after: "y"))
  }

  @Test func `a new edit forgets what could be redone, a move doesn't`() {
    var document = typing("ab")
    _ = document.apply(.undo)
    _ = document.apply(.selectAll)
    let redone = document.apply(.redo)
    #expect(redone != nil)
    _ = document.apply(.undo)
    document.insertText("c")
    let again = document.apply(.redo)
    #expect(again == nil)
    #expect(document.text == "c")
  }

  @Test func `text of an input method is one group however often it is rewritten`() {
    var document = TextDocument(before: "x", selected: "old", after: "")
    for text in ["n", "ni", "nih", "niha", "nihao"] {
      document.setMarkedText(text, selectedRange: text.utf16.count..<text.utf16.count)
    }
    document.insertText("你好")
    document.insertText("!")
    #expect(undone(document) == ["x你好", "xold"])
  }

  @Test func `text of an input method that was given up leaves nothing to undo`() {
    var document = TextDocument("x")
    document.setMarkedText("ni", selectedRange: 2..<2)
    document.setMarkedText("", selectedRange: 0..<0)
    #expect(undone(document).isEmpty)
  }

  @Test func `a megabyte that is pasted is one edit and one undo`() {
    let long = String(repeating: "word ", count: 200_000)
    var document = typing("ab")
    let pasted = document.apply(.insertText(long))
    #expect(pasted?.inserted == long)
    document.insertText("c")
    #expect(undone(document) == ["ab" + long, "ab", ""])
  }

  @Test func `the oldest groups are forgotten beyond a thousand`() {
    var document = TextDocument()
    for _ in 0..<1200 {
      document.insertText("a")
      document.breakUndoGroup()
    }
    let texts = undone(document)
    #expect(texts.count == 1000)
    #expect(texts.last?.count == 200)
  }

  @Test func `the oldest groups are forgotten beyond sixteen megabytes, the latest never`() {
    let long = String(repeating: "a", count: 6 << 20)
    var document = TextDocument()
    for _ in 0..<3 { document.insertText(long) }
    #expect(undone(document).count == 2)
    _ = document.apply(.selectAll)
    let deleted = document.apply(.deleteBackward)
    #expect(deleted?.removed.utf8.count == 18 << 20)
    #expect(undone(document).count == 1)
  }

  @Test func `a long run without spaces is undone in parts`() {
    let document = typing(String(repeating: "a", count: 3000))
    #expect(undone(document).map(\.count) == [2048, 1024, 0])
  }
}
