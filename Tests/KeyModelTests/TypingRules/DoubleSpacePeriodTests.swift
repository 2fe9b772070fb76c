import KeyModel
import Testing

@Suite struct DoubleSpacePeriodTests {
  /// A text whose every key goes through the rule.
  private struct Typist {
    var text: String
    var rule = DoubleSpacePeriod()

    mutating func space(at time: Duration) {
      apply(rule.space(at: time, before: text), otherwise: " ")
    }

    mutating func delete() {
      guard let replacement = rule.deleteBackward(before: text) else {
        text = String(text.dropLast())
        return
      }
      apply(replacement, otherwise: "")
    }

    private mutating func apply(_ replacement: TypedReplacement?, otherwise plain: String) {
      guard let replacement else {
        text += plain
        return
      }
      #expect(text.hasSuffix(replacement.removing))
      text = text.dropLast(replacement.removing.count) + replacement.inserting
    }
  }

  private func text(after spaces: Int, every interval: Duration, in before: String) -> String {
    var typist = Typist(text: before)
    for index in 0..<spaces { typist.space(at: interval * index) }
    return typist.text
  }

  @Test(
    .enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"),
    arguments: KeyboardBehaviourVectors.shared?.doubleSpace ?? [])
  func `two spaces give what the vectors say`(_ vector: KeyboardBehaviourVectors.DoubleSpace) {
    #expect(vector.keys.allSatisfy { $0 == "space" })
    let typed = text(
      after: vector.keys.count, every: .seconds(vector.intervalS), in: vector.before)
    #expect(typed == vector.after, "\(vector.why)")
  }

  @Test(arguments: [
    ("(so)", "(so). "), ("“so”", "“so”. "), ("\"so\"", "\"so\". "), ("👍🏽", "👍🏽. "), ("❤️", "❤️. "),
    ("f()", "f(). "), ("(so.)", "(so.)  "), ("\"so!\"", "\"so!\"  "), ("a,", "a,  "),
    ("a:", "a:  "), ("a;", "a;  "), ("a?", "a?  "), ("\"", "\"  "), ("a \"", "a \"  "),
    ("#", "#  "), ("a-", "a-  "), ("é", "é. "), ("e\u{301}", "e\u{301}. "),
  ])
  func `a full stop comes after words and what closes after them`(_ before: String, _ after: String)
  {
    #expect(text(after: 2, every: .milliseconds(200), in: before) == after)
  }

  @Test(arguments: [(1_000, "hej. "), (1_001, "hej  ")])
  func `the interval itself is still quick enough`(_ time: Int, _ after: String) {
    #expect(text(after: 2, every: .milliseconds(time), in: "hej") == after)
  }

  @Test func `a third and fourth space stay spaces`() {
    #expect(text(after: 4, every: .milliseconds(100), in: "hej") == "hej.   ")
  }

  @Test func `a Delete right after gives the two spaces back`() {
    var typist = Typist(text: "hej")
    typist.space(at: .zero)
    typist.space(at: .milliseconds(200))
    typist.delete()
    #expect(typist.text == "hej  ")
    typist.delete()
    #expect(typist.text == "hej ")
    typist.space(at: .milliseconds(300))
    #expect(typist.text == "hej  ")
  }

  @Test func `a Delete after another key deletes as ever`() {
    var typist = Typist(text: "hej")
    typist.space(at: .zero)
    typist.space(at: .milliseconds(200))
    typist.rule.otherInput()
    typist.delete()
    #expect(typist.text == "hej.")
  }

  @Test func `a space that was there before makes no full stop`() {
    var typist = Typist(text: "hej ")
    typist.space(at: .zero)
    #expect(typist.text == "hej  ")
  }

  @Test func `another key between the spaces makes no full stop`() {
    var typist = Typist(text: "hej")
    typist.space(at: .zero)
    typist.rule.otherInput()
    typist.space(at: .milliseconds(100))
    #expect(typist.text == "hej  ")
  }
}
