internal import KeyModel

extension Rule {
  /// A key that is two things at once.
  static let traitConflict = Rule(
    id: "trait-conflict", severity: .error,
    summary: "A key has traits that exclude each other.",
    rationale: """
      A screen reader says both roles, or picks one. A key may be a button as well: Apple's own \
      shift key is both.
      """,
    remedy: "Leave the key the trait keyboardKey, and button if need be.",
    references: [.nameRoleValue, .keyboardKey],
    examples: RuleExamples(
      fails: .example([
        .example("⌫", "Delete", id: "delete", .deleteBackward, traits: [.link, .keyboardKey])
      ]),
      passes: .example([
        .example("⇧", "Shift", id: "shift", .shift, traits: [.button, .keyboardKey])
      ])),
    check: TraitConflict.check)
}

private enum TraitConflict {
  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.holdsTraits else {
      return .notApplicable("the format tells no traits")
    }
    let groups = KeyGroups.by(context.keys) { conflict(in: $0.traits)?.rawValue }
    return .observed(
      groups.compactMap { keys in
        guard let conflict = conflict(in: keys[0].traits) else { return nil }
        let superfluous = conflict.subtracting([.keyboardKey, .button])
        return Observation(
          "the traits \(conflict.names.joined(separator: " and ")) exclude each other", at: keys,
          cause: conflict.names.joined(separator: " "), isKnownByCause: true,
          suggestion: "remove \(superfluous.names.joined(separator: " and "))",
          fix: Fix(
            .traits(adding: .keyboardKey, removing: superfluous), keys: keys.map(\.location)))
      })
  }

  /// The traits that exclude each other; nil where all go together.
  private static func conflict(in traits: AccessibilityTraits) -> AccessibilityTraits? {
    let roles = traits.intersection([
      .link, .searchField, .adjustable, .textEntry, .header, .tabBarItem, .tabBar, .backButton,
    ])
    let keyRoles = traits.intersection([.button, .keyboardKey])
    let count = roles.names.count + (keyRoles.isEmpty ? 0 : 1)
    return count > 1 ? roles.union(keyRoles) : nil
  }
}
