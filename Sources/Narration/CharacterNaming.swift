/// What one character is called in a language.
public struct CharacterName: Hashable, Sendable {
  /// Where a name was found; the first that has one is taken.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The label that the layout gives the key.
    case label
    /// The listener's own name.
    case override
    /// The name of what a key does.
    case function
    /// The table of the language.
    case table
    /// Made of the names of the parts, such as a letter and its accent.
    case composition
    /// The name in the Unicode character database.
    case unicode
    /// The character is its own name: a letter or digit that the language's voice reads.
    case itself
  }

  /// What is said, in plain words; the character itself where the source is `itself`.
  ///
  /// The words never tell that a letter is a capital: É and é are both "e acute". How a capital is
  /// heard is the narrator's to decide.
  public var words: String
  /// The language of the words, a BCP 47 tag.
  public var language: String
  /// Where the name was found.
  public var source: Source

  /// Makes a name of words, their language and where they were found.
  public init(words: String, language: String, source: Source) {
    self.words = words
    self.language = language
    self.source = source
  }
}

/// Tells what characters are called.
public protocol CharacterNaming: Sendable {
  /// The name of one grapheme cluster; never without words.
  ///
  /// - Parameters:
  ///   - cluster: exactly one grapheme cluster, such as ",", "é", a flag or a newline.
  ///   - language: the language to name it in, a BCP 47 tag.
  /// - Returns: the name; its language differs from the one asked for where the name had to be
  ///   taken from another language.
  func name(of cluster: String, in language: String) -> CharacterName
}

/// Tells the words that stand for letters on the telephone, such as "Alfa" for "a".
public protocol PhoneticAlphabet: Sendable {
  /// The word for one grapheme cluster, or nil where the language's alphabet has none.
  ///
  /// - Parameters:
  ///   - cluster: exactly one grapheme cluster; its case doesn't matter.
  ///   - language: the language of the alphabet, a BCP 47 tag.
  /// - Returns: the word, or nil.
  func word(for cluster: String, in language: String) -> String?
}
