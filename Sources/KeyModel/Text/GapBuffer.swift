/// UTF-8 bytes with a hole where the last edit was, so that the next one beside it moves nothing.
///
/// Offsets count bytes of the text and know nothing of the hole. Every range that is read or replaced must
/// begin and end between scalars: the bytes stay well-formed UTF-8 because they only ever come from a `String`.
struct GapBuffer: Sendable {
  private var bytes: [UInt8]
  private var gapStart: Int
  private var gapEnd: Int

  init(_ text: String) {
    bytes = Array(text.utf8)
    gapStart = bytes.count
    gapEnd = bytes.count
  }

  var count: Int { bytes.count - (gapEnd - gapStart) }

  subscript(offset: Int) -> UInt8 {
    bytes[offset < gapStart ? offset : offset + (gapEnd - gapStart)]
  }

  /// The text of a range; a copy, so ask for no more than is needed.
  func string(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    let gap = gapEnd - gapStart
    return bytes.withUnsafeBufferPointer { all in
      if range.upperBound <= gapStart {
        return String(decoding: UnsafeBufferPointer(rebasing: all[range]), as: UTF8.self)
      }
      if range.lowerBound >= gapStart {
        let moved = range.lowerBound + gap..<range.upperBound + gap
        return String(decoding: UnsafeBufferPointer(rebasing: all[moved]), as: UTF8.self)
      }
      let front = UnsafeBufferPointer(rebasing: all[range.lowerBound..<gapStart])
      let back = UnsafeBufferPointer(rebasing: all[gapEnd..<range.upperBound + gap])
      return String(unsafeUninitializedCapacity: range.count) { target in
        let middle = target[...].update(fromContentsOf: front)
        let end = target[middle...].update(fromContentsOf: back)
        return end
      }
    }
  }

  /// Gives the bytes that end at the offset and lie in one piece, either from the text's start or from the hole.
  ///
  /// For what must be quick; the piece ends and begins between scalars.
  func withPiece<Result>(
    before offset: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let range =
      offset <= gapStart ? 0..<offset : gapEnd..<offset + (gapEnd - gapStart)
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Puts the text in place of a range.
  ///
  /// Costs the length of the text and the distance to the last edit; the whole length only when the hole is
  /// full, which its growth with the text makes rare.
  mutating func replace(_ range: Range<Int>, with text: String) {
    var text = text
    moveGap(to: range.lowerBound)
    gapEnd += range.count
    text.withUTF8 { new in
      if new.count > gapEnd - gapStart { growGap(for: new.count) }
      let start = gapStart
      bytes.withUnsafeMutableBufferPointer { all in
        _ = all[start..<start + new.count].update(fromContentsOf: new)
      }
      gapStart += new.count
    }
  }

  private mutating func moveGap(to offset: Int) {
    guard offset != gapStart else { return }
    let (start, end) = (gapStart, gapEnd)
    bytes.withUnsafeMutableBufferPointer { all in
      guard let base = all.baseAddress else { return }
      if offset < start {
        let length = start - offset
        (base + end - length).update(from: base + offset, count: length)
      } else {
        (base + start).update(from: base + end, count: offset - start)
      }
    }
    gapEnd = end + offset - start
    gapStart = offset
  }

  private mutating func growGap(for needed: Int) {
    let (start, end) = (gapStart, gapEnd)
    let gap = needed + max(64, count / 4)
    let total = count + gap
    let grown = [UInt8](unsafeUninitializedCapacity: total) { target, initialized in
      target.initialize(repeating: 0)
      bytes.withUnsafeBufferPointer { all in
        _ = target[..<start].update(fromContentsOf: all[..<start])
        _ = target[(total - (all.count - end))...].update(fromContentsOf: all[end...])
      }
      initialized = total
    }
    gapEnd = total - (bytes.count - end)
    bytes = grown
  }
}

extension GapBuffer: Equatable {
  /// The same text, wherever the hole is; byte by byte, so that é and e + ◌́ differ.
  static func == (one: GapBuffer, other: GapBuffer) -> Bool {
    guard one.count == other.count else { return false }
    return (0..<one.count).allSatisfy { one[$0] == other[$0] }
  }
}
