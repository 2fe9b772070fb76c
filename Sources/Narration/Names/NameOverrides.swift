/// A listener's own names of characters, which go before all others.
///
/// Written as text, one name a line: the character, a tab, its name. A character that can't be
/// seen is written by its code points, such as `U+00A0` or `U+0065 U+0301`. Lines hold for all
/// languages until a line such as `[de]` says which language follows; `[*]` means all again. A
/// name for a language goes before one for all, and the last of several before the others. Empty
/// lines mean nothing, nor do lines that begin with `#` and have no tab after it.
///
/// ```
/// U+0027<tab>tick
/// [de]
/// @<tab>Klammeraffe
/// ```
public struct NameOverrides: Hashable, Sendable {
  private var names: [String: [String: String]] = [:]

  /// Makes overrides that override nothing.
  public init() {}

  /// Reads overrides.
  ///
  /// - Throws: `NameFileError` for the first line that can't be read.
  public init(parsing text: String) throws(NameFileError) {
    var language = Self.allLanguages
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let isBlank = line.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\u{FEFF}" }
      if isBlank || Self.isComment(line) { continue }
      if let section = try Self.section(line, number: number) {
        language = section
        continue
      }
      do {
        let entry = try NameLine(line)
        names[language, default: [:]][entry.character] = entry.name
      } catch {
        throw NameFileError(line: number, column: error.column, reason: error.reason)
      }
    }
  }

  /// Whether nothing is overridden.
  public var isEmpty: Bool { names.isEmpty }

  /// The listener's name for a character, or nil where there is none.
  ///
  /// A name for `de-AT` goes before one for `de`, that before one for all languages.
  public func name(of character: String, in language: String) -> String? {
    guard !names.isEmpty else { return nil }
    var tag = Substring(language.lowercased())
    while true {
      if let name = names[String(tag)]?[character] { return name }
      guard let hyphen = tag.lastIndex(of: "-") else { break }
      tag = tag[..<hyphen]
    }
    return names[Self.allLanguages]?[character]
  }

  private static let allLanguages = "*"

  private static func isComment(_ line: Substring) -> Bool {
    line.first == "#" && line.dropFirst().first != "\t"
  }

  private static func section(_ line: Substring, number: Int) throws(NameFileError) -> String? {
    guard line.first == "[", line.dropFirst().first != "\t" else { return nil }
    let tag = line.dropFirst().prefix { $0 != "]" }
    let isTag = tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    guard !tag.isEmpty, isTag || tag == allLanguages else {
      throw NameFileError(line: number, column: 2, reason: .noLanguage(String(tag)))
    }
    guard line.dropFirst(tag.count + 1).trimmingSpaces == "]" else {
      throw NameFileError(line: number, column: tag.count + 2, reason: .unclosedLanguage)
    }
    return tag.lowercased()
  }
}
