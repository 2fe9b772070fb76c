internal import Glibc

/// Why something couldn't be written.
struct SaveError: Error, Hashable, Sendable {
  /// The file or folder.
  let path: String
  /// The system's words for it.
  let reason: String

  init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The error that the system reported last.
  static func last(_ path: String) -> SaveError {
    SaveError(path, reason: String(cString: strerror(errno)))
  }

  /// What is wrong, for a message.
  var description: String { "\(path): \(reason)" }
}
