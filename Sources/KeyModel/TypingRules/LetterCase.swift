/// Which languages and letters know capitals.
enum LetterCase {
  /// ISO 15924 codes of the scripts that have capitals.
  private static let casedScripts: Set<String> = [
    "adlm", "armn", "cher", "copt", "cyrl", "dsrt", "glag", "grek", "hung", "latn", "osge", "vith",
    "wara",
  ]

  /// Languages that are written without capitals unless their tag names another script.
  ///
  /// Georgian is among them: its capitals are for whole words in headings, never for a first letter.
  private static let caselessLanguages: Set<String> = [
    "am", "ar", "arz", "as", "bn", "bo", "ckb", "cmn", "dv", "dz", "fa", "gu", "he", "hi",
    "ja", "ka", "kn", "ko", "km", "ks", "lo", "mai", "ml", "mni", "mr", "my", "ne", "nqo", "or",
    "pa", "ps", "sa", "sat", "sd", "si", "syr", "ta", "te", "th", "ti", "ug", "ur", "wuu", "yi",
    "yue", "zh",
  ]

  /// Whether the language is written with capitals; nil where the tag is no language's.
  static func languageHasCase(_ tag: String) -> Bool? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let language = parts.first, (2...3).contains(language.count) else { return nil }
    guard language != "und" else { return nil }
    if let script = parts.dropFirst().first(where: isScript) {
      return casedScripts.contains(script)
    }
    return !caselessLanguages.contains(language)
  }

  /// Whether the letter has a capital to begin a word with, or is one.
  static func hasCase(_ letter: Character) -> Bool {
    guard let properties = letter.unicodeScalars.first?.properties else { return false }
    return properties.titlecaseMapping != properties.lowercaseMapping
  }

  private static func isScript(_ part: String) -> Bool {
    part.count == 4 && part.allSatisfy(\.isLetter)
  }
}
