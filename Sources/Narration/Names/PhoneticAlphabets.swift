/// The words that stand for letters on the telephone, in the alphabets that people know.
///
/// Each language has its own; where one has none there is no word, since a word of another
/// language would be heard in the wrong voice.
public struct PhoneticAlphabets: PhoneticAlphabet {
  /// Makes the alphabets.
  public init() {}

  /// The languages that have an alphabet, by their BCP 47 tags, in the order of the tags.
  public static let languages: [String] = words.keys.sorted()

  /// The word for one letter or digit, or nil where the language's alphabet has none.
  ///
  /// - Parameters:
  ///   - cluster: exactly one grapheme cluster; its case doesn't matter.
  ///   - language: the language of the alphabet, a BCP 47 tag.
  /// - Returns: the word, or nil.
  public func word(for cluster: String, in language: String) -> String? {
    guard let tag = LanguageMatch.best(for: language, among: Self.languages),
      let alphabet = Self.alphabets[tag]?.words
    else { return nil }
    if let word = alphabet[cluster] { return word }
    return alphabet[tag == "tr" && cluster == "I" ? "ı" : Self.small(cluster)]
  }

  /// The small form; İ is taken for i, which Turkish alone asks for.
  private static func small(_ cluster: String) -> String {
    cluster == "İ" ? "i" : cluster.lowercased()
  }

  private static let alphabets = words.mapValues(Alphabet.init(lines:))

  /// One language's words.
  private struct Alphabet: Sendable {
    let words: [String: String]

    init(lines: String) {
      let parts = lines.split(separator: " ")
      var words: [String: String] = [:]
      for place in stride(from: 0, to: parts.count - 1, by: 2) {
        let word = parts[place + 1].map { $0 == "-" ? " " : $0 }
        words[String(parts[place])] = String(word)
      }
      self.words = words
    }
  }
}
