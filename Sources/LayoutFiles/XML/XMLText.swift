internal import KeyModel

/// The bytes of an XML file as UTF-8.
///
/// XML may be UTF-16, and dumps that were sent through a Windows console are: they are converted.
/// Lines and columns are counted in characters, so that they stay what they are.
struct XMLText {
  /// The text as UTF-8.
  let bytes: [UInt8]
  /// Where it begins, behind a byte order mark.
  let start: Int

  /// - Throws: `ImportError` with the reason `encoding` or `limit`.
  init(_ file: SourceFile) throws(ImportError) {
    guard file.bytes.count <= file.limits.fileBytes else {
      throw .tooLarge(bytes: file.bytes.count, limit: file.limits.fileBytes, at: file.start)
    }
    guard let order = Self.byteOrder(of: file.bytes) else {
      start = try file.checkText()
      bytes = file.bytes
      try Self.checkDeclaration(bytes, start, file)
      return
    }
    guard let text = Self.text(file.bytes, order) else {
      throw ImportError(
        .encoding, at: file.start, expected: "UTF-8 text, or UTF-16",
        found: "UTF-16 with halves of characters", remedy: "save the file as UTF-8")
    }
    bytes = Array(text.utf8)
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private enum ByteOrder {
    case little
    case big
  }

  /// The order of the bytes of UTF-16, by its mark or by the first "<"; nil for any other text.
  private static func byteOrder(of bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFF, 0xFE, 0, 0]) {
      return .little
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return .big }
    if bytes.starts(with: [0x3C, 0]), !bytes.starts(with: [0x3C, 0, 0, 0]) { return .little }
    return bytes.starts(with: [0, 0x3C]) ? .big : nil
  }

  private static func text(_ bytes: [UInt8], _ order: ByteOrder) -> String? {
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let first = UInt16(bytes[index])
      let second = UInt16(bytes[index + 1])
      return order == .little ? second << 8 | first : first << 8 | second
    }
    return String(validating: units, as: UTF16.self)
  }

  /// An encoding that the first line names has to be one that the bytes can be read in.
  private static func checkDeclaration(
    _ bytes: [UInt8], _ start: Int, _ file: SourceFile
  ) throws(ImportError) {
    let head = String(decoding: bytes[start...].prefix(200), as: UTF8.self)
    guard head.hasPrefix("<?xml"), let end = head.firstRange(of: "?>") else { return }
    let declaration = head[..<end.lowerBound]
    guard let name = declaration.firstRange(of: "encoding") else { return }
    let parts = declaration[name.upperBound...].split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "\"" || $0 == "'" })
    guard parts.count == 3 else { return }
    // The bytes are UTF-8, so that a word of UTF-16 is only left over from before.
    let readable = ["utf-8", "utf8", "us-ascii", "ascii", "utf-16"]
    guard !readable.contains(parts[1].lowercased()), bytes.contains(where: { $0 > 0x7F }) else {
      return
    }
    let offset = start + head[..<name.lowerBound].utf8.count
    throw ImportError(
      .encoding,
      at: TextPosition.place(of: offset, in: bytes, file: file.name, start: start),
      expected: "UTF-8 text", found: "the encoding \(Excerpt.quoted(String(parts[1])))",
      remedy: "save the file as UTF-8")
  }
}
