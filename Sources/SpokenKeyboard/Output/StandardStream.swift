internal import Glibc

/// Standard output or error: text goes there whole, or not at all where nobody reads any more.
enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes the text as it is; what comes from outside has to be made visible before.
  ///
  /// - Returns: whether all of it was taken.
  @discardableResult
  func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(rawValue, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR || errno == EAGAIN { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}
