internal import KeyModel

extension PositionedJSON {
  /// Reads the JSON text of a file.
  ///
  /// - Parameters:
  ///   - file: the file; UTF-8, a byte order mark is skipped.
  ///   - syntax: what is allowed beyond JSON.
  ///   - offset: where the value starts, in bytes; the start of the text unless given.
  /// - Returns: the value.
  /// - Throws: `ImportError` with the reason `encoding`, `syntax` or `limit`.
  public static func parse(
    _ file: SourceFile, syntax: JSONSyntax = .strict, from offset: Int? = nil
  ) throws(ImportError) -> PositionedJSON {
    let start = try file.checkText()
    let result: Result<PositionedJSON, ImportError> = file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes: bytes, start: start, file: file, syntax: syntax)
      parser.index = offset ?? start
      return Result { () throws(ImportError) in try parser.document() }
    }
    return try result.get()
  }
}

/// A recursive descent through checked UTF-8 bytes.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let fileName: String
  let limits: ImportLimits
  let syntax: JSONSyntax
  /// The byte that is looked at.
  var index: Int
  private var position: TextPosition
  private var depth = 0
  private var valueCount = 0

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int, file: SourceFile, syntax: JSONSyntax) {
    self.bytes = bytes
    fileName = file.name
    limits = file.limits
    self.syntax = syntax
    index = start
    position = TextPosition(start: start)
  }

  mutating func document() throws(ImportError) -> PositionedJSON {
    try skipSpace()
    let result = try value()
    guard !syntax.contains(.moreText) else { return result }
    try skipSpace()
    guard index == bytes.count else { throw syntaxError(expected: "the end of the file") }
    return result
  }

  /// The byte at the index; 0 at the end, which is no byte of a JSON text outside strings.
  var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func value() throws(ImportError) -> PositionedJSON {
    valueCount += 1
    guard valueCount <= limits.values else {
      throw tooMany("at most \(limits.values) values", found: "more")
    }
    let place = place
    switch byte {
    case UInt8(ascii: "{"): return PositionedJSON(value: .object(try members()), place: place)
    case UInt8(ascii: "["): return PositionedJSON(value: .array(try elements()), place: place)
    case UInt8(ascii: "\""): return PositionedJSON(value: .string(try string()), place: place)
    case UInt8(ascii: "'") where syntax.contains(.singleQuotes):
      return PositionedJSON(value: .string(try string()), place: place)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return PositionedJSON(value: .number(try number()), place: place)
    default: break
    }
    if let word = word() { return PositionedJSON(value: word, place: place) }
    if syntax.contains(.conditions), skipCondition() { return try conditional() }
    throw syntaxError(expected: "a value")
  }

  private mutating func members() throws(ImportError) -> [PositionedJSON.Member] {
    try enter()
    var members: [PositionedJSON.Member] = []
    while try !isClosed(by: UInt8(ascii: "}"), isFirst: members.isEmpty) {
      let namePlace = place
      let name = try name()
      try skipSpace()
      try take(UInt8(ascii: ":"), expected: "':'")
      try skipSpace()
      members.append(PositionedJSON.Member(name: name, place: namePlace, value: try value()))
    }
    return members
  }

  private mutating func elements() throws(ImportError) -> [PositionedJSON] {
    try enter()
    var elements: [PositionedJSON] = []
    while try !isClosed(by: UInt8(ascii: "]"), isFirst: elements.isEmpty) {
      elements.append(try value())
    }
    return elements
  }

  private mutating func enter() throws(ImportError) {
    depth += 1
    guard depth <= limits.depth else {
      throw tooMany("values nested at most \(limits.depth) deep", found: "deeper ones")
    }
    index += 1
  }

  /// Goes past a comma to what follows, or past the closing bracket.
  private mutating func isClosed(
    by bracket: UInt8, isFirst: Bool
  ) throws(ImportError) -> Bool {
    try skipSpace()
    if byte == bracket { return close() }
    guard !isFirst else { return false }
    try take(UInt8(ascii: ","), expected: "',' or '\(Unicode.Scalar(bracket))'")
    try skipSpace()
    guard byte == bracket else { return false }
    guard syntax.contains(.trailingCommas) else {
      throw syntaxError(expected: "a value after the comma")
    }
    return close()
  }

  private mutating func close() -> Bool {
    index += 1
    depth -= 1
    return true
  }

  private mutating func take(_ wanted: UInt8, expected: String) throws(ImportError) {
    guard byte == wanted, index < bytes.count else { throw syntaxError(expected: expected) }
    index += 1
  }

  /// The first of two values behind a question mark.
  private mutating func conditional() throws(ImportError) -> PositionedJSON {
    depth += 1
    guard depth <= limits.depth else {
      throw tooMany("conditions nested at most \(limits.depth) deep", found: "deeper ones")
    }
    try skipSpace()
    let first = try value()
    try skipSpace()
    try take(UInt8(ascii: ":"), expected: "':' and the other value of the condition")
    try skipSpace()
    _ = try value()
    depth -= 1
    return first
  }

  private mutating func number() throws(ImportError) -> String {
    let start = index
    if byte == UInt8(ascii: "-") { index += 1 }
    let first = byte
    try digits()
    if first == UInt8(ascii: "0"), index > start + (bytes[start] == first ? 1 : 2) {
      index = start
      throw syntaxError(expected: "a number without leading zeros")
    }
    if byte == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      index += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    guard index - start <= limits.stringBytes else {
      throw tooMany("a number of at most \(limits.stringBytes) digits", found: "a longer one")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(ImportError) {
    guard isDigit(byte) else { throw syntaxError(expected: "a digit") }
    while isDigit(byte) { index += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Where the index is.
  var place: SourcePlace {
    mutating get {
      position.advance(to: index, in: bytes)
      return SourcePlace(file: fileName, line: position.line, column: position.column)
    }
  }

  mutating func syntaxError(expected: String) -> ImportError {
    ImportError(
      .syntax, at: place, expected: expected, found: foundHere, remedy: "correct the file there")
  }

  mutating func tooMany(_ expected: String, found: String) -> ImportError {
    ImportError(
      .limit, at: place, expected: expected, found: found,
      remedy: "give a layout that is made for people")
  }

  /// The character at the index, as a noun.
  private var foundHere: String {
    guard index < bytes.count else { return "the end of the file" }
    let text = String(decoding: bytes[index..<min(index + 4, bytes.count)], as: UTF8.self)
    return Excerpt.quoted(text.unicodeScalars.first.map { String($0) } ?? "")
  }
}
