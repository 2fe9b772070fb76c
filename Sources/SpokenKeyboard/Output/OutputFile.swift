internal import Glibc

/// A file that is written line by line, so that what was written is there whatever happens next.
final class OutputFile {
  private let descriptor: Int32

  /// Makes the file, or empties it.
  ///
  /// - Throws: `UsageError` where that can't be done.
  init(_ path: String) throws(UsageError) {
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
    FileDescriptorWriter.write(text, to: descriptor)
  }
}
