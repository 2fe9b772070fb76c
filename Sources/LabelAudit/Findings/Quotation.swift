internal import ReportText

/// Text of a layout as messages have it: in quotes, short, and nothing in it that controls anything.
enum Quotation {
  /// The text in curly quotes, cut off after 60 characters.
  static func of(_ text: String) -> String {
    let visible = VisibleText(text).description
    return "“\(visible.count > 60 ? visible.prefix(60) + "…" : visible)”"
  }

  /// The text in quotes, a single symbol or foreign letter with its number and Unicode name.
  static func naming(_ text: String) -> String {
    guard let described = CharacterDescription.of(text) else { return of(text) }
    return "\(of(text)) (\(described))"
  }

  /// The text without quotes, nothing in it that controls anything.
  static func plain(_ text: String) -> String { VisibleText(text).description }

  /// Several texts, the first few of them.
  static func list(_ texts: [String], most: Int = 5) -> String {
    let shown = texts.prefix(most).map(of).joined(separator: ", ")
    return texts.count > most ? "\(shown) and \(texts.count - most) more" : shown
  }
}

/// What characters are, for people who can't see them.
enum CharacterDescription {
  /// Number and Unicode name of each character of a short text that isn't plain letters and digits;
  /// nil for words.
  static func of(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard !scalars.isEmpty, scalars.count <= 3 else { return nil }
    guard !scalars.allSatisfy({ $0.isASCII && ($0.properties.isAlphabetic || isDigit($0)) }) else {
      return nil
    }
    return scalars.map(name).joined(separator: ", ")
  }

  /// A character as the Unicode standard writes it: U+232B ERASE TO THE LEFT.
  static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let name = scalar.properties.name ?? scalar.properties.nameAlias ?? kind(scalar)
    return "\(number) \(name)"
  }

  private static func kind(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control: "a control character"
    case .privateUse: "a character for private use"
    default: "without a name"
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }
}
