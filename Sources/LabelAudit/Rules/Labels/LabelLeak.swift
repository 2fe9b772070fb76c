internal import KeyModel

extension Rule {
  /// A label that was made for the program, not for people.
  static let labelLeak = Rule(
    id: "label-leak", severity: .error,
    summary: "A label is markup, an unfilled placeholder, or the name of a picture or a text.",
    rationale: """
      What leaks from the program is read out letter by letter, or as nonsense of several seconds: \
      “zero, t d class equals shortcuts slash zero space” for a space bar.
      """,
    remedy: "Find out where the text comes from, and give the key a label in words.",
    references: [.nameRoleValue, .nonTextContent],
    examples: RuleExamples(
      fails: .example([
        .example("", "{0}<td class=\"shortcuts\">{/0} Space", id: "space", .insert(" ")),
        .example("🎨", "paintpalette", id: "colours", .unknown("colours")),
        .example("☺", "EmojiCategories/smileysAndPeople", id: "emoji", .system(.emoji)),
      ]),
      passes: .example([
        .example("space", "Space", id: "space", .insert(" ")),
        .example("AltGr", "AltGr", id: "altgr", .modifier(.altGr)),
        .letter(".com", label: ".com"), .letter("<", label: "<"), .delete,
      ])),
    yieldsTo: [], check: LabelLeak.check)
}

private enum LabelLeak {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel, let leak = TextLeak(in: label) else { return nil }
    return Observation(
      "the label \(Quotation.of(label)) is \(leak.words)", at: keys, cause: label,
      evidence: context.evidence(of: keys[0]),
      suggestion: context.suggestion(for: keys[0]) ?? "give it a label in words",
      fix: context.labelFix(for: keys))
  }
}

extension RuleContext {
  /// What was heard of a key, as a proof; none where nobody listened.
  func evidence(of key: AuditKey) -> [Evidence] {
    heard?.evidence(of: key, mode: reader.mode(for: name(of: key).text)) ?? []
  }
}
