/// The root of an XML text and the elements right behind it, found without reading the rest: what
/// tells formats apart.
public struct XMLPeek: Hashable, Sendable {
  /// The name of the root; nil where the text doesn't start as XML does.
  public private(set) var root: String?
  /// The names of the root's attributes.
  public private(set) var rootAttributes: [String] = []
  /// The names of the elements behind the root, in order, up to a number.
  public private(set) var names: [String] = []

  private static let mostNames = 64

  /// Looks at a file; what isn't well-formed ends the look.
  public init(_ file: SourceFile) {
    guard Self.mayBeXML(file.bytes), let text = try? XMLText(file) else {
      // A text that can't be read is told by its reader, if its name says of which format it is.
      return
    }
    text.bytes.withUnsafeBufferPointer { look($0, from: text.start) }
  }

  /// Whether "<" is the first character, in any encoding that is read.
  private static func mayBeXML(_ bytes: [UInt8]) -> Bool {
    let blanks: Set<UInt8> = [0, 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    return bytes.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }

  private mutating func look(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    var index = start
    while names.count < Self.mostNames, let tag = Self.index(of: "<", in: bytes, from: index) {
      index = tag + 1
      if let end = Self.endOfOther(bytes, from: tag) {
        index = end
        continue
      }
      let name = Self.name(in: bytes, from: index)
      guard !name.isEmpty else { continue }
      if root == nil {
        root = name
        addAttributes(bytes, from: tag)
      } else {
        names.append(name)
      }
    }
  }

  private mutating func addAttributes(_ bytes: UnsafeBufferPointer<UInt8>, from tag: Int) {
    var end = tag
    var quote: UInt8?
    while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
      if quote == bytes[end] {
        quote = nil
      } else if quote == nil, bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
        quote = bytes[end]
      }
      end += 1
    }
    var scanner = TagScanner(tag: tag, end: end)
    while rootAttributes.count < Self.mostNames, let range = scanner.next(in: bytes) {
      rootAttributes.append(Self.name(in: bytes, from: range.name))
    }
  }

  /// Where a comment, a processing instruction or a declaration ends; nil for a tag.
  private static func endOfOther(_ bytes: UnsafeBufferPointer<UInt8>, from tag: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
    where bytes[tag...].starts(with: opening.utf8) {
      var index = tag + opening.utf8.count
      while index < bytes.count, !bytes[index...].starts(with: closing.utf8) { index += 1 }
      return index
    }
    return nil
  }

  private static func index(
    of character: Unicode.Scalar, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: UInt8(ascii: character))
  }

  /// The name that stands there: empty for an end tag.
  private static func name(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    guard start < bytes.count else { return "" }
    let rest = bytes[start...].prefix(100).prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "=")
    }
    return String(decoding: rest, as: UTF8.self)
  }
}
