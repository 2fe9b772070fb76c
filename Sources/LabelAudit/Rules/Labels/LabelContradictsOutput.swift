internal import KeyModel
internal import Narration

extension Rule {
  /// A label that says what another key would do.
  static let labelContradictsOutput = Rule(
    id: "label-contradicts-output", severity: .error,
    summary: "A label says one thing and the key does another.",
    rationale: """
      Whoever can't see the key believes the label: a comma that is called “period” puts a wrong \
      mark into every sentence. Where rules of another file change what a key inserts, or its \
      output is a guess, a person has to look.
      """,
    remedy: "Label the key by what it inserts or does.",
    references: [.nameRoleValue, .headingsAndLabels],
    examples: RuleExamples(
      fails: .example([.example(",", "period", id: "comma", .insert(","))]),
      passes: .example([
        .example(",", "comma", id: "comma", .insert(",")),
        .example("-", "dash", id: "hyphen", .insert("-")), .letter("q", label: "q"),
        .example("×", "multiply", id: "times", .insert("×")),
      ])),
    yieldsTo: ["label-duplicate", "label-leak", "label-invisible"],
    check: LabelContradictsOutput.check)
}

private enum LabelContradictsOutput {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.labelledKeys
    guard !keys.isEmpty else { return .notApplicable("no key has a label of its own") }
    let meanings = SymbolMeanings(language: context.language)
    let wrong = keys.filter { contradicts($0, meanings, context) }
    return .observed(
      KeyGroups.by(wrong) { $0.effect + "|" + ($0.givenLabel ?? "") }.map {
        observation($0, context)
      })
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation {
    let key = keys[0]
    let isSure = key.isMeaningCertain && !context.subject.source.hasRewritingRules
    let does =
      if case .insert(let text) = key.key.function { "inserts \(Quotation.naming(text))" } else {
        "does \(Quotation.of(context.words.label(for: key.key.function)))"
      }
    return Observation(
      "it is called \(Quotation.of(key.givenLabel ?? "")) and \(does)", at: keys,
      cause: key.givenLabel ?? "", confidence: isSure ? .certain : .review,
      suggestion: context.suggestion(for: key), fix: context.labelFix(for: keys))
  }

  private static func contradicts(
    _ key: AuditKey, _ meanings: SymbolMeanings, _ context: RuleContext
  ) -> Bool {
    guard let label = key.givenLabel?.trimmed else { return false }
    switch key.meaning {
    case .insert(let text):
      return contradicts(label, inserting: text, key, meanings) || isOfCommand(label, key, context)
    case .page, .unknown, .none, .deadKey: return false
    default: return isOfCommand(label, key, context)
    }
  }

  private static func contradicts(
    _ label: String, inserting text: String, _ key: AuditKey, _ meanings: SymbolMeanings
  ) -> Bool {
    guard text.count == 1, label.lowercased() != text.lowercased() else { return false }
    // One letter or symbol that names another.
    if label.count == 1 {
      return !SymbolMeanings.areKin(label, text) && label.isASCII(with: text)
    }
    guard let symbols = meanings.symbols(meantBy: label) else { return false }
    return !symbols.contains { SymbolMeanings.areKin($0, text) }
  }

  /// Whether the label is the word for another function.
  private static func isOfCommand(
    _ label: String, _ key: AuditKey, _ context: RuleContext
  ) -> Bool {
    let label = label.lowercased()
    for words in [context.words, KeyVocabulary.english] {
      let own = words.label(for: key.meaning).lowercased()
      if label == own { return false }
      let other = commands.first { words.label(for: $0).lowercased() == label }
      if let other, other != key.meaning, !areKin(other, key.meaning) { return true }
    }
    return false
  }

  private static let commands: [KeyFunction] = [
    .insert(" "), .returnKey, .deleteBackward, .shift, .capsLock, .nextKeyboard, .dismissKeyboard,
    .tab, .escape,
  ]

  private static func areKin(_ one: KeyFunction, _ other: KeyFunction) -> Bool {
    let kin: [[KeyFunction]] = [
      [.deleteBackward, .deleteForward], [.shift, .capsLock], [.tab, .backTab],
      [.nextKeyboard, .languageMenu],
    ]
    if case .insert(let text) = other, one == .tab || one == .insert(" ") || one == .returnKey {
      return text.allSatisfy(\.isWhitespace)
    }
    return kin.contains { $0.contains(one) && $0.contains(other) }
  }
}

extension String {
  /// Whether the text and another are of ASCII: a name may be a letter of another script.
  fileprivate func isASCII(with other: String) -> Bool {
    (self + other).unicodeScalars.allSatisfy(\.isASCII)
  }
}
