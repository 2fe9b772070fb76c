/// Finds the attributes of a well-formed tag one by one.
struct TagScanner {
  private var index: Int
  private let end: Int

  /// - Parameters:
  ///   - tag: the offset of "<".
  ///   - end: the offset behind the last attribute.
  init(tag: Int, end: Int) {
    index = tag
    self.end = end
  }

  /// Where the next attribute's name begins and its value lies; nil where there is no more.
  mutating func next(in text: UnsafeBufferPointer<UInt8>) -> (name: Int, value: Range<Int>)? {
    // Past what is left of the name of the element, or past the quotation mark before.
    while index < end, !Self.isBlank(text[index]) { index += 1 }
    while index < end, Self.isBlank(text[index]) { index += 1 }
    let name = index
    while index < end, text[index] != UInt8(ascii: "\""), text[index] != UInt8(ascii: "'") {
      index += 1
    }
    guard index < end else { return nil }
    let quote = text[index]
    let start = index + 1
    index = start
    while index < end, text[index] != quote { index += 1 }
    return (name, start..<index)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
