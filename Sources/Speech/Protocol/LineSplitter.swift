/// Puts bytes that arrive in pieces together into lines.
struct LineSplitter {
  /// The longest line that is taken, in bytes.
  static let limit = 4_000_000

  private var line: [UInt8] = []
  private var isTooLong = false

  /// A whole line, or one that was too long to keep.
  enum Line: Hashable {
    case text(String)
    case tooLong
  }

  /// The lines that the next bytes complete; bytes that aren't UTF-8 become U+FFFD.
  mutating func next(_ bytes: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        lines.append(isTooLong ? .tooLong : .text(finished()))
        line.removeAll(keepingCapacity: line.capacity < 100_000)
        isTooLong = false
      } else if line.count < Self.limit {
        line.append(byte)
      } else {
        isTooLong = true
      }
    }
    return lines
  }

  private func finished() -> String {
    let end = line.last == UInt8(ascii: "\r") ? line.count - 1 : line.count
    return String(decoding: line[..<end], as: UTF8.self)
  }
}
