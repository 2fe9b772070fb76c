extension TextDocument {
  /// How much of each side `context` tells, in bytes.
  static let contextLimit = 512

  /// How long a word may be that is read around the caret, in bytes; a longer one is cut.
  static let wordLimit = 4096

  /// What is around the caret: up to 512 bytes each of what is before, selected, marked and after, in whole clusters.
  ///
  /// Of a longer selection the part nearest to the caret is told, of longer marked text the end.
  public var context: TextContext {
    let middle = replaced
    let limit = Self.contextLimit
    let selected = place.range
    return TextContext(
      before: nearestBytes(before: middle.lowerBound, atMost: limit),
      selected: place.caret < place.anchor
        ? nearestBytes(after: selected.lowerBound, atMost: min(limit, selected.count))
        : nearestBytes(before: selected.upperBound, atMost: min(limit, selected.count)),
      marked: markedRange.map {
        nearestBytes(before: $0.upperBound, atMost: min(limit, $0.count))
      } ?? "",
      after: nearestBytes(after: middle.upperBound, atMost: limit))
  }

  /// What is before the selection or the marked text, at most so many bytes of it, in whole clusters.
  public func before(maxBytes: Int) -> String {
    nearestBytes(before: replaced.lowerBound, atMost: maxBytes)
  }

  /// What is after the selection or the marked text, at most so many bytes of it, in whole clusters.
  public func after(maxBytes: Int) -> String {
    nearestBytes(after: replaced.upperBound, atMost: maxBytes)
  }

  /// The character before the caret; nil at the start.
  public var characterBeforeCaret: Character? {
    let end = place.caret
    return end == 0 ? nil : buffer.string(buffer.clusterStart(before: end)..<end).first
  }

  /// The character after the caret; nil at the end.
  public var characterAfterCaret: Character? {
    let start = place.caret
    return start == buffer.count
      ? nil : buffer.string(start..<buffer.clusterEnd(after: start)).first
  }

  /// The last word that begins before the caret, up to the caret; nil where there is none within 4096 bytes.
  public var wordBeforeCaret: String? {
    let end = place.caret
    var size = 64
    while true {
      let text = nearestBytes(before: end, atMost: size)
      let isAll = text.utf8.count == end || size >= Self.wordLimit
      if let word = WordBoundary.lastWord(in: text),
        isAll || word.startIndex.isWell(after: text.startIndex, in: text)
      {
        return String(word)
      }
      if isAll { return nil }
      size *= 2
    }
  }

  /// The word that the caret is in or at an edge of; nil where it touches none.
  public var currentWord: String? { wordRange(around: place.caret).map(buffer.string) }

  /// The line that the caret is in, without its newline; all of it, however long.
  public var currentLine: String {
    buffer.string(buffer.lineStart(of: place.caret)..<buffer.lineEnd(of: place.caret))
  }

  /// The text before a place, at most so many bytes, cut between clusters unless one is longer than 64 bytes.
  func nearestBytes(before end: Int, atMost size: Int) -> String {
    let start = end - max(0, min(size, end))
    let cut = buffer.clusterBoundary(atOrAfter: start, reach: GapBuffer.cutReach)
    return buffer.string(min(cut, end)..<end)
  }

  /// The text after a place, at most so many bytes, cut between clusters unless one is longer than 64 bytes.
  func nearestBytes(after start: Int, atMost size: Int) -> String {
    let end = start + max(0, min(size, buffer.count - start))
    let cut = buffer.clusterBoundary(atOrBefore: end, reach: GapBuffer.cutReach)
    return buffer.string(start..<max(cut, start))
  }
}
