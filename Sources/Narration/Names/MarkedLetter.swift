/// Letters with marks, taken apart by their Unicode names.
enum MarkedLetter {
  /// A letter's base and its marks, or nil for what isn't a Latin or Greek letter with marks.
  static func parts(of scalar: Unicode.Scalar) -> (base: String, marks: [Unicode.Scalar])? {
    guard blocks.contains(where: { $0.contains(scalar.value) }), let name = scalar.properties.name
    else { return nil }
    let words = name.split(separator: " ")
    guard words.count > 4, words[0] == "LATIN" || words[0] == "GREEK",
      let with = words.firstIndex(of: "WITH"), words[1] == "SMALL" || words[1] == "CAPITAL"
    else { return nil }
    guard let base = base(words[3..<with].joined(separator: " ")) else { return nil }
    var found: [Unicode.Scalar] = []
    for part in words[(with + 1)...].split(separator: "AND") {
      guard let mark = marks[part.joined(separator: " ")] else { return nil }
      found.append(mark)
    }
    return (base, found)
  }

  /// Where Latin and Greek letters with marks are; names of others needn't be looked up.
  private static let blocks: [ClosedRange<UInt32>] = [
    0xC0...0x2AF, 0x370...0x3FF, 0x1D00...0x1FFF, 0x2C60...0x2C7F, 0xA720...0xA7FF,
  ]

  private static func base(_ name: String) -> String? {
    name.count == 1 ? name.lowercased() : bases[name]
  }

  private static let bases: [String: String] = [
    "AE": "æ", "DOTLESS I": "ı", "OPEN E": "ɛ", "OPEN O": "ɔ", "ALPHA": "α", "EPSILON": "ε",
    "ETA": "η", "IOTA": "ι", "OMICRON": "ο", "RHO": "ρ", "UPSILON": "υ", "OMEGA": "ω",
  ]

  /// The marks by what Unicode calls them in the names of letters.
  private static let marks: [String: Unicode.Scalar] = [
    "GRAVE": "\u{300}", "ACUTE": "\u{301}", "TONOS": "\u{301}", "CIRCUMFLEX": "\u{302}",
    "TILDE": "\u{303}", "MACRON": "\u{304}", "BREVE": "\u{306}", "DOT ABOVE": "\u{307}",
    "DIAERESIS": "\u{308}", "DIALYTIKA": "\u{308}", "HOOK ABOVE": "\u{309}",
    "RING ABOVE": "\u{30A}", "DOUBLE ACUTE": "\u{30B}", "CARON": "\u{30C}", "HORN": "\u{31B}",
    "HOOK": "\u{322}", "DOT BELOW": "\u{323}", "COMMA BELOW": "\u{326}", "CEDILLA": "\u{327}",
    "OGONEK": "\u{328}", "LINE BELOW": "\u{331}", "STROKE": "\u{335}",
  ]

  /// Signs that show a mark by itself, and the mark; ´, ^, ` and ~ are named in tables.
  static let spacingMarks: [Unicode.Scalar: Unicode.Scalar] = [
    "¯": "\u{304}", "˘": "\u{306}", "˙": "\u{307}", "˚": "\u{30A}", "˝": "\u{30B}",
    "ˇ": "\u{30C}", "¸": "\u{327}", "˛": "\u{328}", "\u{336}": "\u{335}", "\u{338}": "\u{335}",
    "\u{337}": "\u{335}",
  ]
}
