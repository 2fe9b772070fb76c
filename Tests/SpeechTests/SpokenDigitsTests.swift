import Testing

@testable import Speech

@Suite struct SpokenDigitsTests {
  @Test(arguments: [
    ("1", "he", " אַחת "), ("1", "iw-IL", " אַחת "), ("א10", "he-IL", "א אַחת  אֶפס "),
    ("אב", "he", "אב"),
    ("١", "he", "١"), ("12", "de", "12"), ("", "he", ""),
  ])
  func `digits are words where the voice has none for them`(
    text: String, language: String, words: String
  ) {
    #expect(SpokenDigits.inWords(text, language: language) == words)
  }
}
