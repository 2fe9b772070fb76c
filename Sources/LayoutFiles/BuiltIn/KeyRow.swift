internal import KeyModel

/// Shorthand for rows of built-in layouts.
enum KeyRow {
  /// One key for each character, named and titled by it.
  static func characters(
    _ characters: String, titles: (String) -> String = { $0 }
  ) -> [RowGeometry.Cell] {
    characters.map { character in
      let text = String(character)
      return .key(
        Key(
          id: ids[character] ?? text, title: titles(text), function: .insert(text),
          alternates: alternates[character]?.map(String.init) ?? []))
    }
  }

  /// Ids of keys whose character would be awkward to type in a script.
  static let ids: [Character: String] = [
    " ": "space", "-": "hyphen", "/": "slash", ":": "colon", ";": "semicolon",
    "(": "left-parenthesis", ")": "right-parenthesis", "$": "dollar", "&": "ampersand",
    "@": "at", "\"": "quotation-mark", ".": "period", ",": "comma", "?": "question-mark",
    "!": "exclamation-mark", "'": "apostrophe", "[": "left-bracket", "]": "right-bracket",
    "{": "left-brace", "}": "right-brace", "#": "number-sign", "%": "percent", "^": "circumflex",
    "*": "star", "+": "plus", "=": "equals", "_": "underscore", "\\": "backslash",
    "|": "vertical-bar", "~": "tilde", "<": "less-than", ">": "greater-than", "€": "euro",
    "£": "pound", "¥": "yen", "•": "bullet",
  ]

  /// What long presses offer, most frequent first.
  static let alternates: [Character: String] = [
    "a": "àáâäæãåā", "c": "çćč", "e": "èéêëēėę", "i": "ìíîïīį", "l": "ł", "n": "ñń",
    "o": "òóôöœøõō", "s": "ßśš", "u": "ùúûüū", "y": "ÿ", "z": "žźż",
    "-": "–—•", "/": "\\", "$": "€£¥", "&": "§", "\"": "“”„»«", ".": "…", "?": "¿", "!": "¡",
    "'": "’‘`", "0": "°", "%": "‰", "=": "≠≈",
  ]
}
