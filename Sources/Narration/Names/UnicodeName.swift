/// The name of a character in the Unicode character database, made fit to be heard.
enum UnicodeName {
  /// The name in English, in small letters; nil for characters without one.
  ///
  /// What kind of letter it is, and that it is a capital, isn't said: "zhe", not "cyrillic capital
  /// letter zhe". The script is said where a listener would else hear a Latin letter ("cyrillic
  /// te"), or where two scripts share their names (hiragana and katakana). Codes within names
  /// aren't said.
  static func words(of scalar: Unicode.Scalar) -> String? {
    guard let name = scalar.properties.name ?? scalar.properties.nameAlias else { return nil }
    if name.hasPrefix(braille) { return "braille dots " + spaced(name.dropFirst(braille.count)) }
    var words = name.lowercased().split(separator: " ")
    dropCode(of: scalar, from: &words)
    if let start = words.firstIndex(where: isKindOfLetter), start > 0 {
      return letter(Array(words[start...]), script: words[..<start])
    }
    if let sign = words.firstIndex(where: { $0 == "sign" || $0 == "point" }), sign > 0,
      sign + 1 < words.count, scalar.isMark
    {
      let isVowel = words[sign - 1] == "vowel"
      words.removeSubrange(..<(isVowel ? sign - 1 : sign + 1))
    }
    return words.joined(separator: " ")
  }

  private static let braille = "BRAILLE PATTERN DOTS-"

  private static func spaced(_ digits: Substring) -> String {
    digits.map(String.init).joined(separator: " ")
  }

  private static func isKindOfLetter(_ word: Substring) -> Bool {
    word == "capital" || word == "small" || word == "letter" || word == "ligature"
  }

  private static func letter(_ words: [Substring], script: ArraySlice<Substring>) -> String {
    let isSmallCapital = words.starts(with: ["letter", "small", "capital"])
    let name = Array(words.drop(while: isKindOfLetter))
    let isNeeded = script.count > 1 || script.first.map(saidScripts.contains) == true
    let sounds = name.count == 1 && soundsLikeLatin(name[0]) && script != ["latin"]
    let before = isSmallCapital ? ["small", "capital"] : isNeeded || sounds ? Array(script) : []
    if before.isEmpty, name.count == 1 { return String(name[0]) }
    let whole = before + name
    return whole.isEmpty ? "letter" : whole.joined(separator: " ")
  }

  /// Scripts that share the names of their letters with another.
  private static let saidScripts: Set<Substring> = ["hiragana", "katakana"]

  /// Whether a letter's name is heard as the name of a Latin letter.
  private static func soundsLikeLatin(_ name: Substring) -> Bool {
    name.count == 1 || latinSounds.contains(name)
  }

  private static let latinSounds: Set<Substring> = [
    "be", "de", "ef", "el", "em", "en", "er", "es", "ge", "ie", "pe", "te", "ve", "yu", "ze",
  ]

  /// Takes the code point off names such as "CJK COMPATIBILITY IDEOGRAPH-F900".
  private static func dropCode(of scalar: Unicode.Scalar, from words: inout [Substring]) {
    guard let last = words.last, let hyphen = last.lastIndex(of: "-") else { return }
    let code = last[last.index(after: hyphen)...]
    if UInt32(code, radix: 16) == scalar.value, code.count >= 4 {
      words[words.count - 1] = last[..<hyphen]
    }
  }
}

extension Unicode.Scalar {
  /// Whether this is a combining mark of any kind.
  var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
