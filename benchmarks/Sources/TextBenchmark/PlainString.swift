/// The peer: the same operations on a `String`, as one would write them first.
///
/// The caret is a known index, which spares the string the search for it.
struct PlainString {
  private(set) var text: String
  private(set) var caret: String.Index

  /// Begins with the caret at an offset in UTF-8 bytes, which must be between characters.
  init(_ text: String, caret offset: Int) {
    self.text = text
    caret = text.utf8.index(text.startIndex, offsetBy: offset)
  }

  mutating func insert(_ new: String) {
    let offset = text.utf8.distance(from: text.startIndex, to: caret)
    text.insert(contentsOf: new, at: caret)
    caret = text.utf8.index(text.startIndex, offsetBy: offset + new.utf8.count)
  }

  mutating func deleteBackward() {
    let start = text.index(before: caret)
    let offset = text.utf8.distance(from: text.startIndex, to: start)
    text.removeSubrange(start..<caret)
    caret = text.utf8.index(text.startIndex, offsetBy: offset)
  }

  mutating func moveLeft() { caret = text.index(before: caret) }

  mutating func moveRight() { caret = text.index(after: caret) }

  /// What is between the last white space and the caret, or between the last two.
  var wordBeforeCaret: Substring {
    let end = text[..<caret].lastIndex { !$0.isWhitespace } ?? text.startIndex
    let space = text[..<end].lastIndex(where: \.isWhitespace)
    return text[(space.map(text.index(after:)) ?? text.startIndex)...end]
  }

  /// The 500 characters on each side of the caret.
  var context: (before: String, after: String) {
    (String(text[..<caret].suffix(500)), String(text[caret...].prefix(500)))
  }
}
