extension JSONParser {
  /// A text in quotes, from the quote that the index is at.
  mutating func string() throws(ImportError) -> String {
    let quote = byte
    let opening = index
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        try check(length: index - start, from: opening)
        index += 1
        return text
      }
      guard byte != UInt8(ascii: "\\") else {
        return try escapedString(from: start, quote, opening)
      }
      guard byte >= 0x20 else { throw controlCharacter() }
      index += 1
    }
    throw syntaxError(expected: "the quote that ends the text")
  }

  private mutating func escapedString(
    from start: Int, _ quote: UInt8, _ opening: Int
  ) throws(ImportError) -> String {
    var text = Array(bytes[start..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        index += 1
        return String(decoding: text, as: UTF8.self)
      }
      guard byte >= 0x20 else { throw controlCharacter() }
      if byte == UInt8(ascii: "\\") {
        text += Array(String(try escape()).utf8)
      } else {
        text.append(byte)
        index += 1
      }
      try check(length: text.count, from: opening)
    }
    throw syntaxError(expected: "the quote that ends the text")
  }

  /// The character of an escape, from the backslash that the index is at.
  private mutating func escape() throws(ImportError) -> Unicode.Scalar {
    let start = index
    index += 1
    let kind = byte
    index += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    case UInt8(ascii: "'") where syntax.contains(.singleQuotes): return "'"
    case UInt8(ascii: "v") where syntax.contains(.singleQuotes): return "\u{B}"
    case UInt8(ascii: "x") where syntax.contains(.singleQuotes):
      guard let scalar = Unicode.Scalar(try hexadecimal(digits: 2, from: start)) else { break }
      return scalar
    default: break
    }
    index = start
    throw syntaxError(expected: "an escape that JSON has")
  }

  private mutating func unicodeEscape(from start: Int) throws(ImportError) -> Unicode.Scalar {
    let first = try hexadecimal(digits: 4, from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, byte == UInt8(ascii: "\\"), index + 1 < bytes.count,
      bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      let second = try hexadecimal(digits: 4, from: start)
      if (0xDC00..<0xE000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
      {
        return scalar
      }
    }
    index = start
    throw syntaxError(expected: "both halves of a surrogate pair")
  }

  private mutating func hexadecimal(digits: Int, from start: Int) throws(ImportError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        index = start
        throw syntaxError(expected: "\(digits) hexadecimal digits after the backslash")
      }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private mutating func check(length: Int, from opening: Int) throws(ImportError) {
    guard length > limits.stringBytes else { return }
    index = opening
    throw tooMany("a text of at most \(limits.stringBytes >> 10) KB", found: "a longer one")
  }

  private mutating func controlCharacter() -> ImportError {
    syntaxError(expected: "the quote that ends the text, or control characters as escapes")
  }

  /// The name of a member.
  mutating func name() throws(ImportError) -> String {
    if byte == UInt8(ascii: "\"") { return try string() }
    if byte == UInt8(ascii: "'"), syntax.contains(.singleQuotes) { return try string() }
    let start = index
    if syntax.contains(.bareNames) { while isNamePart(byte) { index += 1 } }
    guard index > start else { throw syntaxError(expected: "a name in double quotes") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// One of JSON's three words, or JavaScript's short forms of two of them.
  mutating func word() -> PositionedJSON.Value? {
    for (word, value) in Self.words where bytes[index...].starts(with: word.utf8) {
      let end = index + word.utf8.count
      guard end == bytes.count || !isNamePart(bytes[end]) else { continue }
      guard word.utf8.first != UInt8(ascii: "!") || syntax.contains(.conditions) else { continue }
      index = end
      return value
    }
    return nil
  }

  private static let words: [(String, PositionedJSON.Value)] = [
    ("true", .bool(true)), ("false", .bool(false)), ("null", .null), ("!0", .bool(true)),
    ("!1", .bool(false)),
  ]

  /// Goes past a condition and its question mark, where one stands here.
  mutating func skipCondition() -> Bool {
    var end = index
    while end < bytes.count, end - index < 64, isConditionPart(bytes[end]) { end += 1 }
    guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: "?") else { return false }
    index = end + 1
    return true
  }

  private func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  private func isConditionPart(_ byte: UInt8) -> Bool {
    isNamePart(byte) || " .<>=!&|()-+".utf8.contains(byte)
  }

  /// Goes past blanks, and comments where they are allowed.
  mutating func skipSpace() throws(ImportError) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/") where syntax.contains(.comments): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(ImportError) {
    let start = index
    let kind = index + 1 < bytes.count ? bytes[index + 1] : 0
    index += 2
    switch kind {
    case UInt8(ascii: "/"):
      while index < bytes.count, byte != 0x0A, byte != 0x0D { index += 1 }
      return
    case UInt8(ascii: "*"):
      while index + 1 < bytes.count {
        index += 1
        guard bytes[index - 1] != UInt8(ascii: "*") || byte != UInt8(ascii: "/") else {
          index += 1
          return
        }
      }
      index = start
      throw syntaxError(expected: "the '*/' that ends the comment")
    default:
      index = start
      throw syntaxError(expected: "a value or a comment")
    }
  }
}
