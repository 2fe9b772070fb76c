/// Why a file of names can't be read, and where.
public struct NameFileError: Error, Hashable, Sendable {
  /// What is wrong with a line.
  public enum Reason: Hashable, Sendable {
    /// There is no tab between character and name.
    case missingTab
    /// There is another tab after the name.
    case secondTab
    /// There is nothing before the tab.
    case missingCharacter
    /// There is more than one character before the tab.
    case severalCharacters
    /// This isn't a code point such as `U+00A0`.
    case noCodePoint(String)
    /// There is nothing after the tab.
    case missingName
    /// This isn't a language tag such as `de` or `pt-BR`, nor `*`.
    case noLanguage(String)
    /// The bracket around a language isn't closed, or more follows it.
    case unclosedLanguage
  }

  /// The line, counted from 1.
  public var line: Int
  /// The column, in characters, counted from 1.
  public var column: Int
  /// What is wrong.
  public var reason: Reason

  /// Makes an error of its place and reason.
  public init(line: Int, column: Int, reason: Reason) {
    self.line = line
    self.column = column
    self.reason = reason
  }
}

extension NameFileError: CustomStringConvertible {
  /// What is wrong and what to do, without the place.
  public var description: String {
    switch reason {
    case .missingTab: "no tab after the character; write CHARACTER, a tab, NAME"
    case .secondTab: "a second tab; a name is one piece of text"
    case .missingCharacter: "no character before the tab; write it, or its code as U+00A0"
    case .severalCharacters: "more than one character before the tab; name one a line"
    case .noCodePoint(let text):
      "\(text.debugDescription) is no code point; write U+ and hex digits"
    case .missingName: "no name after the tab; write what is to be heard"
    case .noLanguage(let text): "\(text.debugDescription) is no language tag; write [de] or [*]"
    case .unclosedLanguage: "a language stands alone in brackets; write [de]"
    }
  }
}
