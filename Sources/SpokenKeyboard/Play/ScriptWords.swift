/// Cuts a line of a script into words.
///
/// Words are separated by white space; a word in double quotes may hold any, and the escapes
/// `\n`, `\t`, `\"`, `\\` and `\u{…}`. A `#` where a word would begin starts a comment. Code points are read,
/// not characters: a mark right behind a quote belongs to the text and leaves the quote a quote.
struct ScriptWords {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  /// The words of a line, which has no line end.
  ///
  /// - Throws: `ScriptError` for a quote that isn't closed and an escape that means nothing.
  static func of(_ line: String) throws(ScriptError) -> [ScriptWord] {
    var reader = Self(scalars: Array(line.unicodeScalars))
    var words: [ScriptWord] = []
    while let word = try reader.next() { words.append(word) }
    return words
  }

  private mutating func next() throws(ScriptError) -> ScriptWord? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count, scalars[index] != "#" else { return nil }
    let column = index + 1
    let text = scalars[index] == "\"" ? try quoted() : plain()
    return ScriptWord(text: text, column: column)
  }

  private mutating func plain() -> String {
    let rest = scalars[index...].prefix { !$0.properties.isWhitespace }
    index += rest.count
    return Self.text(rest)
  }

  private mutating func quoted() throws(ScriptError) -> String {
    let start = index + 1
    index += 1
    var text = ""
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\"": return text
      case "\\": text.unicodeScalars.append(try escape())
      default: text.unicodeScalars.append(scalar)
      }
    }
    throw ScriptError(column: start, message: "the quote is never closed; add a \" at its end")
  }

  /// What an escape stands for; the reader is behind its backslash.
  private mutating func escape() throws(ScriptError) -> Unicode.Scalar {
    let column = index
    guard index < scalars.count else {
      throw ScriptError(column: column, message: "nothing follows the backslash; \\\\ is one")
    }
    let scalar = scalars[index]
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u": return try codePoint(column: column)
    default:
      throw ScriptError(
        column: column,
        message: "'\\\(scalar)' means nothing; expected \\n, \\t, \\\", \\\\ or \\u{…}")
    }
  }

  private mutating func codePoint(column: Int) throws(ScriptError) -> Unicode.Scalar {
    let rest = scalars[index...]
    let digits = rest.dropFirst().prefix { $0.properties.isASCIIHexDigit }
    guard rest.first == "{", rest.dropFirst(digits.count + 1).first == "}",
      let value = UInt32(Self.text(digits), radix: 16), let scalar = Unicode.Scalar(value)
    else {
      throw ScriptError(
        column: column, message: "expected \\u{…} with the hexadecimal number of a character")
    }
    index += digits.count + 2
    return scalar
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
