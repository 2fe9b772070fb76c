internal import KeyModel

/// The words of a label, and lists of words by language that labels shouldn't hold.
enum LabelWords {
  /// The words in small letters, parted at whatever is no letter, digit or mark.
  static func words(of label: String) -> [String] {
    label.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }

  /// The first of the words of a list that a label holds whole, in small letters.
  ///
  /// Languages that put no space between words have their words looked for anywhere but at the
  /// start, so that a label that is the word itself isn't found.
  static func first(of list: [String], in label: String) -> String? {
    let words = words(of: label)
    return list.first { word in
      if word.isWrittenWithoutSpaces {
        let text = label.lowercased()
        return text != word && text.hasSuffix(word)
      }
      let parts = Self.words(of: word)
      guard words.count >= parts.count else { return false }
      return (0...(words.count - parts.count)).contains {
        Array(words[$0..<($0 + parts.count)]) == parts
      }
    }
  }

  /// A label without a word that it holds; nil where nothing would be left.
  static func removing(_ word: String, from label: String) -> String? {
    let isSeparator = { (character: Character) in !(character.isLetter || character.isNumber) }
    if word.isWrittenWithoutSpaces {
      let rest = String(label.dropLast(word.count)).trimmed
      return rest.isEmpty ? nil : rest
    }
    var kept: [Substring] = []
    for part in label.split(whereSeparator: \.isWhitespace) {
      let pieces = part.split(whereSeparator: isSeparator).filter { $0.lowercased() != word }
      guard !pieces.isEmpty else { continue }
      kept.append(pieces.count == part.split(whereSeparator: isSeparator).count ? part : pieces[0])
    }
    let rest = kept.joined(separator: " ").trimmed
    return rest.isEmpty || rest == label ? nil : rest
  }

  /// A list in a language and in English, in which many labels are.
  static func list(_ table: [String: [String]], in language: String) -> [String] {
    let primary = String(language.prefix { $0 != "-" && $0 != "_" }.lowercased())
    let own = table[["no": "nb", "nn": "nb", "iw": "he", "cmn": "zh"][primary] ?? primary] ?? []
    return own + (primary == "en" ? [] : table["en"] ?? [])
  }
}

extension String {
  /// Whether the text is of a script that has no spaces between words.
  fileprivate var isWrittenWithoutSpaces: Bool {
    unicodeScalars.first.map {
      (0x2E80...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
    }
      ?? false
  }
}
