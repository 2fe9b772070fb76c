internal import ReportText

/// Text as the page has it: escaped, visible, and labels isolated from the direction of what stands
/// around them.
enum HTMLText {
  /// A label, a title, a name: in its language and its own direction.
  static func label(_ text: String, language: String? = nil) -> String {
    "<bdi\(attribute(language))>\(MarkupText.escaped(text))</bdi>"
  }

  /// A sentence; each text in curly quotes in it has its own direction.
  static func sentence(_ text: String) -> String {
    var isOpen = false
    let marked = MarkupText.escaped(text).reduce(into: "") { result, character in
      switch character {
      case "“" where !isOpen:
        isOpen = true
        result += "“<bdi>"
      case "”" where isOpen:
        isOpen = false
        result += "</bdi>”"
      default: result.append(character)
      }
    }
    return isOpen ? marked + "</bdi>" : marked
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
  static func attribute(_ language: String?) -> String {
    guard let language, LanguageTag(language) != nil else { return "" }
    return MarkupText.attributes(["lang": language])
  }
}
