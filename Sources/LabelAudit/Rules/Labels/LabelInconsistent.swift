internal import KeyModel

extension Rule {
  /// The same key called differently on different pages.
  static let labelInconsistent = Rule(
    id: "label-inconsistent", severity: .warning,
    summary: "A key has another label on another page.",
    rationale: """
      A listener knows keys by their names. “Delete” that becomes “Backspace” on the page of numbers \
      is searched for; tests that look for one name miss the other. Capitals alone are heard by \
      nobody, and are noted for the sake of tests.
      """,
    remedy: "Use one label for one function on all pages.",
    references: [.consistentIdentification],
    examples: RuleExamples(
      fails: .example(
        .example("letters", [.letter("a"), .delete]),
        .example(
          "numbers", [.example("⌫", "Backspace", id: "delete", .deleteBackward)]),
        source: LabelInconsistent.anyFormat),
      passes: .example(
        .example("letters", [.letter("a"), .delete]), .example("numbers", [.delete]),
        source: LabelInconsistent.anyFormat)),
    yieldsTo: [
      "label-leak", "label-punctuation", "label-role", "label-state", "label-action",
      "label-capitals",
    ], check: LabelInconsistent.check)
}

private enum LabelInconsistent {
  static let anyFormat = AuditSubject.Source(format: "native")

  static func check(_ context: RuleContext) -> RuleResult {
    let labelled = context.keys.filter { $0.givenLabel != nil && isSameEverywhere($0.meaning) }
    guard context.subject.pages.count > 1 else { return .notApplicable("there is one page") }
    let groups = KeyGroups.by(labelled) { $0.effect }
    return .observed(groups.compactMap { observation($0) })
  }

  private static func observation(_ keys: [AuditKey]) -> Observation? {
    let byLabel = KeyGroups.by(keys) { $0.givenLabel?.trimmed }
    guard byLabel.count > 1, Set(byLabel.map { $0[0].page }).count > 1 else { return nil }
    let labels = byLabel.compactMap { $0[0].givenLabel?.trimmed }
    let isCaseAlone = Set(labels.map { $0.lowercased() }).count == 1
    // The label that most keys have is the right one; the first one where none has.
    let best = byLabel.max { $0.count < $1.count } ?? byLabel[0]
    let label = best[0].givenLabel?.trimmed ?? labels[0]
    let others = byLabel.filter { $0[0].givenLabel?.trimmed != label }.flatMap(\.self)
    return Observation(
      "keys that do the same are called \(Quotation.list(labels))"
        + (isCaseAlone ? ", which sound alike" : ""),
      at: others + [best[0]], cause: "names", severity: isCaseAlone ? .note : nil,
      suggestion: "call all of them \(Quotation.of(label))",
      fix: Fix(.label(label), keys: others.map(\.location)))
  }

  /// Whether a key of this function is the same thing wherever it is.
  private static func isSameEverywhere(_ function: KeyFunction) -> Bool {
    switch function {
    case .shift, .capsLock, .modifier, .page, .none, .unknown, .languageMenu, .deadKey: false
    case .insert, .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret,
      .nextKeyboard, .dismissKeyboard, .undo, .redo, .selectAll, .system:
      true
    }
  }
}
