internal import KeyModel

extension Rule {
  /// A name without a sound.
  static let speechSilent = Rule(
    id: "speech-silent", severity: .error,
    summary: "A key has a name, and nothing is heard.",
    rationale: """
      Symbols that the engine has no name for, characters for private use and marks alone are \
      silent: the focus moves, and the listener believes that it hasn't.
      """,
    remedy: "Label the key by the name of the symbol, or by what it does.",
    references: [.nonTextContent, .nameRoleValue],
    examples: RuleExamples(
      fails: .init(
        .example([.example("⌫", "⌫", id: "delete", .deleteBackward)]), reader: .raw,
        heard: ["⌫": .heard(Hearing(phonemes: "", seconds: 0, voice: "en"))]),
      passes: .init(.example([.delete]), reader: .raw)),
    listens: true, yieldsTo: ["label-missing", "label-from-title", "label-invisible"],
    check: { context in
      let silent = context.heardKeys { $1.isSilent }
      // Keys that nobody has named but by what they type have one cause.
      let plain = silent.filter(context.isNamedByOutput)
      let named = silent.filter { !context.isNamedByOutput($0) }
      return .observed(
        context.grouped(named).map { SpeechSilent.observation($0, context) }
          + (plain.isEmpty ? [] : [SpeechSilent.observation(ofSymbols: plain, context)]))
    })
}

private enum SpeechSilent {
  static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation {
    let name = context.name(of: keys[0]).text
    return Observation(
      "nothing is heard of its name \(Quotation.naming(name))", at: keys, cause: name,
      confidence: context.confidence(hearing: keys[0]),
      severity: context.severityWithinReach(.error, keys[0]),
      evidence: context.evidence(of: keys[0]),
      suggestion: context.request(
        context.suggestion(for: keys[0]) ?? "label it in words", at: keys[0]),
      fix: context.labelFix(for: keys))
  }

  /// Symbols that are called by themselves: screen readers have names for many of them.
  static func observation(ofSymbols keys: [AuditKey], _ context: RuleContext) -> Observation {
    let texts = Set(keys.map { context.name(of: $0).text })
    return Observation(
      texts.count == 1
        ? "nothing is heard of \(Quotation.naming(texts.first ?? ""))"
        : "nothing is heard of \(texts.count) characters that are called by themselves",
      at: keys, cause: "symbols", isKnownByCause: true,
      confidence: context.heard?.voiceFacts(of: keys[0]).isUnsound == true ? .review : .likely,
      severity: context.severityWithinReach(.error, keys[0]),
      evidence: context.evidence(of: keys[0]),
      suggestion: context.request(
        context.suggestion(for: keys[0]) ?? "label them in words", at: keys[0]))
  }
}
