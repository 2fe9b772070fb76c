internal import KeyModel

extension Rule {
  /// A label that says the state of its key.
  static let labelState = Rule(
    id: "label-state", severity: .warning,
    summary: "A label says whether the key is on or off.",
    rationale: """
      The label is what the key is called; it stays when the state changes, and is what people say \
      to press it by voice. A state in it is wrong as soon as nobody updates it, and is heard \
      before the name where it stands first.
      """,
    remedy: "Put the state into the value, or give the key the trait selected.",
    references: [.nameRoleValue, .statusMessages, .accessibilityLabel],
    examples: RuleExamples(
      fails: .example([.example("⇧", "Shift on", id: "shift", .shift)]),
      passes: .example([.example("⇧", "Shift", id: "shift", .shift, value: "on")])),
    yieldsTo: ["label-duplicate"], check: LabelState.check)
}

private enum LabelState {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.labelledKeys.filter { hasState($0.meaning) }
    guard !keys.isEmpty else { return .notApplicable("no key with a state has a label") }
    let groups = KeyGroups.by(keys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel else { return nil }
    let list =
      LabelWords.list(LabelWords.states, in: context.language(of: keys[0])) + [
        context.words.capsLockOn.lowercased(), context.words.capsLockOff.lowercased(),
      ]
    guard let word = LabelWords.first(of: list, in: label),
      let rest = LabelWords.removing(word, from: label)
    else { return nil }
    return Observation(
      "the label \(Quotation.of(label)) says the state \(Quotation.of(word))", at: keys,
      cause: word, suggestion: "label it \(Quotation.of(rest)) and put the state into the value",
      fix: Fix(.label(rest), keys: keys.map(\.location)))
  }

  private static func hasState(_ function: KeyFunction) -> Bool {
    switch function {
    case .shift, .capsLock, .modifier: true
    default: false
    }
  }
}
