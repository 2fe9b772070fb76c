internal import Glibc

/// The lines of a script, from a file or standard input, as they come.
struct ScriptSource {
  /// What the script is called in messages.
  let name: String
  private let stream: UnsafeMutablePointer<FILE>
  private var number = 0

  /// Opens a script; `-` is standard input.
  ///
  /// - Throws: `UsageError` where the file can't be read.
  init(_ path: String) throws(UsageError) {
    name = path == "-" ? "standard input" : path
    guard path != "-" || ClosedStreams.isInputOpen else {
      throw Self.unreadable(name, reason: EBADF)
    }
    let opened = path == "-" ? fdopen(STDIN_FILENO, "r") : fopen(path, "re")
    guard let opened else { throw Self.unreadable(name, reason: errno) }
    var status = stat()
    if fstat(fileno(opened), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      fclose(opened)
      throw Self.unreadable(name, reason: EISDIR)
    }
    stream = opened
  }

  /// The next line without its end, and its number from 1; nil at the end.
  ///
  /// What is no UTF-8 is mended; a byte order mark is left out.
  mutating func next() -> (text: String, number: Int)? {
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, stream)
    guard count >= 0, let buffer else { return nil }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: count)
    var text = String(decoding: bytes, as: UTF8.self)
    if let last = text.last, last.isNewline { text.removeLast() }
    if number == 0, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    number += 1
    return (text, number)
  }

  private static func unreadable(_ name: String, reason: Int32) -> UsageError {
    UsageError(
      "\(name): can't be read as a script: \(String(cString: strerror(reason))); "
        + "the script comes before the layouts, and - is standard input")
  }
}
