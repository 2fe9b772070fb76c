internal import Glibc

/// A file that is written line by line, so that what was written is there whatever happens next.
final class OutputFile {
  private let descriptor: Int32
  private let path: String

  /// Makes the file, or empties it.
  ///
  /// - Throws: `UsageError` where that can't be done.
  init(_ path: String) throws(UsageError) {
    guard !path.isEmpty else { throw UsageError("a file to write needs a name") }
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw UsageError("\(path): can't be written: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    close(descriptor)
  }

  /// Writes the text as it is.
  func write(_ text: String) {
    if !FileDescriptorWriter.write(text, to: descriptor) { WriteFailure.remember(path) }
  }
}
