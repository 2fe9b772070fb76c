extension TextDocument {
  mutating func mark(_ text: String, selecting range: Range<Int>) -> Outcome? {
    if text.isEmpty { return clearMark() }
    let start = replaced.lowerBound
    let wanted = text.utf8Range(ofUTF16: range)
    let selected = start + wanted.lowerBound..<start + wanted.upperBound
    if let marked = markedRange, buffer.string(marked).utf8.elementsEqual(text.utf8) {
      return changingPlace { $0.select(selected) }
    }
    if markedRange == nil { history.breakGroup() }
    let removed = replace(replaced, with: text, as: .composing)
    markedRange = start..<start + text.utf8.count
    select(selected)
    return Outcome(removed: removed, inserted: text)
  }

  private mutating func clearMark() -> Outcome? {
    guard let marked = markedRange else { return nil }
    markedRange = nil
    let removed = replace(marked, with: "", as: .composing)
    history.breakGroup()
    return Outcome(removed: removed)
  }

  private mutating func select(_ range: Range<Int>) {
    place = StoredSelection(anchor: range.lowerBound, caret: range.upperBound)
    settle()
  }
}

extension String {
  /// The range of UTF-16 units as one of UTF-8 bytes: brought inside the text and grown to whole clusters.
  ///
  /// An empty range inside a cluster goes to the cluster's end.
  fileprivate func utf8Range(ofUTF16 range: Range<Int>) -> Range<Int> {
    let upper = utf8Offset(ofUTF16: range.upperBound, roundingUp: true)
    if range.isEmpty { return upper..<upper }
    return utf8Offset(ofUTF16: range.lowerBound, roundingUp: false)..<upper
  }

  private func utf8Offset(ofUTF16 offset: Int, roundingUp: Bool) -> Int {
    var units = 0
    var bytes = 0
    for character in self where units < offset {
      let next = units + character.utf16.count
      if next > offset, !roundingUp { break }
      units = next
      bytes += character.utf8.count
    }
    return bytes
  }
}
