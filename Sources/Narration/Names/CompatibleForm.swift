/// Characters that are another one in a different shape.
enum CompatibleForm {
  /// The ASCII character that a fullwidth form shows, or nil.
  static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return nil }
    let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
    return narrow.map { $0.properties.isUppercase ? $0.properties.lowercaseMapping : String($0) }?
      .unicodeScalars.first
  }

  /// The plain letter, digit or letters behind a mathematical letter or a ligature, or nil.
  ///
  /// This is what Unicode's compatibility normalisation gives for them, in small letters.
  static func plainLetter(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x1D400...0x1D6A3: latin((scalar.value - 0x1D400) % 26)
    case 0x1D6A8...0x1D7CB: greek(scalar)
    case 0x1D7CE...0x1D7FF: String((scalar.value - 0x1D7CE) % 10)
    default: others[scalar]
    }
  }

  private static func latin(_ place: UInt32) -> String? {
    Unicode.Scalar(0x61 + place).map { String($0) }
  }

  private static func greek(_ scalar: Unicode.Scalar) -> String? {
    let place = (scalar.value - 0x1D6A8) % 58
    switch place {
    case 17: return "θ"
    case 0...24: return greekLetter(0x3B1 + place)
    case 26...50: return greekLetter(0x3B1 + place - 26)
    default: return nil
    }
  }

  private static func greekLetter(_ value: UInt32) -> String? {
    Unicode.Scalar(value).map { String($0) }
  }

  /// Letters of mathematics that Unicode had before the others.
  private static let others: [Unicode.Scalar: String] = [
    "ℂ": "c", "ℊ": "g", "ℋ": "h", "ℌ": "h", "ℍ": "h", "ℎ": "h", "ℐ": "i", "ℑ": "i", "ℒ": "l",
    "ℓ": "l", "ℕ": "n", "ℙ": "p", "ℚ": "q", "ℛ": "r", "ℜ": "r", "ℝ": "r", "ℤ": "z", "ℨ": "z",
    "ℬ": "b", "ℭ": "c", "ℯ": "e", "ℰ": "e", "ℱ": "f", "ℳ": "m", "ℴ": "o", "µ": "μ",
  ]
}
