/// Puts JSON values into UTF-8 bytes.
struct JSONWriter {
  let style: JSONStyle
  var bytes: [UInt8] = []
  /// Where the current line begins.
  private var lineStart = 0

  /// The longest line of the style `fitted`, a comma after it included, in characters.
  private static let lineLength = 100

  init(style: JSONStyle) {
    self.style = style
  }

  /// Adds a value whose first line is already indented.
  mutating func write(_ value: JSON, indent: Int) {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      if style == .fitted, writeOnOneLine(value) { return }
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startItem(index, indent: indent + 1)
        write(element, indent: indent + 1)
      }
      end("]", indent: indent)
    case .object(let members) where !members.isEmpty:
      if style == .fitted, writeOnOneLine(value) { return }
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        startItem(index, indent: indent + 1)
        writeName(member.name)
        write(member.value, indent: indent + 1)
      }
      end("}", indent: indent)
    case .null, .bool, .number, .string, .array, .object: writeScalar(value)
    }
  }

  private mutating func startItem(_ index: Int, indent: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    if style != .compact { newLine(indent) }
  }

  private mutating func end(_ bracket: Unicode.Scalar, indent: Int) {
    if style != .compact { newLine(indent) }
    bytes.append(UInt8(ascii: bracket))
  }

  private mutating func newLine(_ indent: Int) {
    bytes.append(0x0A)
    lineStart = bytes.count
    for _ in 0..<2 * indent { bytes.append(0x20) }
  }

  private mutating func writeName(_ name: String) {
    writeText(name)
    bytes.append(UInt8(ascii: ":"))
    if style != .compact { bytes.append(0x20) }
  }

  /// Adds a value on one line, unless the line gets too long: then nothing is added.
  private mutating func writeOnOneLine(_ value: JSON) -> Bool {
    let count = bytes.count
    if writeFlat(value) { return true }
    bytes.removeLast(bytes.count - count)
    return false
  }

  private mutating func writeFlat(_ value: JSON) -> Bool {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes += [UInt8(ascii: ","), 0x20] }
        guard writeFlat(element) else { return false }
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members) where !members.isEmpty:
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes += [UInt8(ascii: ","), 0x20] }
        writeName(member.name)
        guard writeFlat(member.value) else { return false }
      }
      bytes.append(UInt8(ascii: "}"))
    case .null, .bool, .number, .string, .array, .object: writeScalar(value)
    }
    return fits
  }

  private var fits: Bool {
    let count = bytes.count - lineStart
    if count < Self.lineLength { return true }
    // Four bytes are a character at most: a line of more can't fit.
    guard count < 4 * Self.lineLength else { return false }
    return bytes[lineStart...].count { $0 & 0xC0 != 0x80 } < Self.lineLength
  }

  private mutating func writeScalar(_ value: JSON) {
    switch value {
    case .null: bytes += Array("null".utf8)
    case .bool(let bool): bytes += Array((bool ? "true" : "false").utf8)
    case .number(let text): bytes += Array(text.utf8)
    case .string(let text): writeText(text)
    case .array: bytes += [UInt8(ascii: "["), UInt8(ascii: "]")]
    case .object: bytes += [UInt8(ascii: "{"), UInt8(ascii: "}")]
    }
  }
}
