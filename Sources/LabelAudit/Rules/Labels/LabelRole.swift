internal import KeyModel

extension Rule {
  /// A label that says what kind of element the key is.
  static let labelRole = Rule(
    id: "label-role", severity: .warning,
    summary: "A label says that the key is a button or a key.",
    rationale: """
      A screen reader says the role itself where it is of use. In the label it is heard with every \
      key, and a listener who moves along a row waits for it to end. Words that are part of another \
      (“Umschalttaste”) are no roles; that something is a key or a bar is a matter of style.
      """,
    remedy: "Leave the role out of the label.",
    references: [.nameRoleValue, .accessibilityLabel, .contentDescription],
    examples: RuleExamples(
      fails: .example([.example("⌫", "Delete button", id: "delete", .deleteBackward)]),
      passes: .example([
        .delete, .example("⇥", "Tab", id: "tab", .tab),
        .example("more", "more, numbers", id: "numbers", .page("numbers")),
      ])),
    yieldsTo: ["role-heard-twice", "label-duplicate"], check: LabelRole.check)
}

private enum LabelRole {
  static func check(_ context: RuleContext) -> RuleResult {
    let groups = KeyGroups.by(context.labelledKeys) { $0.effect + "|" + ($0.givenLabel ?? "") }
    return .observed(groups.compactMap { observation($0, context) })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation? {
    guard let label = keys[0].givenLabel else { return nil }
    let language = context.language(of: keys[0])
    let button = LabelWords.first(
      of: LabelWords.list(LabelWords.buttons, in: language), in: label)
    guard
      let word = button
        ?? LabelWords.first(of: LabelWords.list(LabelWords.keys, in: language), in: label),
      let rest = LabelWords.removing(word, from: label) ?? (button == nil ? nil : label)
    else { return nil }
    let better = rest == label ? context.expectedLabel(of: keys[0]) : rest
    return Observation(
      "the label \(Quotation.of(label)) says the role \(Quotation.of(word))", at: keys,
      cause: word, severity: button == nil ? .note : nil,
      suggestion: better.map { "label it \(Quotation.of($0))" } ?? "leave the role out",
      fix: better.map { Fix(.label($0), keys: keys.map(\.location)) })
  }
}

extension RuleContext {
  /// The keys whose name is a label that the source gives, and isn't just what they insert.
  var labelledKeys: [AuditKey] {
    keys.filter { key in
      guard let label = key.givenLabel else { return false }
      return key.key.output(shifted: false) != label
    }
  }
}
