/// What separates whole numbers from fractions, by language and region, as Unicode CLDR has it.
enum DecimalSeparators {
  /// The separator of a language; nil where that isn't known, or is a mark of its own.
  static func separator(language tag: String) -> String? {
    guard let tag = LanguageTag(tag) else { return nil }
    let region = tag.region ?? ""
    if pointRegions[tag.language]?.contains(region) == true { return "." }
    if commaRegions[tag.language]?.contains(region) == true { return "," }
    if commas.contains(tag.language) { return "," }
    return points.contains(tag.language) ? "." : nil
  }

  private static let commas: Set<String> = [
    "af", "az", "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "gl",
    "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "lt", "lv", "mk", "nb", "nl", "nn", "no", "pl",
    "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]

  private static let points: Set<String> = [
    "am", "bn", "cy", "en", "fil", "ga", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mr", "ms",
    "mt", "pa", "si", "sw", "ta", "te", "th", "tl", "zh", "zu",
  ]

  /// Regions that write a point where their language has a comma.
  private static let pointRegions: [String: Set<String>] = [
    "de": ["CH", "LI"], "it": ["CH"],
    "es": ["DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US", "419"],
  ]

  /// Regions that write a comma where their language has a point.
  private static let commaRegions: [String: Set<String>] = ["en": ["ZA", "AT", "DE", "NL", "SE"]]
}
