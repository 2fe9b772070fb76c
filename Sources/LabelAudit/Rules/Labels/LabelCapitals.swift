internal import KeyModel

extension Rule {
  /// A label that shouts.
  static let labelCapitals = Rule(
    id: "label-capitals", severity: .warning,
    summary: "The label of a key is a word all in capitals.",
    rationale: """
      Voices take words in capitals for abbreviations and spell them, or say “all caps” first. \
      Single letters may be capitals; short forms that are said letter by letter may too.
      """,
    remedy: "Write the label as a word is written.",
    references: [.pronunciation, .accessibilityLabel],
    examples: RuleExamples(
      fails: .example([.example("⌫", "DELETE", id: "delete", .deleteBackward)]),
      passes: .example([
        .delete, .letter("a", label: "A"), .example("OK", "OK", id: "ok", .returnKey),
      ])),
    yieldsTo: ["label-duplicate", "label-leak"], check: LabelCapitals.check)
}

private enum LabelCapitals {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel, isShouted(label) else { return nil }
    let expected = context.expectedLabel(of: keys[0])
    let isWord = expected?.lowercased() == label.lowercased()
    // Short forms such as ESC and USB are said letter by letter on purpose, or nobody knows.
    guard isWord || label.split(whereSeparator: \.isWhitespace).contains(where: { $0.count > 4 })
    else { return nil }
    let better = isWord ? expected : nil
    let written = better ?? label.prefix(1) + label.dropFirst().lowercased()
    return Observation(
      "the label \(Quotation.of(label)) is all in capitals", at: keys, cause: label,
      suggestion: "label it \(Quotation.of(written))",
      fix: Fix(.label(written), keys: keys.map(\.location)))
  }

  private static func isShouted(_ label: String) -> Bool {
    let letters = label.filter(\.isLetter)
    return letters.count >= 2 && letters.allSatisfy { $0.isUppercase }
  }
}
