internal import KeyModel

extension Rule {
  /// A key that can't be pressed now.
  static let keyDisabled = Rule(
    id: "key-disabled", severity: .note,
    summary: "A key is disabled.",
    rationale: """
      “Dimmed” is heard behind its name. That is right for a return key of an empty field, and \
      wrong for a key that is never enabled.
      """,
    remedy: "See to it that the key is enabled when it does something; hide it if it never does.",
    references: [.nameRoleValue],
    examples: RuleExamples(
      fails: .example([
        .example("return", "Return", id: "return", .returnKey, traits: [.keyboardKey, .notEnabled])
      ]),
      passes: .example([.example("return", "Return", id: "return", .returnKey)])),
    check: { context in
      let keys = context.keys.filter { $0.traits.contains(.notEnabled) }
      return .observed(
        KeyGroups.by(keys) { $0.effect }.map { keys in
          Observation(
            "it is disabled, and heard with \(Quotation.of(context.words.traits.dimmed))", at: keys)
        })
    })
}
