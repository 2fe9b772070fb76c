/// Cuts a line of a script into words.
///
/// Words are separated by white space; a word in double quotes may hold any, and the escapes
/// `\n`, `\t`, `\"`, `\\` and `\u{…}`. A `#` where a word would begin starts a comment.
struct ScriptWords {
  private let characters: [Character]
  private var index = 0

  /// The words of a line, which has no line end.
  ///
  /// - Throws: `ScriptError` for a quote that isn't closed and an escape that means nothing.
  static func of(_ line: String) throws(ScriptError) -> [ScriptWord] {
    var reader = Self(characters: Array(line))
    var words: [ScriptWord] = []
    while let word = try reader.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(ScriptError) -> ScriptWord? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count, characters[index] != "#" else { return nil }
    let column = index + 1
    let text = characters[index] == "\"" ? try quoted() : plain()
    return ScriptWord(text: text, column: column)
  }

  private mutating func plain() -> String {
    let rest = characters[index...].prefix { !$0.isWhitespace }
    index += rest.count
    return String(rest)
  }

  private mutating func quoted() throws(ScriptError) -> String {
    let start = index + 1
    index += 1
    var text = ""
    while index < characters.count {
      let character = characters[index]
      index += 1
      switch character {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try escape())
      default: text.append(character)
      }
    }
    throw ScriptError(column: start, message: "the quote is never closed; add a \" at its end")
  }

  /// What an escape stands for; the reader is behind its backslash.
  private mutating func escape() throws(ScriptError) -> Unicode.Scalar {
    let column = index
    guard index < characters.count else {
      throw ScriptError(column: column, message: "nothing follows the backslash; \\\\ is one")
    }
    let character = characters[index]
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return try codePoint(column: column)
    default:
      throw ScriptError(
        column: column,
        message: "'\\\(character)' means nothing; expected \\n, \\t, \\\", \\\\ or \\u{…}")
    }
  }

  private mutating func codePoint(column: Int) throws(ScriptError) -> Unicode.Scalar {
    let rest = characters[index...]
    let digits = rest.dropFirst().prefix(while: \.isHexDigit)
    guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}",
      let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw ScriptError(
        column: column, message: "expected \\u{…} with the hexadecimal number of a character")
    }
    index += digits.count + 2
    return scalar
  }
}
