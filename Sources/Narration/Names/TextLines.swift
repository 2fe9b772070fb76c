/// A text cut at its line ends, where any line is found at once.
struct TextLines: Sendable {
  private let text: String
  private let starts: [String.Index]

  init(_ text: String) {
    self.text = text
    let bytes = text.utf8
    var starts = [bytes.startIndex]
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isLineEnd = bytes[index] == UInt8(ascii: "\n")
      bytes.formIndex(after: &index)
      if isLineEnd { starts.append(index) }
    }
    self.starts = starts
  }

  /// How many lines there are; an empty text has one.
  var count: Int { starts.count }

  /// A line without its end, 0-based.
  subscript(line: Int) -> Substring {
    guard line + 1 < starts.count else { return text[starts[line]...] }
    return text[starts[line]..<text.utf8.index(before: starts[line + 1])]
  }

  /// Which line is this text, 0-based; the lines must be in the order of their UTF-8 bytes.
  func position(of line: String) -> Int? {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle].utf8.lexicographicallyPrecedes(line.utf8) {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    guard lower < count, self[lower].utf8.elementsEqual(line.utf8) else { return nil }
    return lower
  }
}
