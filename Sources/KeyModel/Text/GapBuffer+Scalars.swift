/// A scalar of the buffer and how many bytes it takes.
struct StoredScalar {
  var value: UInt32
  var length: Int

  /// One half of a flag.
  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}

extension GapBuffer {
  /// The scalar that begins at the offset, which must be inside the text and between scalars.
  func scalar(at offset: Int) -> StoredScalar {
    let lead = UInt32(self[offset])
    if lead < 0x80 { return StoredScalar(value: lead, length: 1) }
    let second = UInt32(self[offset + 1] & 0x3F)
    if lead < 0xE0 { return StoredScalar(value: (lead & 0x1F) << 6 | second, length: 2) }
    let third = UInt32(self[offset + 2] & 0x3F)
    if lead < 0xF0 {
      return StoredScalar(value: (lead & 0x0F) << 12 | second << 6 | third, length: 3)
    }
    let fourth = UInt32(self[offset + 3] & 0x3F)
    return StoredScalar(
      value: (lead & 0x07) << 18 | second << 12 | third << 6 | fourth, length: 4)
  }

  /// The scalar that ends at the offset, which must be past the start and between scalars.
  func scalar(before offset: Int) -> StoredScalar {
    let last = self[offset - 1]
    if last < 0x80 { return StoredScalar(value: UInt32(last), length: 1) }
    return scalar(at: scalarBoundary(atOrBefore: offset - 1))
  }

  /// The nearest place between scalars, going back; offsets outside the text are brought inside.
  func scalarBoundary(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    var offset = offset
    while offset > 0, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// How many UTF-16 units the range takes.
  func utf16Count(_ range: Range<Int>) -> Int {
    var units = 0
    for offset in range {
      let byte = self[offset]
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
