internal import KeyModel

extension Rule {
  /// A name that is said in another language's voice.
  static let speechForeign = Rule(
    id: "speech-foreign", severity: .warning,
    summary: "The voice changes to another language for the name of a key.",
    rationale: """
      The engine itself takes the word for one of another language than is declared. The listener \
      hears a stranger between the other keys, and in another voice may hear nonsense.
      """,
    remedy: "Translate the label, or declare its language.",
    references: [.languageOfParts],
    examples: RuleExamples(
      fails: .init(
        .example([.example("⌫", "Delete", id: "delete", .deleteBackward)], locales: ["ru"]),
        heard: [
          "Delete": .heard(Hearing(phonemes: "(en)dɪlˈiːt(ru)", seconds: 0.37, voice: "zle/ru"))
        ]),
      passes: .init(
        .example([.example("⌫", "Удалить", id: "delete", .deleteBackward)], locales: ["ru"]))),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-leak", "speech-silent", "speech-hex",
      "speech-script-name", "speech-spelled",
    ], check: SpeechForeign.check)
}

private enum SpeechForeign {
  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.heardKeys().filter { key, hearing in
      let name = context.name(of: key)
      guard name.source != .derived, name.text.count(where: \.isLetter) >= 3,
        !context.isNamedByOutput(key), let request = context.heard?.request(of: key)
      else { return false }
      return !hearing.foreignLanguages(in: request.language).isEmpty
    }.map(\.key)
    return .observed(
      context.grouped(keys).map { keys in
        let name = context.name(of: keys[0]).text
        let own = context.heard?.request(of: keys[0])?.language ?? context.language
        let others = context.heard?.hearing(of: keys[0])?.foreignLanguages(in: own) ?? []
        return Observation(
          "its name \(Quotation.of(name)) is said by the voice of "
            + "\(others.sorted().joined(separator: ", ")), not of \(own)",
          at: keys, cause: name, confidence: context.confidence(hearing: keys[0]),
          severity: loans.contains(name.lowercased()) ? .note : nil,
          evidence: context.evidence(of: keys[0]),
          suggestion: translated(keys[0], name, context) ?? "translate it, or declare its language",
          fix: translated(keys[0], name, context) == nil ? nil : context.labelFix(for: keys))
      })
  }

  /// A request for the word of the layout's language, where that is another one.
  private static func translated(
    _ key: AuditKey, _ name: String, _ context: RuleContext
  ) -> String? {
    guard let label = context.expectedLabel(of: key), label.lowercased() != name.lowercased() else {
      return nil
    }
    return context.suggestion(for: key)
  }

  /// Words of keys that many languages have borrowed.
  private static let loans: Set<String> = [
    "shift", "tab", "enter", "return", "escape", "alt", "control", "caps lock", "backspace",
    "delete",
    "emoji", "ok", "page up", "page down", "home", "end", "insert", "command", "option",
  ]
}
