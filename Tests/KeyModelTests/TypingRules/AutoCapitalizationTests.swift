import KeyModel
import Testing

@Suite struct AutoCapitalizationTests {
  private static let columns: [(AutoCapitalization, String)] = [
    (.none, "none"), (.words, "recommended_words"), (.sentences, "recommended_sentences"),
    (.allCharacters, "all_characters"),
  ]

  @Test(
    .enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"),
    arguments: KeyboardBehaviourVectors.shared?.autocapitalisation ?? [])
  func `capitals come where the vectors say`(
    _ vector: KeyboardBehaviourVectors.Capitalization
  ) {
    for (rule, column) in Self.columns {
      let isCapital: Bool? = rule.shouldCapitalize(before: vector.before)
      #expect(isCapital == vector.upper[column], "\(column)")
    }
  }

  @Test func `the raw values are those of UIKit`() {
    #expect(AutoCapitalization.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(AutoCapitalization.sentences.rawValue == 2)
  }

  @Test(arguments: [
    ("Hej.", false), ("one\ntwo", false), ("one\n", true), ("one\r\n", true), ("one\n  ", true),
    ("Ja?» ", true), ("Ja.“ ", true), ("so; ", false), ("a.\u{A0}", true), ("Hi. “", true),
    ("Hi. (", true), ("Hi (", false), ("¿", true), ("Hola. ¿", true), ("He said.\"", false),
    ("…", false), ("3.14", false), ("\"", true),
  ])
  func `a sentence begins after a full stop and white space or at a line's start`(
    _ before: String, _ expected: Bool
  ) {
    #expect(AutoCapitalization.sentences.shouldCapitalize(before: before) == expected)
  }

  @Test(arguments: [
    ("well-", false), ("rock '", true), ("don'", false), ("(", true), ("a\t", true),
  ])
  func `a word begins after white space, opening marks or not`(_ before: String, _ expected: Bool) {
    #expect(AutoCapitalization.words.shouldCapitalize(before: before) == expected)
  }

  @Test(arguments: ["سلام. ", "नमस्ते! ", "שלום. ", "สวัสดี. ", "你好。 ", "გამარჯობა. "])
  func `letters without capitals ask for none`(_ before: String) {
    for rule in AutoCapitalization.allCases {
      #expect(!rule.shouldCapitalize(before: before))
    }
  }

  @Test(arguments: [
    ("ar", "", false), ("he-IL", "", false), ("hi_IN", "Hello. ", false), ("ka", "", false),
    ("en-GB", "سلام. ", true), ("sr-Cyrl", "", true), ("zh-Latn-pinyin", "你好. ", true),
    ("uz-Arab", "", false), ("el", "", true), ("hy", "", true), ("und", "سلام. ", false),
    ("", "Hej. ", true), ("x", "שלום. ", false),
  ])
  func `the language tells whether there are capitals before the text does`(
    _ language: String, _ before: String, _ expected: Bool
  ) {
    let rule = AutoCapitalization.sentences
    #expect(rule.shouldCapitalize(before: before, language: language) == expected)
  }
}
