internal import KeyModel

/// A compiled keyboard: a script whose assignments hold the layout and what it is called.
enum KeymanScript {
  /// Where the layout begins in a script; nil for a file that is JSON, or has no layout in it.
  static func layout(in file: SourceFile) -> Int? {
    JSONPeek(file).isJSON ? nil : assignment(of: "KVKL", in: file.bytes)
  }

  /// Where the value begins that a member is assigned: behind `NAME`, blanks, `=` and blanks.
  static func assignment(of name: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(name.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index + wanted.count < bytes.count {
        defer { index += 1 }
        guard bytes[index] == wanted[0] else { continue }
        guard bytes[index..<index + wanted.count].elementsEqual(wanted) else { continue }
        guard index == 0 || !isNamePart(bytes[index - 1]) else { continue }
        var end = skipBlanks(bytes, from: index + wanted.count)
        guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else { continue }
        end = skipBlanks(bytes, from: end + 1)
        guard end < bytes.count, bytes[end] != UInt8(ascii: "=") else { continue }
        return end
      }
      return nil
    }
  }

  /// The value that a member is assigned; nil where there is none, or it is an expression.
  static func value(of name: String, in file: SourceFile) -> PositionedJSON? {
    guard let offset = assignment(of: name, in: file.bytes) else { return nil }
    // What can't be read is an expression: the script computes it when it runs.
    return try? PositionedJSON.parse(file, syntax: [.javaScript, .moreText], from: offset)
  }

  private static func skipBlanks(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
