/// One entry of a table of names: a character, a tab, its name.
///
/// A character that can't be seen is written by its code points, such as `U+00A0` or
/// `U+0065 U+0301`.
struct NameLine {
  /// The character.
  var character: String
  /// Its name.
  var name: String

  /// What is wrong with a line, and in which column, counted in characters from 1.
  struct Problem: Error {
    var column: Int
    var reason: NameFileError.Reason
  }

  /// Reads one line that isn't blank.
  ///
  /// - Throws: the first problem.
  init(_ line: Substring) throws(Problem) {
    guard let tab = line.firstIndex(of: "\t") else {
      throw Problem(column: line.count + 1, reason: .missingTab)
    }
    let written = line[..<tab]
    character = try Self.character(written)
    let rest = line[line.index(after: tab)...]
    if let second = rest.firstIndex(of: "\t") {
      let column = line.distance(from: line.startIndex, to: second) + 1
      throw Problem(column: column, reason: .secondTab)
    }
    name = rest.trimmingSpaces
    if name.isEmpty { throw Problem(column: written.count + 2, reason: .missingName) }
  }

  private static func character(_ written: Substring) throws(Problem) -> String {
    if written.isEmpty { throw Problem(column: 1, reason: .missingCharacter) }
    guard written.hasPrefix("U+") else {
      if written.count == 1 { return String(written) }
      throw Problem(column: 2, reason: .severalCharacters)
    }
    var character = String.UnicodeScalarView()
    var column = 1
    for code in written.split(separator: " ", omittingEmptySubsequences: false) {
      guard code.hasPrefix("U+"), let value = UInt32(code.dropFirst(2), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw Problem(column: column, reason: .noCodePoint(String(code))) }
      character.append(scalar)
      column += code.count + 1
    }
    guard String(character).count == 1 else { throw Problem(column: 1, reason: .severalCharacters) }
    return String(character)
  }
}

extension Substring {
  /// This text without spaces at its ends.
  var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
