/// Splits a line into words.
struct ProtocolScanner {
  private var rest: Substring.UnicodeScalarView

  /// The words of a line, without its line break.
  ///
  /// - Throws: `ProtocolError` at a quote that isn't closed or an escape that isn't known.
  static func words(of line: String) throws(ProtocolError) -> [ProtocolWord] {
    var scanner = ProtocolScanner(rest: Substring(line).unicodeScalars)
    var words: [ProtocolWord] = []
    while let word = try scanner.next() {
      words.append(word)
    }
    return words
  }

  private mutating func next() throws(ProtocolError) -> ProtocolWord? {
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard let first = rest.first else { return nil }
    if first == "\"" { return ProtocolWord(text: try quoted()) }
    let name = plain { $0 == ":" || $0 == "=" }
    guard let sign = rest.first, let separator = ProtocolWord.Separator(rawValue: Character(sign))
    else { return ProtocolWord(name) }
    rest = rest.dropFirst()
    let value = rest.first == "\"" ? try quoted() : plain { _ in false }
    switch separator {
    case .step: return ProtocolWord(name, step: value)
    case .setting: return ProtocolWord(name, setting: value)
    }
  }

  /// What comes before a space or a sign that ends it.
  private mutating func plain(until ends: (Unicode.Scalar) -> Bool) -> String {
    let plain = rest.prefix { $0 != " " && $0 != "\t" && !ends($0) }
    rest = rest[plain.endIndex...]
    return String(plain)
  }

  private mutating func quoted() throws(ProtocolError) -> String {
    rest = rest.dropFirst()
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped())
      default: text.append(scalar)
      }
    }
    throw .quoteNotClosed
  }

  private mutating func escaped() throws(ProtocolError) -> Unicode.Scalar {
    guard let sign = rest.popFirst() else { throw .quoteNotClosed }
    switch sign {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"", "\\": return sign
    case "u": return try number()
    default: throw .unknownEscape(String(sign))
    }
  }

  /// The scalar of `{…}` with one to eight hexadecimal digits.
  private mutating func number() throws(ProtocolError) -> Unicode.Scalar {
    guard rest.popFirst() == "{" else { throw .unknownEscape("u") }
    let digits = String(rest.prefix { $0 != "}" && $0 != "\"" })
    rest = rest.dropFirst(digits.unicodeScalars.count)
    guard
      digits.utf8.count <= 8, rest.popFirst() == "}", let value = UInt32(digits, radix: 16),
      let scalar = Unicode.Scalar(value)
    else { throw .unknownEscape("u{\(digits)}") }
    return scalar
  }
}
