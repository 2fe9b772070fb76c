internal import Glibc

/// Where the responses go; once nobody reads them, everything is thrown away.
final class ServerOutput {
  private let descriptor: Int32
  /// Whether nobody reads any more.
  private(set) var isClosed = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes a response as one line.
  func send(_ response: SpeechResponse) {
    var line = response.line + "\n"
    line.withUTF8 { utf8 in
      var rest = UnsafeRawBufferPointer(utf8)
      while !rest.isEmpty, !isClosed {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          isClosed = true
        }
      }
    }
  }
}
