/// Texts of older keyboards of LDML.
enum LegacyLDMLText {
  /// The text with `\u{…}` resolved; one that names no character stays.
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let inside = rest.dropFirst(3).prefix(100)
      if rest.starts(with: "\\u{".unicodeScalars), let end = inside.firstIndex(of: "}"),
        let scalars = LDMLText.scalars(String(inside[..<end]))
      {
        result.append(contentsOf: scalars)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }
}
