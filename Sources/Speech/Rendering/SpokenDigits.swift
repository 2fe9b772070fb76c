/// Digits in words, where the engine has a voice that is silent on them.
///
/// Of the voices of eSpeak NG 1.51 for languages that the keyboard speaks that is Hebrew's. Numbers
/// are said digit by digit; points of vowels are only where the voice misses a vowel without them.
enum SpokenDigits {
  private static let words: [String: [String]] = [
    "he": ["אֶפס", "אַחת", "שתיים", "שלוש", "ארבע", "חמש", "שש", "שבע", "שמוֹנֶה", "תֵשַע"]
  ]

  /// The text with words in place of the digits 0...9, each with spaces around it.
  ///
  /// In most languages, which are BCP 47 tags, the text is left as it is.
  static func inWords(_ text: String, language: String) -> String {
    let primary = language.prefix { $0 != "-" && $0 != "_" }
    // The tag for Hebrew that Java and Android still use.
    guard let words = words[primary == "iw" ? "he" : String(primary)],
      text.utf8.contains(where: { (0x30...0x39).contains($0) })
    else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let digit = scalar.isASCII ? scalar.properties.numericValue : nil {
        result += " \(words[Int(digit)]) "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
