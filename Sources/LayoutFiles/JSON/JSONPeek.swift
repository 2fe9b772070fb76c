/// The names of a JSON text's outermost members, found without reading the rest: what tells formats
/// apart.
public struct JSONPeek: Hashable, Sendable {
  /// Whether the text starts as a list or an object, maybe behind comments.
  public private(set) var isJSON = false
  /// Names of members of the outermost object, in order; of a list, none.
  public private(set) var names: [String] = []
  /// Names of members one to three levels deeper, in order.
  public private(set) var innerNames: [String] = []

  private static let mostNames = 256

  /// Looks at a file; what isn't well-formed ends the look.
  public init(_ file: SourceFile) {
    file.bytes.withUnsafeBufferPointer { look($0) }
  }

  private mutating func look(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var depth = 0
    while index < bytes.count, names.count + innerNames.count < Self.mostNames {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 { isJSON = true }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let end = Self.endOfText(bytes, from: index + 1)
        if depth < 4, Self.isName(bytes, after: end) {
          note(String(decoding: bytes[index + 1..<min(end, index + 65)], as: UTF8.self), depth)
        }
        index = end
      case UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      default: if depth == 0, byte > 0x20 { return }
      }
      index += 1
    }
  }

  private mutating func note(_ name: String, _ depth: Int) {
    if depth == 1 { names.append(name) } else { innerNames.append(name) }
  }

  private static func endOfText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }

  private static func isName(_ bytes: UnsafeBufferPointer<UInt8>, after end: Int) -> Bool {
    var index = end + 1
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count && bytes[index] == UInt8(ascii: ":")
  }
}
