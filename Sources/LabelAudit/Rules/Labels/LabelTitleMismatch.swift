internal import KeyModel

extension Rule {
  /// A label that doesn't hold the word that is printed on the key.
  static let labelTitleMismatch = Rule(
    id: "label-title-mismatch", severity: .warning,
    summary: "A word is printed on a key, and the label doesn't hold it.",
    rationale: """
      People who see a little, or who press keys by voice, say what they see: “press return”. Where \
      the label is “Enter”, nothing happens. Titles that are symbols or short forms (⌫, 123, ABC) \
      aren't words: there the label is what the key does.
      """,
    remedy: "Begin the label with the printed word.",
    references: [.labelInName],
    examples: RuleExamples(
      fails: .example([.example("return", "Enter", id: "return", .returnKey)]),
      passes: .example([
        .example("return", "Return", id: "return", .returnKey), .delete,
        .example("123", "more, numbers", id: "numbers", .page("numbers")),
        .example("×", "multiply", id: "times", .insert("×")),
        .example("CP", "Caps lock", id: "caps", .capsLock),
      ])),
    yieldsTo: [
      "label-duplicate", "label-leak", "label-contradicts-output", "label-inconsistent",
    ], check: LabelTitleMismatch.check)
}

private enum LabelTitleMismatch {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.labelledKeys.filter { isWord($0) }
    guard !keys.isEmpty else { return .notApplicable("no labelled key has a word for a title") }
    let wrong = keys.filter { !contains($0.givenLabel ?? "", $0.key.title) }
    return .observed(
      KeyGroups.by(wrong) { $0.effect + "|" + $0.key.title }.map { keys in
        let title = keys[0].key.title.trimmed
        return Observation(
          "\(Quotation.of(title)) is printed on the key, and the label is "
            + Quotation.of(keys[0].givenLabel ?? ""),
          at: keys, cause: title, confidence: .likely,
          suggestion: "label it \(Quotation.of(title.capitalizedFirst))",
          fix: Fix(.label(title.capitalizedFirst), keys: keys.map(\.location)))
      })
  }

  /// Whether the title is a word: three letters or more, not a short form in capitals, not a page's.
  private static func isWord(_ key: AuditKey) -> Bool {
    if case .page = key.meaning { return false }
    if case .insert(let text) = key.key.function, text == key.key.title { return false }
    guard let title = key.readableTitle?.trimmed, TextLeak(in: title) == nil else { return false }
    let isPlain = title.allSatisfy { $0.isLetter || $0.isWhitespace }
    guard isPlain, title.count(where: \.isLetter) >= 3, !shortForms.contains(title.lowercased())
    else { return false }
    return title.count > 4 || !title.allSatisfy { $0.isUppercase }
  }

  private static func contains(_ label: String, _ title: String) -> Bool {
    let label = LabelWords.words(of: label).joined(separator: " ")
    let title = LabelWords.words(of: title).joined(separator: " ")
    return label.contains(title)
  }

  private static let shortForms: Set<String> = [
    "abc", "alt", "bksp", "chg", "cmd", "ctl", "ctrl", "del", "ent", "entf", "esc", "ins", "opt",
    "pgdn", "pgup", "ret", "shf", "shft", "spc", "strg", "sym", "umsch", "win",
  ]
}

extension String {
  /// The text beginning with a capital.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
