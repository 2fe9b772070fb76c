import Narration
import Testing

/// Every language says everything.
struct PhraseTests {
  @Test(arguments: Phrases.all)
  func `no sentence is empty, and every form has the same places`(phrases: Phrases) {
    let english = Dictionary(Self.leaves(of: Phrases.english)) { first, _ in first }
    for (name, value) in Self.leaves(of: phrases) {
      switch value {
      case let phrase as Phrase:
        #expect(!phrase.full.isEmpty && !phrase.brief.isEmpty, "\(name)")
        #expect(Self.places(in: phrase.brief).isSubset(of: Self.places(in: phrase.full)), "\(name)")
        let original = english[name] as? Phrase
        #expect(Self.places(in: phrase.full) == Self.places(in: original?.full ?? ""), "\(name)")
      case let phrase as CountedPhrase:
        for category in phrases.plural.categories where category != .other {
          #expect(phrase.form(category)?.isEmpty == false, "\(name) has no form for \(category)")
        }
        #expect(Self.places(in: phrase.other) == [1], "\(name)")
      case let text as String: #expect(!text.isEmpty, "\(name)")
      default: break
      }
    }
  }

  @Test(arguments: Phrases.all)
  func `every language is found by its tag and its regions`(phrases: Phrases) {
    #expect(Phrases.best(for: phrases.language).language == phrases.language)
    #expect(Phrases.best(for: phrases.language + "-ZZ").language == phrases.language)
    let primary = String(phrases.language.prefix { $0 != "-" })
    #expect(phrases.languageNames[primary] != nil)
  }

  @Test func `a language without phrases is answered in English`() {
    #expect(Phrases.best(for: "tlh").language == "en")
  }

  @Test(arguments: [
    (PluralRule.one, [0, 1, 2, 11, 21], [PluralCategory.other, .one, .other, .other, .other]),
    (.zeroAndOne, [0, 1, 2], [.one, .one, .other]),
    (
      .eastSlavic, [1, 2, 5, 11, 12, 21, 22, 25],
      [.one, .few, .many, .many, .many, .one, .few, .many]
    ),
    (.southSlavic, [1, 2, 5, 11, 21], [.one, .few, .other, .other, .one]),
    (.polish, [1, 2, 5, 12, 21, 22], [.one, .few, .many, .many, .many, .few]),
    (.czech, [1, 2, 4, 5, 22], [.one, .few, .few, .other, .other]),
    (.slovenian, [1, 2, 3, 4, 5, 101, 103], [.one, .two, .few, .few, .other, .one, .few]),
    (.romanian, [0, 1, 2, 19, 20, 101, 119], [.few, .one, .few, .few, .other, .few, .few]),
    (.lithuanian, [1, 2, 10, 11, 21, 22], [.one, .few, .other, .other, .one, .few]),
    (.latvian, [0, 1, 2, 11, 21], [.zero, .one, .other, .zero, .one]),
    (.hebrew, [1, 2, 3], [.one, .two, .other]),
    (
      .arabic, [0, 1, 2, 3, 10, 11, 99, 100, 102],
      [.zero, .one, .two, .few, .few, .many, .many, .other, .other]
    ),
    (.alike, [0, 1, 2], [.other, .other, .other]),
  ])
  func `numbers are sorted as the language has them`(
    rule: PluralRule, numbers: [Int], categories: [PluralCategory]
  ) {
    #expect(numbers.map(rule.category(of:)) == categories)
  }

  @Test func `a counted phrase takes the form of the number`() {
    let phrase = CountedPhrase(one: "%1 слово", few: "%1 слова", many: "%1 слов", other: "%1 слова")
    #expect(
      [1, 2, 5, 21].map { phrase($0, .eastSlavic) } == ["1 слово", "2 слова", "5 слов", "21 слово"])
  }

  private static func leaves(of value: Any, named name: String = "") -> [(String, Any)] {
    if value is Phrase || value is CountedPhrase || value is String { return [(name, value)] }
    return Mirror(reflecting: value).children.flatMap { child in
      leaves(of: child.value, named: "\(name).\(child.label ?? "")")
    }
  }

  private static func places(in template: String) -> Set<Int> {
    Set((1...9).filter { template.contains("%\($0)") })
  }
}
