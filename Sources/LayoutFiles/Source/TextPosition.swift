public import KeyModel

/// Turns offsets into lines and columns, going forward through UTF-8 bytes once.
public struct TextPosition: Sendable {
  /// How far the bytes have been looked at.
  public private(set) var offset: Int
  /// The line there, 1-based.
  public private(set) var line = 1
  /// The column there, 1-based, in Unicode characters.
  public private(set) var column = 1

  /// Starts at an offset that counts as line 1, column 1: 0, or past a byte order mark.
  public init(start: Int = 0) {
    offset = start
  }

  /// Goes on to an offset; one that lies behind changes nothing.
  public mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < target, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && (offset == bytes.count || bytes[offset] != 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80, byte != 0x0D {
        column += 1
      }
    }
  }

  /// The place of an offset, counted from the start.
  public static func place(
    of offset: Int, in bytes: [UInt8], file: String, start: Int = 0
  ) -> SourcePlace {
    var position = TextPosition(start: start)
    bytes.withUnsafeBufferPointer { position.advance(to: offset, in: $0) }
    return SourcePlace(file: file, line: position.line, column: position.column)
  }
}
