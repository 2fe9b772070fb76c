internal import KeyModel

extension Rule {
  /// Keys that assistive technology doesn't know for keys.
  static let traitMissing = Rule(
    id: "trait-missing", severity: .warning,
    summary: "Keys don't have the trait of keyboard keys.",
    rationale: """
      The trait is never spoken. It keeps a screen reader from saying “Button”, and lets people \
      type by lifting a finger; buttons that are made keys lose neither by having it.
      """,
    remedy: "Give all keys the trait keyboardKey (on Android, isTextEntryKey).",
    references: [.keyboardKey, .nameRoleValue],
    examples: RuleExamples(
      fails: .example([.example("q", .insert("q"), traits: [])]),
      passes: .example([.letter("q")])),
    yieldsTo: ["role-heard"], check: TraitMissing.check)
}

private enum TraitMissing {
  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.holdsTraits else {
      return .notApplicable("the format tells no traits")
    }
    let keys = context.keys.filter { $0.traits.isDisjoint(with: [.keyboardKey, .button]) }
    guard !keys.isEmpty else { return .observed([]) }
    let all = context.subject.seenKeys.count
    return .observed([
      Observation(
        keys.count == all
          ? "no key has the trait keyboardKey: they are heard as buttons, and can't be touch-typed on"
          : "\(keys.count) of \(all) keys lack the trait keyboardKey",
        about: .layout, at: keys, cause: "trait", isKnownByCause: true, confidence: .likely,
        suggestion: "add the trait keyboardKey",
        fix: Fix(.traits(adding: .keyboardKey, removing: []), keys: keys.map(\.location)))
    ])
  }
}
