internal import KeyModel

/// Texts of LDML: variables and escapes resolved, markers kept or taken out.
struct LDMLText {
  /// The values of string variables, resolved.
  private var variables: [String: String] = [:]
  private var expanded = 0

  /// Takes a string variable; those before it may stand in its value.
  mutating func define(
    _ id: String, _ value: XMLAttribute, _ context: inout ImportContext
  ) throws(ImportError) {
    variables[id] = try resolved(value, &context)
  }

  /// The value with `${…}` and `\u{…}` resolved; `\m{…}` stays.
  mutating func resolved(
    _ attribute: XMLAttribute, _ context: inout ImportContext
  ) throws(ImportError) -> String {
    let value = attribute.value
    guard value.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "\\") }) else {
      return value
    }
    var result = String.UnicodeScalarView()
    var rest = value.unicodeScalars[...]
    while let first = rest.first {
      if let (name, after) = Self.braced("${", rest) {
        if let text = variables[name] {
          result.append(contentsOf: text.unicodeScalars)
          try count(text, attribute, context)
        } else {
          Self.warn("the variable \(Excerpt.quoted(name)) isn't defined", attribute, &context)
          result.append(contentsOf: rest[..<after])
        }
        rest = rest[after...]
      } else if let (numbers, after) = Self.braced("\\u{", rest) {
        if let scalars = Self.scalars(numbers) {
          result.append(contentsOf: scalars)
        } else {
          Self.warn(
            "\(Excerpt.quoted(numbers)) is the number of no character", attribute, &context)
          result.append(contentsOf: rest[..<after])
        }
        rest = rest[after...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// A text without markers.
  static func withoutMarkers(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      if let (_, after) = braced("\\m{", rest) {
        rest = rest[after...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// The characters of hexadecimal numbers, parted by blanks; nil where one is no character's.
  static func scalars(_ numbers: String) -> [Unicode.Scalar]? {
    let parts = numbers.split(separator: " ")
    let scalars = parts.compactMap { part -> Unicode.Scalar? in
      guard part.utf8.count <= 6, part.utf8.allSatisfy(\.isHexadecimal) else { return nil }
      return UInt32(part, radix: 16).flatMap(Unicode.Scalar.init)
    }
    return !parts.isEmpty && scalars.count == parts.count ? scalars : nil
  }

  /// What stands in braces behind an opening, and where the rest begins.
  private static func braced(
    _ opening: String, _ text: Substring.UnicodeScalarView
  ) -> (inside: String, after: String.Index)? {
    guard text.starts(with: opening.unicodeScalars) else { return nil }
    let inside = text.dropFirst(opening.unicodeScalars.count).prefix(100)
    guard let end = inside.firstIndex(of: "}") else { return nil }
    return (String(inside[..<end]), text.index(after: end))
  }

  private mutating func count(
    _ text: String, _ attribute: XMLAttribute, _ context: ImportContext
  ) throws(ImportError) {
    expanded += text.unicodeScalars.count + 1
    guard expanded <= context.file.limits.expandedCharacters else {
      throw .beyond(
        "variables that expand to at most \(context.file.limits.expandedCharacters) characters",
        at: attribute.valuePlace)
    }
  }

  private static func warn(
    _ message: String, _ attribute: XMLAttribute, _ context: inout ImportContext
  ) {
    context.warn(.unknownValue, at: attribute.valuePlace, message)
  }
}

extension UInt8 {
  /// Whether it is a digit of a hexadecimal number.
  var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
  }
}
