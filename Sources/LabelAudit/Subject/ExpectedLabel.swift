internal import KeyModel
internal import Narration

extension RuleContext {
  /// What a key should be called, in the layout's language: by what it does, else by the name of the
  /// symbol that it inserts; nil where nobody can know.
  func expectedLabel(of key: AuditKey) -> String? {
    switch key.meaning {
    case .unknown, .none: return nil
    case .page(let id):
      return words.pages[id.lowercased()] ?? Self.pageWords(in: key.key.title, words)
    case .insert(let text): return insertedName(text)
    case .deadKey(let mark): return CharacterNames().name(of: mark, in: language).words
    case .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret, .shift,
      .capsLock, .modifier, .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo,
      .selectAll, .system:
      return words.label(for: key.meaning)
    }
  }

  private func insertedName(_ text: String) -> String? {
    if text == " " || text == "\t" { return words.label(for: .insert(text)) }
    guard text.count == 1 else { return nil }
    let name = CharacterNames().name(of: text, in: language)
    return name.source == .itself ? text : name.words
  }

  /// What a page key of a common title leads to.
  private static func pageWords(in title: String, _ words: KeyVocabulary) -> String? {
    let kind = commonPages[title.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "#" }]
    return kind.flatMap { words.pages[$0] }
  }

  private static let commonPages: [String: String] = [
    "123": "numbers", "12": "numbers", "012": "numbers", "1234": "numbers", "abc": "letters",
    "абв": "letters", "абг": "letters", "αβγ": "letters", "#": "symbols", "sym": "symbols",
    "#123": "symbols", "12#": "symbols",
  ]

  /// A request to label a key as it should be, in the layout's language and in English.
  func suggestion(for key: AuditKey) -> String? {
    guard let label = expectedLabel(of: key), label != name(of: key).text else { return nil }
    return "label it \(Quotation.of(label))\(inEnglish(label, key))"
  }

  /// The English word beside one of another language, for whoever doesn't know that.
  private func inEnglish(_ label: String, _ key: AuditKey) -> String {
    guard phrases.language != "en" else { return "" }
    let english = KeyVocabulary.english.label(for: key.meaning)
    guard english != label, key.meaning.hasWords else { return "" }
    return " (\(language); en: \(Quotation.of(english)))"
  }

  /// A change that labels keys as the first of them should be; nil where nobody can know.
  func labelFix(for keys: [AuditKey]) -> Fix? {
    guard let first = keys.first, let label = expectedLabel(of: first),
      label != name(of: first).text
    else { return nil }
    return Fix(.label(label), keys: keys.map(\.location))
  }
}

extension KeyFunction {
  /// Whether a language has words for the function, so that its name isn't what it inserts.
  var hasWords: Bool {
    switch self {
    case .insert(let text): text == " " || text == "\t"
    case .deadKey, .unknown, .none, .page: false
    case .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret, .shift,
      .capsLock, .modifier, .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo,
      .selectAll, .system:
      true
    }
  }

  /// Whether the key does something else than type what is printed on it.
  var isCommand: Bool {
    switch self {
    case .page: true
    default: hasWords
    }
  }
}
