internal import KeyModel

extension Rule {
  /// A label that tells how a key is pressed.
  static let labelAction = Rule(
    id: "label-action", severity: .warning,
    summary: "A label tells to tap, click or press the key.",
    rationale: """
      People press keys by touch, by a braille display, by a switch or by voice; a label that tells \
      how is wrong for most of them and delays the name for all. A key may be called by the word \
      itself: “탭” is the Tab key, and means “tap” only with other words.
      """,
    remedy: "Leave it out; what isn't obvious belongs into the hint.",
    references: [.nameRoleValue, .accessibilityLabel, .accessibilityHint],
    examples: RuleExamples(
      fails: .example([.example("⌫", "Tap to delete", id: "delete", .deleteBackward)]),
      passes: .example([.delete, .example("⇥", "탭", id: "tab", .tab)], locales: ["ko"])),
    yieldsTo: ["label-duplicate"], check: LabelAction.check)
}

private enum LabelAction {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel, LabelWords.words(of: label).count > 1 else { return nil }
    let list = LabelWords.list(LabelWords.actions, in: context.language(of: keys[0]))
    guard let word = LabelWords.first(of: list, in: label) else { return nil }
    return Observation(
      "the label \(Quotation.of(label)) tells how to press the key, by \(Quotation.of(word))",
      at: keys, cause: word, suggestion: context.suggestion(for: keys[0]) ?? "say what it does",
      fix: context.labelFix(for: keys))
  }
}
