/// Bytes as text: base 64 of RFC 4648 with padding; samples are 16-bit and little-endian in it.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// The text of samples.
  static func encoded(_ samples: [Int16]) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return encoded(bytes: bytes)
  }

  /// The text of bytes.
  static func encoded(bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | (index < group.count ? UInt32(group[start + index]) : 0)
      }
      for index in 0..<4 {
        let letter = alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)]
        text.append(index <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The samples of a text; nil when it isn't base 64 or holds half a sample.
  static func samples(_ text: some StringProtocol) -> [Int16]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    for letter in text.utf8 where letter != UInt8(ascii: "=") {
      let value = values[Int(letter)]
      guard value < 64 else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: bytes.count, by: 2).map { index in
      Int16(truncatingIfNeeded: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
    }
  }
}
