/// Words around a place, looked for in windows that double until they hold the whole word.
extension TextDocument {
  /// Where the last word before the offset begins; 0 where there is none.
  func wordStart(before end: Int) -> Int {
    var size = 64
    while true {
      let text = nearestBytes(before: end, atMost: size)
      let start = WordBoundary.start(ofWordBefore: text.endIndex, in: text)
      if text.utf8.count == end || start.isWell(after: text.startIndex, in: text) {
        return end - text.utf8.distance(from: start, to: text.endIndex)
      }
      size *= 2
    }
  }

  /// Where the first word after the offset ends; the end of the text where there is none.
  func wordEnd(after start: Int) -> Int {
    var size = 64
    while true {
      let text = nearestBytes(after: start, atMost: size)
      let end = WordBoundary.end(ofWordAfter: text.startIndex, in: text)
      if start + text.utf8.count == buffer.count || text.endIndex.isWell(after: end, in: text) {
        return start + text.utf8.distance(from: text.startIndex, to: end)
      }
      size *= 2
    }
  }

  /// The word that the offset is in or at an edge of, cut to `wordLimit` bytes each side; nil where it touches none.
  func wordRange(around offset: Int) -> Range<Int>? {
    var size = 64
    while true {
      let before = nearestBytes(before: offset, atMost: size)
      let text = before + nearestBytes(after: offset, atMost: size)
      let place = text.utf8.index(text.startIndex, offsetBy: before.utf8.count)
      guard let word = WordBoundary.range(around: place, in: text) else { return nil }
      let start = offset - before.utf8.count
      let isCut =
        start > 0 && !word.lowerBound.isWell(after: text.startIndex, in: text)
        || start + text.utf8.count < buffer.count
          && !text.endIndex.isWell(after: word.upperBound, in: text)
      if !isCut || size >= Self.wordLimit {
        let lower = start + text.utf8.distance(from: text.startIndex, to: word.lowerBound)
        return lower..<lower + text.utf8.distance(from: word.lowerBound, to: word.upperBound)
      }
      size *= 2
    }
  }
}

extension String.Index {
  /// Whether at least two characters are between, so that an apostrophe there has been seen from both sides.
  func isWell(after other: String.Index, in text: String) -> Bool {
    self > other && text.index(after: other) < self
  }
}
