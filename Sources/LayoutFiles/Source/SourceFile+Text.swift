internal import KeyModel

extension SourceFile {
  /// Makes sure that the bytes are UTF-8 text of a size that is read.
  ///
  /// - Returns: the offset of the text: 3 behind a byte order mark, else 0.
  /// - Throws: `ImportError` with the reason `encoding` or `limit`.
  public func checkText() throws(ImportError) -> Int {
    guard bytes.count <= limits.fileBytes else {
      throw .tooLarge(bytes: bytes.count, limit: limits.fileBytes, at: start)
    }
    if let other = otherEncoding {
      throw ImportError(
        .encoding, at: start, expected: "UTF-8 text", found: other,
        remedy: "save the file as UTF-8")
    }
    if let offset = firstInvalidOffset {
      let digits = String(bytes[offset], radix: 16, uppercase: true)
      throw ImportError(
        .encoding, at: TextPosition.place(of: offset, in: bytes, file: name, start: textStart),
        expected: "UTF-8 text", found: "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)",
        remedy: "save the file as UTF-8")
    }
    return textStart
  }

  private var textStart: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private var firstInvalidOffset: Int? {
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// The name of the encoding that the first bytes tell, where it isn't UTF-8: by a byte order mark,
  /// or by zeros in the place of every other character.
  private var otherEncoding: String? {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
    ]
    if let found = marks.first(where: { bytes.starts(with: $0.mark) }) { return found.name }
    let head = bytes.prefix(4)
    guard head.count > 1, head.contains(0) else { return nil }
    return head.filter { $0 == 0 }.count > 2 ? "UTF-32" : "UTF-16, or no text at all"
  }
}
