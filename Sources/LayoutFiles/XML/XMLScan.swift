internal import KeyModel

/// A look at the tags of a text before it is parsed: how many there are, and whether one of them is
/// beyond the limits, on which libxml2 would spend minutes.
struct XMLScan {
  /// How many "<" there are: no fewer than elements.
  private(set) var tags = 0

  /// More attributes than this, of one element, are none of a layout; comparing each with each
  /// takes the square of their number.
  private static let mostAttributes = 1000

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index: Int

  /// - Throws: `ImportError` with the reason `limit`.
  init(_ text: XMLText, _ file: SourceFile) throws(ImportError) {
    // Safe because the buffer is used within the closure alone.
    let result = text.bytes.withUnsafeBufferPointer { bytes -> Result<Int, ImportError> in
      var scan = XMLScan(bytes, from: text.start)
      if let fault = scan.firstFault(file.limits) {
        let place = TextPosition.place(
          of: fault.offset, in: text.bytes, file: file.name, start: text.start)
        return .failure(
          ImportError(
            .limit, at: place, expected: fault.expected, found: "more",
            remedy: "check whether the file is what it should be"))
      }
      return .success(scan.tags)
    }
    self.init(UnsafeBufferPointer(start: nil, count: 0), from: 0)
    tags = try result.get()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    index = start
  }

  private typealias Fault = (offset: Int, expected: String)

  private mutating func firstFault(_ limits: ImportLimits) -> Fault? {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      tags += 1
      guard !skip("<!--", to: "-->"), !skip("<![CDATA[", to: "]]>"), !skip("<?", to: "?>") else {
        continue
      }
      if let fault = tagFault(limits) { return fault }
    }
    return nil
  }

  /// Goes past something that is no tag.
  private mutating func skip(_ opening: StaticString, to closing: StaticString) -> Bool {
    guard stands(opening, at: index) else { return false }
    index += opening.utf8CodeUnitCount
    while index < bytes.count, !stands(closing, at: index) { index += 1 }
    index += closing.utf8CodeUnitCount
    return true
  }

  private func stands(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<word.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == word.utf8Start[$0] }
  }

  private mutating func tagFault(_ limits: ImportLimits) -> Fault? {
    let start = index
    var values = 0
    index += 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: ">"):
        index += 1
        return nil
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        values += 1
        guard values <= Self.mostAttributes else {
          return (start, "at most \(Self.mostAttributes) attributes of an element")
        }
        let value = index + 1
        guard let end = end(of: bytes[index], from: value) else { return nil }
        guard end - value <= limits.stringBytes else {
          return (value, "a text of at most \(limits.stringBytes >> 10) KB")
        }
        index = end
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Where a value ends; nil, and the end of all, where it doesn't.
  private mutating func end(of quote: UInt8, from start: Int) -> Int? {
    var end = start
    while end < bytes.count, bytes[end] != quote { end += 1 }
    guard end < bytes.count else {
      index = end
      return nil
    }
    return end
  }
}
