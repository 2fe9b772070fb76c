internal import KeyModel

extension Rule {
  /// A key of which a listener hears the hint alone.
  static let labelFromHint = Rule(
    id: "label-from-hint", severity: .warning,
    summary: "A key has a hint, but neither label nor title.",
    rationale: """
      A screen reader says the hint in the place of the name. Hints are sentences, are said last, \
      and many people switch them off: for them the key has no name at all.
      """,
    remedy: "Give the key a label, and leave the hint to what the label doesn't tell.",
    references: [.nameRoleValue, .accessibilityLabel, .accessibilityHint],
    examples: RuleExamples(
      fails: .example([
        .example("", id: "delete", .deleteBackward, hint: "Removes the last character")
      ]),
      passes: .example([
        .example(
          "", "Delete", id: "delete", .deleteBackward, hint: "Removes the last character")
      ])),
    yieldsTo: ["label-missing"], check: LabelFromHint.check)
}

private enum LabelFromHint {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.keys.filter { context.name(of: $0).source == .hint }
    return .observed(
      KeyGroups.by(keys) { $0.effect }.map { keys in
        Observation(
          "no label and no title: nothing but the hint \(Quotation.of(keys[0].key.hint ?? "")) is heard",
          at: keys, suggestion: context.suggestion(for: keys[0]) ?? "give it a label",
          fix: context.labelFix(for: keys))
      })
  }
}
