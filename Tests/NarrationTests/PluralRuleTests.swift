import Narration
import Testing

/// Sentences about numbers of things have the form that the language wants.
struct PluralRuleTests {
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

  @Test func `an argument is put in as it is, and a place without one is empty`() {
    let phrase = Phrase("%2 of %1, 100% of %3", brief: "%1")
    #expect(phrase("%2", "two") == "two of %2, 100% of ")
    #expect(phrase("%2", "two", isBrief: true) == "%2")
  }
}
