/// Text that was made for programs and got into a label.
enum TextLeak: String, Hashable, Sendable, CaseIterable {
  /// HTML or XML: a tag, or an entity.
  case markup
  /// A place for a value that nobody put in.
  case template
  /// An escape that wasn't resolved.
  case escape
  /// The name of a picture, a file or a text in the program.
  case identifier

  /// What a text is, if it leaks anything.
  init?(in text: String) {
    let characters = Array(text)
    if Self.hasTag(characters) || Self.hasEntity(characters) {
      self = .markup
    } else if Self.hasTemplate(characters) {
      self = .template
    } else if Self.hasEscape(characters) {
      self = .escape
    } else if text.split(whereSeparator: \.isWhitespace).contains(where: Self.isIdentifier) {
      self = .identifier
    } else {
      return nil
    }
  }

  /// What it is, as a noun with its article.
  var words: String {
    switch self {
    case .markup: "markup"
    case .template: "a placeholder that was never filled in"
    case .escape: "an escape that was never resolved"
    case .identifier: "a name of the program's own, not a word"
    }
  }

  /// `<b>`, `</td>`, `<td class=…`: "<" and a letter, or "</", and a ">" behind it.
  private static func hasTag(_ text: [Character]) -> Bool {
    for index in text.indices.dropLast() where text[index] == "<" {
      let next = text[index + 1]
      guard next.isASCII, next.isLetter || next == "/" else { continue }
      if text[(index + 1)...].contains(">") { return true }
    }
    return false
  }

  /// `&amp;`, `&#39;`.
  private static func hasEntity(_ text: [Character]) -> Bool {
    for index in text.indices where text[index] == "&" {
      let name = text[(index + 1)...].prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#")
      }
      if name.count >= 2, name.endIndex < text.endIndex, text[name.endIndex] == ";" { return true }
    }
    return false
  }

  /// `{0}`, `{name}`, `${x}`, `%@`, `%s`, `%1$s`.
  private static func hasTemplate(_ text: [Character]) -> Bool {
    for index in text.indices {
      if text[index] == "{" {
        let name = text[(index + 1)...].prefix {
          $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "/")
        }
        if !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "}" { return true }
      }
      guard text[index] == "%" else { continue }
      let rest = text[(index + 1)...].drop { $0.isASCII && $0.isNumber }
      let isNumbered = rest.first == "$"
      let kind = isNumbered ? rest.dropFirst().first : rest.first
      let after = isNumbered ? rest.dropFirst(2).first : rest.dropFirst().first
      guard let kind, "@sdifu".contains(kind), after?.isLetter != true else { continue }
      if isNumbered || kind == "@" || rest.startIndex == index + 1 { return true }
    }
    return false
  }

  /// `\u00e9`, `\n`, `\x41`.
  private static func hasEscape(_ text: [Character]) -> Bool {
    for index in text.indices.dropLast() where text[index] == "\\" {
      let digits = text[(index + 2)...].prefix(4).filter { $0.isHexDigit }.count
      switch text[index + 1] {
      case "u" where digits == 4: return true
      case "x" where digits >= 2: return true
      case "n", "t", "r", "\"": if text.count > 2 { return true }
      default: continue
      }
    }
    return false
  }

  /// `snake_case`, `dotted.key`, `camelCase`, `Path/likeThis`, `@string/x`, `delete.png`.
  private static func isIdentifier(_ word: Substring) -> Bool {
    guard word.allSatisfy({ $0.isASCII }) else { return false }
    let word = word.drop { $0 == "@" || $0 == "/" || $0 == "." }.reversed().drop {
      !($0.isLetter || $0.isNumber)
    }.reversed()
    let text = String(word)
    guard text.count >= 5 else { return false }
    if pictures.contains(text) || isFileName(text) { return true }
    if areNames(text.split(separator: "_", omittingEmptySubsequences: false), least: 2) {
      return true
    }
    let dotted = text.split(separator: ".", omittingEmptySubsequences: false)
    if areNames(dotted, least: 2), dotted.first != "www", !isDomain(dotted) { return true }
    let path = text.split(separator: "/", omittingEmptySubsequences: false)
    if path.count >= 2, path.allSatisfy(isName), path.contains(where: hasHump) { return true }
    return isCamelCase(text)
  }

  /// Whether there are several parts, all of them names of more than one letter.
  private static func areNames(_ parts: [Substring], least: Int) -> Bool {
    parts.count >= least && parts.allSatisfy { $0.count >= 2 && isName($0) }
  }

  private static func isName(_ part: Substring) -> Bool {
    part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func isDomain(_ parts: [Substring]) -> Bool {
    parts.last.map {
      ["com", "org", "net", "edu", "de", "uk", "fr", "jp", "eu", "io"].contains($0)
    } ?? false
  }

  private static func isFileName(_ text: String) -> Bool {
    let endings = [
      ".png", ".svg", ".jpg", ".jpeg", ".pdf", ".xml", ".webp", ".heic", ".gif", ".json",
    ]
    return endings.contains { text.lowercased().hasSuffix($0) }
  }

  /// A small beginning of two letters or more with a capital after it; not "iPad", not "AltGr".
  private static func isCamelCase(_ text: String) -> Bool {
    let beginning = text.prefix { $0.isLowercase }
    guard beginning.count >= 2, text.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return false
    }
    return hasHump(text[...])
  }

  /// Whether a capital follows a small letter.
  private static func hasHump(_ text: Substring) -> Bool {
    zip(text, text.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Names of Apple's pictures that look like words, as they were heard in real keyboards.
  private static let pictures: Set<String> = [
    "paintpalette", "gearshape", "magnifyingglass", "textformat", "faceid", "touchid",
    "checkmark.circle", "arrowshape", "photofill",
  ]
}
