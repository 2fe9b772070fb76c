internal import KeyModel

extension Rule {
  /// A label with marks that change how it is heard.
  static let labelPunctuation = Rule(
    id: "label-punctuation", severity: .warning,
    summary: "A label ends with a full stop, or has marks that belong to no sentence.",
    rationale: """
      A full stop makes the voice fall and pause after every key, and some readers say it. A single \
      comma between words is a short pause and does no harm; a label that is a mark is another \
      matter.
      """,
    remedy: "End the label without a mark.",
    references: [.accessibilityLabel, .headingsAndLabels],
    examples: RuleExamples(
      fails: .example([.example("⌫", "Delete.", id: "delete", .deleteBackward)]),
      passes: .example([
        .delete, .letter(".", label: "."),
        .example("more", "more, numbers", id: "numbers", .page("numbers")),
      ])),
    yieldsTo: ["label-duplicate", "label-leak", "label-action"], check: LabelPunctuation.check)
}

private enum LabelPunctuation {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel?.trimmed, label.contains(where: \.isLetter) else {
      return nil
    }
    let better = withoutStrayMarks(label)
    guard better != label, !better.isEmpty else { return nil }
    return Observation(
      "the label \(Quotation.of(label)) has marks that are heard as pauses, or read out", at: keys,
      cause: label, suggestion: "label it \(Quotation.of(better))",
      fix: Fix(.label(better), keys: keys.map(\.location)))
  }

  private static func withoutStrayMarks(_ label: String) -> String {
    var text = label[...]
    while let last = text.last, ".。;:,،．｡".contains(last) {
      // "a.m.", "U.S.": the full stop belongs to an abbreviation.
      if last == ".", text.dropLast().contains("."), !text.contains(where: \.isWhitespace) { break }
      text = text.dropLast()
    }
    text = text.drop { ",;".contains($0) || $0.isWhitespace }
    return String(text).trimmed
  }
}
