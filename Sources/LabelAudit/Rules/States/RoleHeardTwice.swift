internal import KeyModel

extension Rule {
  /// A key of which a screen reader says the role, and the label too.
  static let roleHeardTwice = Rule(
    id: "role-heard-twice", severity: .error,
    summary: "A label says “button”, and the screen reader says it again.",
    rationale: """
      The trait button without the trait of keys is spoken: “Done button. Button.” Every key takes \
      twice the time that it needs.
      """,
    remedy: "Leave the role out of the label, and give the key the trait of keyboard keys.",
    references: [.nameRoleValue, .accessibilityLabel, .keyboardKey],
    examples: RuleExamples(
      fails: .example([
        .example("Done", "Done button", id: "done", .returnKey, traits: .button)
      ]),
      passes: .example([
        .example("Done", "Done", id: "done", .returnKey, traits: [.button, .keyboardKey])
      ])),
    yieldsTo: ["label-missing"], check: RoleHeardTwice.check)
}

private enum RoleHeardTwice {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.labelledKeys.filter { $0.saysButton }
    guard !keys.isEmpty else { return .notApplicable("no key is spoken as a button") }
    let groups = KeyGroups.by(keys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel else { return nil }
    let list = LabelWords.list(LabelWords.buttons, in: context.language(of: keys[0]))
    guard let word = LabelWords.first(of: list, in: label) else { return nil }
    let better = LabelWords.removing(word, from: label) ?? context.expectedLabel(of: keys[0])
    let role = context.words.traits.button
    return Observation(
      "it is heard as \(Quotation.of("\(label). \(role)"))", at: keys, cause: word,
      suggestion: better.map { "label it \(Quotation.of($0))" } ?? "leave the role out",
      fix: better.map { Fix(.label($0), keys: keys.map(\.location)) })
  }
}

extension AuditKey {
  /// Whether a screen reader says that the key is a button.
  var saysButton: Bool {
    traits.contains(.button)
      && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
  }
}
