internal import ReportText

/// Text as the page has it: escaped, visible, and labels isolated from the direction of what stands
/// around them.
enum HTMLText {
  /// A label, a title, a name: in its language and its own direction.
  static func label(_ text: String, language: String? = nil) -> String {
    "<bdi\(attribute(language))>\(MarkupText.escaped(carried(text)))</bdi>"
  }

  /// A sentence; each text in curly quotes in it has its own direction.
  static func sentence(_ text: String) -> String {
    var result = ""
    var isOpen = false
    var isFirst = false
    // By scalars: a mark behind a quote would make one character of both.
    for scalar in MarkupText.escaped(text).unicodeScalars {
      switch scalar {
      case "“" where !isOpen:
        isOpen = true
        isFirst = true
        result += "“<bdi>"
        continue
      case "”" where isOpen:
        isOpen = false
        result += "</bdi>”"
      default:
        if isFirst, scalar.properties.isMark { result += carrier }
        result.unicodeScalars.append(scalar)
      }
      isFirst = false
    }
    return isOpen ? result + "</bdi>" : result
  }

  /// What a mark is shown on that has nothing before it.
  private static let carrier = "◌"

  /// The text, so that a mark at its beginning doesn't go on what stands before it.
  static func carried(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, first.properties.isMark else { return text }
    return carrier + text
  }

  /// A key by its name, a symbol with its Unicode name.
  static func name(of key: KeyName, language: String? = nil) -> String {
    let text = key.name.isBlank ? key.title : key.name
    guard !text.isBlank else { return "key \(label(key.id))" }
    let described = CharacterDescription.of(text).map { " \(MarkupText.escaped($0))" } ?? ""
    return label(cut(text), language: language) + described
  }

  /// What is printed on a key; its id where that can't be written.
  static func print(on key: LayoutPicture.PicturedKey, language: String?) -> String {
    guard !key.print.isBlank else { return "key \(label(key.name.id))" }
    let described =
      CharacterDescription.of(key.print).map { " \(MarkupText.escaped($0))" } ?? ""
    return label(cut(key.print), language: language) + described
  }

  /// A heading's or a cell's text of a length that can be read.
  static func cut(_ text: String) -> String {
    text.count > 200 ? text.prefix(200) + "…" : text
  }

  /// The language of a text; nothing where it isn't a tag.
  ///
  /// Only what chooses a voice: variants of layouts' files, such as "zhengma", aren't registered,
  /// and a "language" in capitals, such as FlorisBoard's "IPA", is none.
  static func attribute(_ language: String?) -> String {
    guard let language, let tag = LanguageTag(language), language.hasPrefix(tag.language) else {
      return ""
    }
    let parts = [tag.language, tag.script, tag.region].compactMap(\.self)
    return MarkupText.attributes(["lang": parts.joined(separator: "-")])
  }
}
