/// What has to be done to one text to make it another: one piece goes, one comes.
///
/// Offsets count UTF-8 bytes and lie between scalars, so that each piece is text by itself.
struct TextDifference: Hashable, Sendable {
  /// Where the piece is, in bytes from the start.
  var offset: Int
  /// How many bytes go there.
  var removedCount: Int
  /// What comes in their place.
  var inserted: String
}

extension TextDifference {
  /// Compares two texts; nil where they are the same, byte by byte.
  init?(from old: [UInt8], to new: [UInt8]) {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    while start > 0, Self.isContinuation(old, start) || Self.isContinuation(new, start) {
      start -= 1
    }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    while end > 0, Self.isContinuation(old, old.count - end) { end -= 1 }
    offset = start
    removedCount = old.count - end - start
    inserted = String(decoding: new[start..<new.count - end], as: UTF8.self)
  }

  /// Makes the other text of the one; nil where it can't be the one that was compared.
  func applied(to old: [UInt8]) -> [UInt8]? {
    guard offset >= 0, removedCount >= 0, offset <= old.count, removedCount <= old.count - offset
    else { return nil }
    var new = old
    new.replaceSubrange(offset..<offset + removedCount, with: inserted.utf8)
    return new
  }

  private static func isContinuation(_ bytes: [UInt8], _ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }
}
