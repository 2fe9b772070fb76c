internal import KeyModel

extension Rule {
  /// Keys that are spoken as buttons.
  static let roleHeard = Rule(
    id: "role-heard", severity: .warning,
    summary: "Keys have the trait button without that of keyboard keys, so that “Button” is heard.",
    rationale: """
      “q. Button.” on every key is the most audible fault that a keyboard can have, and the \
      cheapest to repair. Without the trait of keyboard keys nobody can touch-type either.
      """,
    remedy: "Give all keys the trait of keyboard keys; they may keep that of buttons.",
    references: [.keyboardKey, .nameRoleValue],
    examples: RuleExamples(
      fails: .example([.example("q", .insert("q"), traits: .button)]),
      passes: .example([.example("q", .insert("q"), traits: [.button, .keyboardKey])])),
    check: RoleHeard.check)
}

private enum RoleHeard {
  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.holdsTraits else {
      return .notApplicable("the format tells no traits")
    }
    let keys = context.keys.filter { $0.saysButton }
    guard let first = keys.first else { return .observed([]) }
    let heard = "\(context.name(of: first).text). \(context.words.traits.button)"
    return .observed([
      Observation(
        "\(keys.count == 1 ? "one key is" : "\(keys.count) keys are") heard with their role, as "
          + "\(Quotation.of(heard)): they lack the trait keyboardKey",
        about: .layout, at: keys, cause: "role", isKnownByCause: true,
        suggestion: "add the trait keyboardKey",
        fix: Fix(.traits(adding: .keyboardKey, removing: []), keys: keys.map(\.location)))
    ])
  }
}
