internal import KeyModel

extension Rule {
  /// A key that assistive technology doesn't see.
  static let keyHidden = Rule(
    id: "key-hidden", severity: .error,
    summary: "A key that does something is hidden from assistive technology.",
    rationale: """
      The focus passes it by, exploring by touch finds nothing there, and it can't be pressed. \
      Where another key of the page does the same, that is noted alone.
      """,
    remedy: "Make it an accessibility element, with a label.",
    references: [.keyboard, .nameRoleValue],
    examples: RuleExamples(
      fails: .example([
        .letter("a"), .example("⌫", "Delete", id: "delete", .deleteBackward, isHidden: true),
      ]),
      passes: .example([.letter("a"), .delete])),
    yieldsTo: ["focus-trapped"], check: KeyHidden.check)
}

private enum KeyHidden {
  static func check(_ context: RuleContext) -> RuleResult {
    var observations: [Observation] = []
    for page in context.subject.pages {
      let seen = Set(page.seenKeys.map(\.effect))
      let hidden = page.keys.filter {
        $0.isHidden && $0.doesSomething && $0.parent == nil
          && !context.claimed.contains($0.location)
      }
      let groups = KeyGroups.by(hidden) { seen.contains($0.effect) }
      observations += groups.map { keys in
        let hasTwin = seen.contains(keys[0].effect)
        return Observation(
          "\(keys.count == 1 ? "it is" : "\(keys.count) keys are") hidden from assistive technology"
            + (hasTwin ? "; others do the same" : ""),
          at: keys, cause: hasTwin ? "twin" : "alone", severity: hasTwin ? .note : nil,
          suggestion: "make it an accessibility element")
      }
    }
    return .observed(observations)
  }
}
