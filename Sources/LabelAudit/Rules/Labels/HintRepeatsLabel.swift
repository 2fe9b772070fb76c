internal import KeyModel

extension Rule {
  /// A hint that says what the label has said.
  static let hintRepeatsLabel = Rule(
    id: "hint-repeats-label", severity: .warning,
    summary: "A hint says the same as the label.",
    rationale: """
      The hint is heard after a pause, when a listener thinks that there is something more to know. \
      There is nothing.
      """,
    remedy: "Remove the hint, or let it say what a press brings about.",
    references: [.accessibilityHint],
    examples: RuleExamples(
      fails: .example([
        .example("⌫", "Delete", id: "delete", .deleteBackward, hint: "Delete.")
      ]),
      passes: .example([
        .example("⌫", "Delete", id: "delete", .deleteBackward, hint: "Hold to delete words")
      ])),
    check: HintRepeatsLabel.check)
}

private enum HintRepeatsLabel {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.keys.filter { $0.key.hint?.isBlank == false }
    guard !keys.isEmpty else { return .notApplicable("no key has a hint") }
    let repeated = keys.filter { key in
      let name = context.name(of: key)
      return name.source != .hint
        && LabelWords.words(of: key.key.hint ?? "") == LabelWords.words(of: name.text)
    }
    return .observed(
      KeyGroups.by(repeated) { $0.effect }.map { keys in
        Observation(
          "the hint \(Quotation.of(keys[0].key.hint ?? "")) says what the label has said", at: keys,
          suggestion: "remove the hint", fix: Fix(.removeHint, keys: keys.map(\.location)))
      })
  }
}
