/// Edges of grapheme clusters (Swift's `Character`s), found by looking at little of the text.
///
/// A look goes to the next certain break, at most `reach` bytes away; what lies between is given to Swift to
/// divide. Where there is none within reach, a quarter of that is given to Swift, which is right unless a
/// cluster is longer than that quarter; such a one, which no keyboard types, is treated as single scalars. Regional
/// indicators are counted, up to `flagReach` bytes of them; a longer run is paired from its end. So no look costs
/// more than its reach, however hostile the text.
extension GapBuffer {
  /// How far a look goes for a cluster that is edited or passed, in bytes.
  static let reach = 1024

  /// How far a look goes for a place to cut what is only told, in bytes.
  static let cutReach = 256

  /// How far a run of regional indicators is counted, in bytes.
  static let flagReach = 4096

  /// Where the last cluster of the text before `end` begins; `end` is past the start and between scalars.
  func clusterStart(before end: Int, reach: Int = reach) -> Int {
    let last = scalar(before: end)
    if last.isRegionalIndicator {
      let run = regionalIndicators(before: end)
      if run > 2 { return end - (run.isMultiple(of: 2) ? 8 : 4) }
    }
    var right = last
    var start = end - last.length
    while start > 0 {
      let left = scalar(before: start)
      if CertainBreak.isBetween(left.value, right.value) { break }
      if end - start > reach { return closeClusterStart(before: end, look: reach / 4) }
      right = left
      start -= left.length
    }
    if start + last.length == end { return start }
    return end - lengthOfLastCharacter(in: string(start..<end))
  }

  /// Where the first cluster of the text from `start` ends; `start` is before the end and begins a cluster.
  func clusterEnd(after start: Int, reach: Int = reach) -> Int {
    var left = scalar(at: start)
    var end = start + left.length
    if end == count { return end }
    var right = scalar(at: end)
    if CertainBreak.isBetween(left.value, right.value) { return end }
    let first = end
    if left.isRegionalIndicator, right.isRegionalIndicator {
      end += right.length
      if end == count || scalar(at: end).isRegionalIndicator { return end }
    }
    while end < count {
      left = scalar(before: end)
      right = scalar(at: end)
      if CertainBreak.isBetween(left.value, right.value) { break }
      if end - start > reach { return closeClusterEnd(after: start, look: reach / 4) ?? first }
      end += right.length
    }
    return start + lengthOfFirstCharacter(in: string(start..<end))
  }

  /// The offset itself where it is between clusters, else where the cluster around it begins.
  func clusterBoundary(atOrBefore offset: Int, reach: Int = reach) -> Int {
    let offset = scalarBoundary(atOrBefore: offset)
    if offset == 0 || offset == count { return offset }
    return clusterStart(before: offset + scalar(at: offset).length, reach: reach)
  }

  /// The offset itself where it is between clusters, else where the cluster around it ends.
  func clusterBoundary(atOrAfter offset: Int, reach: Int = reach) -> Int {
    let inside = scalarBoundary(atOrBefore: offset)
    let start = clusterBoundary(atOrBefore: inside, reach: reach)
    if start >= offset { return start }
    return max(inside, clusterEnd(after: start, reach: reach))
  }

  /// How many regional indicators end at the offset, at most as many as are within reach.
  private func regionalIndicators(before offset: Int) -> Int {
    let limit = max(0, offset - Self.flagReach)
    var start = offset
    while start > limit {
      let (length, isWhole) = withPiece(before: start) { piece in
        var place = piece.count
        let first = max(0, place - (start - limit))
        while place - 4 >= first, Self.isRegionalIndicator(piece, at: place - 4) { place -= 4 }
        return (piece.count - place, place == 0)
      }
      start -= length
      if !isWhole || length == 0 { break }
    }
    return (offset - start) / 4
  }

  private static func isRegionalIndicator(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int)
    -> Bool
  {
    bytes[place + 2] == 0x87 && bytes[place + 3] >= 0xA6 && bytes[place + 1] == 0x9F
      && bytes[place] == 0xF0
  }

  /// Where Swift finds the last cluster to begin in a short look, else the last scalar's start.
  ///
  /// A look that begins anywhere can be wrong about its first edge (an emoji after a joiner, a letter after a
  /// virama), and about none after that.
  private func closeClusterStart(before end: Int, look: Int) -> Int {
    let text = string(scalarBoundary(atOrBefore: end - look)..<end)
    let start = text.index(before: text.endIndex)
    if start > text.startIndex, text.index(before: start) > text.startIndex {
      return end - text.utf8.distance(from: start, to: text.endIndex)
    }
    return end - scalar(before: end).length
  }

  private func closeClusterEnd(after start: Int, look: Int) -> Int? {
    let text = string(start..<scalarBoundary(atOrBefore: start + look))
    let length = lengthOfFirstCharacter(in: text)
    return length < text.utf8.count ? start + length : nil
  }

  private func lengthOfLastCharacter(in text: String) -> Int {
    text.utf8.distance(from: text.index(before: text.endIndex), to: text.endIndex)
  }

  private func lengthOfFirstCharacter(in text: String) -> Int {
    text.utf8.distance(from: text.startIndex, to: text.index(after: text.startIndex))
  }
}
