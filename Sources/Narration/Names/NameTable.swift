internal import KeyModel

/// What characters are called in one language, apart from what CLDR has.
struct NameTable: Sendable {
  /// The language, a BCP 47 tag.
  let language: String
  /// The characters that the language's voice reads well by themselves, by any of their forms.
  private let letters: [String: String]
  /// Code points of whole scripts that the voice reads by themselves.
  private let scripts: [ClosedRange<UInt32>]
  /// Code points that it reads but doesn't tell from others, with what is said, `%` for the letter.
  private let announced: [(ClosedRange<UInt32>, String)]
  private let names: [String: String]
  private let marks: [UInt32: String]
  /// A mark that stands alone, with `%` for its name.
  let loneMark: String
  /// A character as wide as an ideograph, with `%` for its name.
  let fullwidth: String
  /// A character of private use.
  let privateUse: String
  /// A character that no version of Unicode known here has.
  let unassigned: String
  /// The words of keys, for glyphs that stand for what a key does.
  let keys: KeyVocabulary
  /// The names of symbols and emoji; read when first asked for.
  let symbols: @Sendable () -> CLDRNames

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - language: the language, a BCP 47 tag.
  ///   - letters: what the voice reads well by itself, beside the digits 0...9.
  ///   - scripts: the code points of whole scripts that it reads well.
  ///   - announced: code points that need a word before them to be told from others.
  ///   - loneMark: a mark that stands alone, `%` for its name.
  ///   - fullwidth: a wide character, `%` for its name.
  ///   - privateUse: a character of private use.
  ///   - unassigned: a character that isn't assigned.
  ///   - greek: the names of the 24 letters, in their order.
  ///   - marks: names of combining marks, as they follow the name of a letter.
  ///   - names: names of other characters.
  ///   - keys: the words of keys.
  ///   - symbols: the names of symbols and emoji.
  init(
    language: String, letters: String, scripts: [ClosedRange<UInt32>] = [],
    announced: [(ClosedRange<UInt32>, String)] = [], loneMark: String, fullwidth: String,
    privateUse: String, unassigned: String, greek: String, marks: String, names: String,
    keys: KeyVocabulary, symbols: @escaping @Sendable () -> CLDRNames
  ) {
    self.language = language
    self.letters = Dictionary(
      (letters + "0123456789").map { (String($0), String($0)) },
      uniquingKeysWith: { first, _ in first })
    self.scripts = scripts
    self.announced = announced
    self.loneMark = loneMark
    self.fullwidth = fullwidth
    self.privateUse = privateUse
    self.unassigned = unassigned
    self.keys = keys
    self.symbols = symbols
    let lines = Self.lines(of: names)
    let greekNames = zip(Self.greekLetters, greek.split(separator: " ")).map {
      (String($0), String($1))
    }
    self.names = Dictionary(greekNames + lines, uniquingKeysWith: { _, last in last })
    self.marks = Dictionary(
      Self.lines(of: marks).compactMap { mark, name in
        mark.unicodeScalars.first.map { ($0.value, name) }
      }, uniquingKeysWith: { _, last in last })
  }

  private static let greekLetters = "αβγδεζηθικλμνξοπρστυφχψω"

  private static func lines(of text: String) -> [(String, String)] {
    text.split(separator: "\n").compactMap { line in
      // Our own tables have no bad lines: a test reads them all.
      guard let line = try? NameLine(line) else { return nil }
      return (line.character, line.name)
    }
  }

  /// The name in the table, or nil.
  func name(of character: String) -> String? {
    names[character]
  }

  /// What the voice is given to read the character by itself, or nil where it needs a name.
  func reading(of character: String) -> String? {
    if let letter = letters[character] { return letter }
    guard !scripts.isEmpty, let first = character.unicodeScalars.first else { return nil }
    for (range, pattern) in announced where range.contains(first.value) {
      return pattern.filling(character)
    }
    let isRead = character.unicodeScalars.allSatisfy { scalar in
      scripts.contains { $0.contains(scalar.value) }
    }
    return isRead && first.properties.isAlphabetic || isRead && first.properties.numericType != nil
      ? character : nil
  }

  /// The name of a combining mark, as it follows the name of a letter, or nil.
  func name(ofMark mark: Unicode.Scalar) -> String? {
    marks[mark.value]
  }

  /// The small form of a letter, as the language writes it: in Turkish, I is the capital of ı.
  func lowercased(_ letter: String) -> String {
    if language == "tr", letter == "I" { return "ı" }
    if letter == "İ" { return language == "tr" ? "i" : letter }
    return letter.lowercased()
  }

  /// The characters that the table itself names, for tests.
  var namedCharacters: [String] { Array(names.keys) }
  /// The letters and digits that the voice reads by themselves, for tests.
  var readLetters: [String] { Array(letters.values) }
  /// The marks that the table names, for tests.
  var namedMarks: [UInt32] { Array(marks.keys) }
}

extension String {
  /// This pattern with `%` replaced.
  func filling(_ text: String) -> String {
    guard let place = firstIndex(of: "%") else { return self + text }
    return String(self[..<place]) + text + String(self[index(after: place)...])
  }
}
