import KeyModel
import Testing

@Suite struct SmartPunctuationTests {
  /// The text after these keys, pressed one right after another.
  private func typing(
    _ keys: String, after before: String = "", _ rules: SmartPunctuation, language: String? = nil
  ) -> String {
    var rules = rules
    var text = before
    for key in keys {
      let replacement = rules.insertText(String(key), before: text, language: language)
      #expect(text.hasSuffix(replacement?.removing ?? ""))
      text.removeLast(replacement?.removing.count ?? 0)
      text += replacement?.inserting ?? String(key)
    }
    return text
  }

  @Test(
    .enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"),
    arguments: KeyboardBehaviourVectors.shared?.smartQuotesEn ?? [])
  func `English quotes are what the vectors say`(_ vector: KeyboardBehaviourVectors.Quote) {
    var rules = SmartPunctuation(quotes: true)
    let replacement = rules.insertText(vector.key, before: vector.before, language: "en")
    #expect(replacement == TypedReplacement(inserting: vector.insert))
  }

  @Test(
    .enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"),
    arguments: KeyboardBehaviourVectors.shared?.smartDashes ?? [])
  func `dashes and full stops are what the vectors say`(_ vector: KeyboardBehaviourVectors.Dash) {
    // The note of a vector tells which rule is on; all marks of its text were typed just now.
    let isOff = vector.note.contains("smart dashes off")
    let rules = SmartPunctuation(dashes: !isOff, ellipsis: !isOff)
    let start = String(vector.before.prefix(1))
    let keys = String(vector.before.dropFirst()) + vector.key
    #expect(typing(keys, after: start, rules) == vector.after)
  }

  @Test func `all is off unless it is asked for`() {
    #expect(typing("\"a--b...'", SmartPunctuation()) == "\"a--b...'")
  }

  @Test(arguments: [
    ("en", "\"Don't,\" she said - \"I can't 'do' it\"", "“Don’t,” she said - “I can’t ‘do’ it”"),
    ("en-GB", "('tis)", "(‘tis)"), ("en", "and/\"or\"", "and/“or”"), ("en", "\"'a'\"", "“‘a’”"),
    ("de", "\"Wie geht's?\" 'Gut'.", "„Wie geht’s?“ ‚Gut‘."), ("de-AT", "(\"a\")", "(„a“)"),
    ("de-CH", "\"a\" 'b'", "«a» ‹b›"), ("sv", "\"a\" 'b' c's", "”a” ’b’ c’s"),
    ("fr", "\"a\" l'été", "«\u{A0}a\u{A0}» l’été"), ("fr-CH", "\"a\"", "«a»"),
    ("ru", "\"a\"", "«a»"), ("pl", "\"a\"", "„a”"), ("pt-BR", "\"a\"", "“a”"),
    ("pt-PT", "\"a\"", "«a»"), ("xx", "\"a\"", "“a”"), ("", "\"a\"", "“a”"),
  ])
  func `quotes are the language's own`(_ language: String, _ keys: String, _ text: String) {
    #expect(typing(keys, SmartPunctuation(quotes: true), language: language) == text)
  }

  @Test(arguments: [
    ("", "a--b", "a—b"), ("a-", "-", "a--"), ("a-", "--", "a---"), ("a--", "-", "a---"),
    ("", "---", "—-"), ("", "- -", "- -"), ("", "----", "——"),
  ])
  func `only two hyphens typed just now make a dash`(
    _ before: String, _ keys: String, _ text: String
  ) {
    #expect(typing(keys, after: before, SmartPunctuation(dashes: true)) == text)
  }

  @Test(arguments: [
    ("", "a...", "a…"), ("a.", "..", "a..."), ("a.", "...", "a...."), ("", "....", "…."),
  ])
  func `only three full stops typed just now make an ellipsis`(
    _ before: String, _ keys: String, _ text: String
  ) {
    #expect(typing(keys, after: before, SmartPunctuation(ellipsis: true)) == text)
  }

  @Test func `a moved caret between two hyphens makes no dash`() {
    var rules = SmartPunctuation(dashes: true)
    #expect(rules.insertText("-", before: "a") == nil)
    rules.otherInput()
    #expect(rules.insertText("-", before: "a-") == nil)
  }

  @Test func `text of several characters is inserted as it is`() {
    var rules = SmartPunctuation(quotes: true, dashes: true, ellipsis: true)
    #expect(rules.insertText("--", before: "") == nil)
    #expect(rules.insertText("\"a\"", before: "") == nil)
    #expect(rules.insertText("", before: "") == nil)
  }
}
