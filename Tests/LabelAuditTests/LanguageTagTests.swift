import LabelAudit
import Testing

/// Which texts are language tags.
struct LanguageTagTests {
  @Test(arguments: [
    "en", "en-US", "sr-Latn", "sr-Latn-RS", "es-419", "de-CH-1996", "zh-yue-Hant", "fil",
    "en-x-any", "de-u-co-phonebk", "sl-rozaj-biske",
  ])
  func `a well-formed tag is passed`(_ tag: String) {
    #expect(rules(in: layout([delete], language: tag)) == [])
  }

  @Test(arguments: [
    "english", "en_US", "e", "en-", "-en", "en--US", "en-toolongpart", "x-any", "en US",
    "de-AT.UTF-8",
    "en-u", "",
  ])
  func `anything else is found`(_ tag: String) {
    #expect(rules(in: layout([delete], language: tag)) == ["language-invalid"])
  }
}
