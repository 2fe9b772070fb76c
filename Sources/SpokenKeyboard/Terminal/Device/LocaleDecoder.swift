internal import CNcurses
internal import Glibc

/// Makes characters of the bytes of a terminal, as the locale has them.
///
/// What is no character in it becomes U+FFFD, and nothing that follows is lost.
struct LocaleDecoder {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"
  private var state = mbstate_t()
  /// Whether a character has begun whose other bytes haven't come yet.
  private var isInside = false

  /// Takes the next byte.
  ///
  /// - Returns: what is complete with it: nothing inside of a character, two where it ends what was
  ///   none.
  mutating func take(_ byte: UInt8) -> [Unicode.Scalar] {
    var wide: wchar_t = 0
    let result = withUnsafeBytes(of: CChar(bitPattern: byte)) { bytes in
      mbrtowc(&wide, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), 1, &state)
    }
    switch result {
    case -2:
      isInside = true
      return []
    case -1:
      // The byte that ends what is none may begin something itself.
      let begun = end()
      return begun.isEmpty ? [Self.replacement] : begun + take(byte)
    default:
      isInside = false
      return [Unicode.Scalar(UInt32(wide)) ?? Self.replacement]
    }
  }

  /// Nothing more of a character follows.
  ///
  /// - Returns: what stands for one that has begun.
  mutating func end() -> [Unicode.Scalar] {
    state = mbstate_t()
    defer { isInside = false }
    return isInside ? [Self.replacement] : []
  }
}
