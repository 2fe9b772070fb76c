internal import KeyModel

extension Rule {
  /// A key that a screen reader has no word for.
  static let labelMissing = Rule(
    id: "label-missing", severity: .error,
    summary: "A key has neither a label nor a title that can be read out.",
    rationale: """
      A screen reader says nothing at all, or no more than “Button”, when the key gets the focus. \
      Pictures, empty titles and characters that only the layout's own font can show are such \
      titles.
      """,
    remedy: "Give the key a label that says what a press does, in the language of the keyboard.",
    references: [.nonTextContent, .nameRoleValue, .accessibilityLabel, .contentDescription],
    examples: RuleExamples(
      fails: .example([.example("", id: "delete", .deleteBackward)]),
      passes: .example([.example("", "Delete", id: "delete", .deleteBackward)])),
    check: LabelMissing.check)
}

private enum LabelMissing {
  static func check(_ context: RuleContext) -> RuleResult {
    let nameless = context.keys.filter { context.name(of: $0).source == .none && $0.doesSomething }
    let groups = KeyGroups.by(nameless) { $0.effect + "|" + $0.key.title }
    return .observed(
      groups.map { keys in
        Observation(
          message(keys[0]), at: keys,
          suggestion: context.suggestion(for: keys[0])
            ?? "give it a label that says what a press does",
          fix: context.labelFix(for: keys))
      })
  }

  private static func message(_ key: AuditKey) -> String {
    if !key.key.title.isEmpty {
      return "no label, and its title \(Quotation.naming(key.key.title)) can't be read out"
    }
    return switch key.label {
    case .missing, .null: "no label and no title: nothing is heard"
    case .text: "the label is empty and there is no title: nothing is heard"
    }
  }
}

extension AuditKey {
  /// Whether a press has any effect.
  var doesSomething: Bool {
    if case .none = key.function { false } else { true }
  }
}
