internal import Foundation
internal import Glibc

/// The lines of a script, from a file or standard input.
struct ScriptSource {
  /// What the script is called in messages.
  let name: String
  private var lines: ArraySlice<Substring>?
  private var number = 0

  /// Opens a script; `-` is standard input, which is read as its lines come.
  ///
  /// - Throws: `UsageError` where the file can't be read.
  init(_ path: String) throws(UsageError) {
    guard path != "-" else {
      name = "standard input"
      return
    }
    name = path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(
        "\(path): can't be read as a script: \(String(cString: strerror(errno))); "
          + "- is standard input")
    }
    let text = String(decoding: data, as: UTF8.self)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
  }

  /// The next line without its end, and its number from 1; nil at the end.
  mutating func next() -> (text: String, number: Int)? {
    guard let text = lines == nil ? readLine() : lines?.popFirst().map({ String($0) }) else {
      return nil
    }
    number += 1
    return (text, number)
  }
}
