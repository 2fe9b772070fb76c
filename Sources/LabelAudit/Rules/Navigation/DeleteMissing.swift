internal import KeyModel

extension Rule {
  /// A keyboard that can't delete.
  static let deleteMissing = Rule(
    id: "delete-missing", severity: .error,
    summary: "No key of a keyboard deletes.",
    rationale: """
      A mistake that is heard has to be mended. Who listens has no other way: selecting and cutting \
      takes a different tool and many more steps.
      """,
    remedy: "Add a delete key, labelled in the language of the keyboard.",
    references: [.keyboard],
    examples: RuleExamples(
      fails: .example([.letter("a"), .example("⏎", "Return", id: "return", .returnKey)]),
      passes: .example([.letter("a"), .delete])),
    check: DeleteMissing.check)
}

private enum DeleteMissing {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.subject.keys
    guard keys.contains(where: { $0.key.output(shifted: false) != nil }) else {
      return .notApplicable("no key types")
    }
    guard keys.contains(where: { $0.meaning.isCommand && $0.meaning != .insert(" ") }) else {
      return .notApplicable("the layout tells of keys that type alone")
    }
    let deletes = context.subject.seenKeys.contains { isDeletion($0.key.function) }
    guard !deletes, !keys.contains(where: { isUnknown($0.key.function) }) else {
      return .observed([])
    }
    return .observed([
      Observation(
        "no key deletes", confidence: context.subject.source.holdsLabels ? .certain : .review,
        suggestion: "add a key “\(context.words.delete)”")
    ])
  }

  private static func isDeletion(_ function: KeyFunction) -> Bool {
    function == .deleteBackward || function == .deleteForward || function == .undo
  }

  /// A key of which nobody knows what it does may be it.
  private static func isUnknown(_ function: KeyFunction) -> Bool {
    if case .unknown = function { true } else { false }
  }
}
