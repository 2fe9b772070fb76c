/// Takes references to control characters through a parser that refuses them.
///
/// Each is replaced, before the text is parsed, by a character that no text has (a noncharacter of
/// Unicode) and by fillers, so that it is as long as before: no line and no column moves. After
/// parsing the control characters are put back.
enum ControlReferences {
  /// Stand for U+0000 to U+001F, in order.
  private static let stand: ClosedRange<UInt32> = 0xFDD0...0xFDEF
  /// Stand for U+FFFE and U+FFFF.
  private static let lastStand: ClosedRange<UInt32> = 0x2FFFE...0x2FFFF
  /// What fills the place of a reference.
  private static let filler: UInt32 = 0x1FFFE

  /// The text with stand-ins; nil where it has no such reference, or has stand-ins already.
  static func hidden(in text: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "&"), let found = reference(in: text, at: index) else {
        if isStandIn(text, index) { return nil }
        index += 1
        continue
      }
      if let stand = standIn(for: found.value) {
        result += text[copied..<index]
        result += Array(String(stand).utf8)
        for _ in 1..<(found.end - index) { result += fillerBytes }
        copied = found.end
      }
      index = found.end
    }
    guard copied > 0 else { return nil }
    return result + text[copied...]
  }

  /// A value with the control characters put back.
  static func restored(_ value: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case stand: result.append(Unicode.Scalar(UInt8(scalar.value - stand.lowerBound)))
      case lastStand:
        if let last = Unicode.Scalar(scalar.value - 0x20000) { result.append(last) }
      case filler: continue
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static let fillerBytes: [UInt8] = [0xF0, 0x9F, 0xBF, 0xBE]

  /// The number of a reference `&#8;` or `&#x0008;`, and where it ends.
  private static func reference(in text: [UInt8], at start: Int) -> (value: UInt32, end: Int)? {
    guard start + 3 < text.count, text[start + 1] == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = text[start + 2] == UInt8(ascii: "x")
    let first = start + (isHexadecimal ? 3 : 2)
    // Longer numbers are no control characters, but for zeros that nobody writes.
    let limit = min(text.count, first + 12)
    guard let end = (first..<limit).first(where: { text[$0] == UInt8(ascii: ";") }) else {
      return nil
    }
    let digits = String(decoding: text[first..<end], as: UTF8.self)
    guard digits.utf8.first != UInt8(ascii: "+"),
      let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return (value, end + 1)
  }

  private static func standIn(for value: UInt32) -> Unicode.Scalar? {
    switch value {
    case 0x09, 0x0A, 0x0D: nil
    case 0...0x1F: Unicode.Scalar(stand.lowerBound + value)
    case 0xFFFE...0xFFFF: Unicode.Scalar(value + 0x20000)
    default: nil
    }
  }

  /// Whether U+FDD0 to U+FDEF or the filler stands there.
  private static func isStandIn(_ text: [UInt8], _ index: Int) -> Bool {
    if text[index...].starts(with: fillerBytes) { return true }
    guard text[index] == 0xEF, index + 2 < text.count, text[index + 1] == 0xB7 else { return false }
    return (0x90...0xAF).contains(text[index + 2])
  }
}
