/// Lines end where Swift's `Character.isNewline` says; both places are between clusters if the offset is.
extension GapBuffer {
  /// Where the line begins that the offset is in.
  func lineStart(of offset: Int) -> Int {
    var start = offset
    while start > 0 {
      let byte = self[start - 1]
      if Self.isSimpleNewline(byte) { return start }
      if byte == 0x85 || byte == 0xA8 || byte == 0xA9, isNewline(scalar(before: start).value) {
        return start
      }
      start -= 1
    }
    return 0
  }

  /// Where the line ends that the offset is in, before the newline.
  func lineEnd(of offset: Int) -> Int {
    var end = offset
    while end < count {
      let byte = self[end]
      if Self.isSimpleNewline(byte) { return end }
      if byte == 0xC2 || byte == 0xE2, isNewline(scalar(at: end).value) { return end }
      end += 1
    }
    return end
  }

  private static func isSimpleNewline(_ byte: UInt8) -> Bool {
    byte >= 0x0A && byte <= 0x0D
  }

  /// NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR.
  private func isNewline(_ scalar: UInt32) -> Bool {
    scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
  }
}
