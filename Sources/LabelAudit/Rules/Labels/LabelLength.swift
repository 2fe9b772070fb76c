internal import KeyModel

extension Rule {
  /// A label that is a sentence.
  static let labelLength = Rule(
    id: "label-length", severity: .warning,
    summary: "A label has more than 40 characters.",
    rationale: """
      A label is heard each time the focus passes. Names of keys are a word or two; what is longer \
      belongs into the hint, which comes last and can be switched off.
      """,
    remedy: "Name the key in a word or two, and move the rest into the hint.",
    references: [.accessibilityLabel, .accessibilityHint],
    examples: RuleExamples(
      fails: .example([
        .example(
          "⌫", "Delete, deletes the character before the caret, hold to delete words", id: "delete",
          .deleteBackward)
      ]),
      passes: .example([
        .example(
          "⌫", "Delete", id: "delete", .deleteBackward, hint: "Hold to delete whole words")
      ])),
    yieldsTo: ["label-duplicate", "label-leak", "label-action", "label-role"],
    check: LabelLength.check)
}

private enum LabelLength {
  static func check(_ context: RuleContext) -> RuleResult {
    let limit = context.profile.labelCharacters
    let long = context.labelledKeys.filter { ($0.givenLabel ?? "").count > limit }
    return .observed(
      KeyGroups.by(long) { $0.effect + "|" + ($0.givenLabel ?? "") }.map { keys in
        let label = keys[0].givenLabel ?? ""
        return Observation(
          "the label \(Quotation.of(label)) has \(label.count) characters", at: keys,
          evidence: context.evidence(of: keys[0]),
          suggestion: context.suggestion(for: keys[0]) ?? "name it in a word or two",
          fix: context.labelFix(for: keys))
      })
  }
}
