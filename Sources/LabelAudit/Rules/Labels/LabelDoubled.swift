internal import KeyModel

extension Rule {
  /// A label that says a word twice.
  static let labelDoubled = Rule(
    id: "label-doubled", severity: .warning,
    summary: "A label says the same word twice in a row.",
    rationale: "The second word tells nothing; it is there by mistake, and costs a listener time.",
    remedy: "Say it once.",
    references: [.headingsAndLabels, .accessibilityLabel],
    examples: RuleExamples(
      fails: .example([.example("⌫", "Delete Delete", id: "delete", .deleteBackward)]),
      passes: .example([.delete, .letter("00", label: "double zero")])),
    yieldsTo: ["label-duplicate", "label-leak"], check: LabelDoubled.check)
}

private enum LabelDoubled {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(
      groups.compactMap { keys in
        guard let label = keys[0].givenLabel, let word = doubledWord(in: label) else { return nil }
        return Observation(
          "the label \(Quotation.of(label)) says \(Quotation.of(word)) twice", at: keys,
          cause: word, suggestion: context.suggestion(for: keys[0]) ?? "say it once",
          fix: context.labelFix(for: keys))
      })
  }

  /// A word of letters that follows itself; digits may ("0 0").
  private static func doubledWord(in label: String) -> String? {
    let words = LabelWords.words(of: label)
    return zip(words, words.dropFirst()).first {
      $0 == $1 && $0.count > 1 && $0.contains(where: \.isLetter)
    }?.0
  }
}
