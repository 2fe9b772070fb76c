import Testing

@testable import KeyModel
@testable import Narration

/// Every language says everything, in its own words, with the same places for what it tells of.
@Suite struct PhrasesTests {
  /// One text of a language: where it stands, and its full and other forms.
  struct Entry {
    var path: String
    var full: String
    var others: [String]
  }

  static func entries(of value: Any, path: String = "") -> [Entry] {
    switch value {
    case let text as String: [Entry(path: path, full: text, others: [])]
    case let phrase as Phrase: [Entry(path: path, full: phrase.full, others: [phrase.brief])]
    case let counted as CountedPhrase:
      [
        Entry(
          path: path, full: counted.other,
          others: [counted.zero, counted.one, counted.two, counted.few, counted.many].compactMap(
            \.self))
      ]
    case let names as [String: String]:
      names.sorted { $0.key < $1.key }.map {
        Entry(path: "\(path).\($0.key)", full: $0.value, others: [])
      }
    case is PluralRule: []
    default:
      Mirror(reflecting: value).children.flatMap {
        entries(of: $0.value, path: "\(path).\($0.label ?? "")")
      }
    }
  }

  static func places(in text: String) -> Set<String> {
    Set(["%1", "%2", "%3"].filter(text.contains))
  }

  @Test func `there are languages of many scripts`() {
    #expect(Phrases.languages.count >= 26)
    #expect(Phrases.all.map(\.language) == Phrases.languages)
  }

  @Test(arguments: Phrases.languages)
  func `nothing is left empty and every language tells the same`(_ language: String) {
    let phrases = Phrases.best(for: language)
    let own = Self.entries(of: phrases)
    let english = Self.entries(of: Phrases.english)
    #expect(own.map(\.path) == english.map(\.path))
    for (entry, model) in zip(own, english) {
      #expect(!entry.full.isEmpty, "\(entry.path)")
      #expect(Self.places(in: entry.full) == Self.places(in: model.full), "\(entry.path)")
      for form in entry.others {
        #expect(!form.isEmpty, "\(entry.path)")
        #expect(Self.places(in: form).isSubset(of: Self.places(in: entry.full)), "\(entry.path)")
      }
    }
  }

  @Test(arguments: Phrases.languages)
  func `numbers have all the forms that the language has`(_ language: String) {
    let phrases = Phrases.best(for: language)
    let counted = [
      phrases.characters.bullets, phrases.characters.repeated, phrases.characters.repeatedEmoji,
      phrases.characters.marks, phrases.hints.alternates, phrases.state.alternates,
      phrases.editing.words,
      phrases.editing.characters, phrases.editing.charactersDeleted, phrases.editing.wordsDeleted,
      phrases.editing.pasted, phrases.editing.charactersSelected, phrases.editing.wordsSelected,
    ]
    for phrase in counted {
      for category in phrases.plural.categories {
        #expect(phrase.form(category) != nil, "\(category)")
      }
    }
  }

  /// Texts that are right as they are in English: words taken over, and mere frames.
  static let sameAsEnglish: Set<String> = [
    "Pages", "cursor", "clipboard", "text", "focus", "%1", "%2", "%1, %2", "%1: %2", "%1 %2",
    "U+%1, %2", "Return", "Shift", "Caps lock",
    "Enter",
    "Link.", "Tab.", "Letters", "Image.", "%1 for %2", "Send", "Route",
    // Names of keys as they are printed and called everywhere.
    "Tab", "Control", "Alt", "Command", "Escape", "Menu", "Clipboard", "Emoji",
    "QWERTY",
    // Words of settings that languages share.
    "standard", "normal", "volume", "echo", "direct", "silence",
  ]

  @Test(arguments: Phrases.languages.filter { $0 != "en" })
  func `no text is English`(_ language: String) {
    let phrases = Phrases.best(for: language)
    for (own, english) in zip(Self.entries(of: phrases), Self.entries(of: Phrases.english)) {
      if own.path.hasPrefix(".languageNames") || own.path == ".language" { continue }
      let isSame = own.full == english.full && own.full.contains { $0.isLetter }
      #expect(!isSame || Self.sameAsEnglish.contains(own.full), "\(own.path): \(own.full)")
    }
  }

  @Test(arguments: Phrases.languages)
  func `a shift key that has the focus tells its state in the words of a press`(
    _ language: String
  ) {
    let phrases = Phrases.best(for: language)
    let keys = phrases.keys
    func joined(_ words: String...) -> String { words.joined().filter { $0 != " " } }
    #expect(joined(phrases.state.shiftOn.full) == joined(keys.shift, keys.shiftOn))
    #expect(joined(phrases.state.capsLockOn.full) == keys.capsLock.filter { $0 != " " })
    #expect(joined(phrases.state.capsLockOff.full) == joined(keys.capsLock, keys.capsLockOff))
  }

  @Test(arguments: Phrases.languages)
  func `keys have names that a listener tells apart`(_ language: String) {
    let phrases = Phrases.best(for: language)
    let keys = phrases.keys
    let labels = [
      keys.space, keys.returnKey, keys.delete, keys.shift, keys.capsLock, keys.nextKeyboard,
      keys.dismiss,
    ]
    let pages = Array(keys.pages.values)
    #expect(Set(labels + pages).count == labels.count + pages.count)
  }

  @Test(arguments: [
    ("de-AT", "de"), ("de_AT.UTF-8", "de"), ("en-GB", "en"), ("no", "nb"), ("nn-NO", "nb"),
    ("pt-BR", "pt"), ("pt_PT@euro", "pt"), ("zh", "zh"), ("zh-CN", "zh"), ("zh-TW", "zh-Hant"),
    ("zh-Hant-HK", "zh-Hant"), ("zh-Hans-HK", "zh"), ("zh-HK", "zh-Hant"), ("cmn", "zh"),
    ("iw", "he"), ("sr-Latn", "en"), ("C", "en"), ("", "en"), ("FR", "fr"), ("fra", "en"),
  ]) func `the closest language answers`(_ tag: String, _ language: String) {
    #expect(Phrases.best(for: tag).language == language)
  }
}
