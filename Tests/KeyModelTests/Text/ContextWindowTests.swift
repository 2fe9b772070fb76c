import KeyModel
import Testing

struct `Context window` {
  private func iosLike(before: String, selected: String = "", after: String = "") -> TextDocument {
    var document = TextDocument(before: before, selected: selected, after: after)
    document.contextWindow = .iosLike
    return document
  }

  private let long =
    "This sentence has rather more than a hundred characters, which is why "
    + "nothing that stands before it is told to a keyboard. "

  @Test func `the full window tells all`() {
    let text = String(repeating: long, count: 100)
    let document = TextDocument(before: text, after: text)
    #expect(document.documentContextBeforeInput == text)
    #expect(document.documentContextAfterInput == text)
  }

  @Test func `before a long sentence nothing is told`() {
    #expect(iosLike(before: "Before. " + long).documentContextBeforeInput == long)
  }

  @Test func `a short sentence is told with the sentence of the tenth word back`() {
    let document = iosLike(before: "Not this. One two three four. Five six.\nSeven eight nine. Ten")
    #expect(
      document.documentContextBeforeInput
        == "One two three four. Five six.\nSeven eight nine. Ten")
  }

  @Test func `of very much the last 500 units are told, from a word's start`() throws {
    let words = String(repeating: "abcdefg ", count: 200)
    let told = try #require(iosLike(before: words).documentContextBeforeInput)
    #expect(told.hasPrefix("abcdefg "))
    #expect(words.hasSuffix(told))
    #expect((490...500).contains(told.utf16.count))
  }

  @Test func `after the caret the sentence is told, at most to the line's end`() {
    #expect(iosLike(before: "", after: "One. Two.").documentContextAfterInput == "One. ")
    #expect(iosLike(before: "", after: "One\nTwo").documentContextAfterInput == "One")
    #expect(iosLike(before: "", after: "\nTwo").documentContextAfterInput == nil)
    #expect(iosLike(before: "", after: "一。二。").documentContextAfterInput == "一。")
  }

  @Test func `of very much after the caret the first 500 units are told, to a word's end`() throws {
    let words = String(repeating: "abcdefg ", count: 200)
    let told = try #require(iosLike(before: "", after: words).documentContextAfterInput)
    #expect(told.hasSuffix("abcdefg"))
    #expect((485...500).contains(told.utf16.count))
  }

  @Test func `of a long selection the first and the last sentence are told`() {
    let middle = String(repeating: "In between. ", count: 2000)
    let short = iosLike(before: "", selected: "First one. In between. Last one.")
    #expect(short.selectedText == "First one. In between. Last one.")
    let document = iosLike(before: "", selected: "First one. " + middle + "Last one.")
    #expect(document.selectedText == "First one. Last one.")
    let words = String(repeating: "abcdefg ", count: 200)
    let cut = iosLike(before: "", selected: words + "end. " + middle + words)
    #expect((480...500).contains(cut.selectedText?.utf16.count ?? 0))
  }

  @Test func `nothing is nil in either window`() {
    for window in ContextWindow.allCases {
      var document = TextDocument()
      document.contextWindow = window
      #expect(document.documentContextBeforeInput == nil)
      #expect(document.documentContextAfterInput == nil)
      #expect(document.selectedText == nil)
      #expect(!document.hasText)
    }
  }
}
