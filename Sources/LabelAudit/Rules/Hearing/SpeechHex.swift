internal import KeyModel

extension Rule {
  /// A name that is heard as a number.
  static let speechHex = Rule(
    id: "speech-hex", severity: .error,
    summary: "A key is heard as “symbol” or “letter” and a number in hexadecimal.",
    rationale: """
      The engine has no name for the character and spells its number: “symbol two three two b” for \
      ⌫. Nobody knows what key that is, and it takes more than a second.
      """,
    remedy: "Label the key by the name of the symbol, or by what it does.",
    references: [.nonTextContent, .pronunciation],
    examples: RuleExamples(
      fails: .init(
        .example([.example("⌫", "⌫", id: "delete", .deleteBackward)]),
        heard: SpeechHex.heard),
      passes: .init(.example([.delete]), heard: SpeechHex.heard)),
    listens: true,
    yieldsTo: ["label-missing", "label-from-title", "label-invisible", "speech-silent"],
    check: SpeechHex.check)
}

private enum SpeechHex {
  static let heard: [String: HearingResult] = [
    "\u{2BC0}": .heard(Hearing(phonemes: "sɪmbəltˈuːbˈiː", seconds: 1.2, voice: "en")),
    "\u{A490}": .heard(Hearing(phonemes: "sɪmbəlˈeɪfˈɔː", seconds: 1.2, voice: "en")),
    "⌫": .heard(Hearing(phonemes: "sɪmbəltˈuːθɹˈiːtˈuːbˈiː", seconds: 1.24, voice: "en")),
  ]

  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.heardKeys { key, hearing in
      guard let facts = context.heard?.voiceFacts(of: key) else { return false }
      let words = [facts.symbolWord, facts.letterWord].compactMap(\.self)
      // Words may begin like the engine's word for a symbol: “símbolo de marca registrada”.
      let text = context.saidText(of: key)
      let isCharacter = text.count == 1 || !text.contains(where: \.isLetter)
      let isForeign = text.unicodeScalars.contains { !$0.isASCII }
      return isForeign && isCharacter && words.contains { hearing.sound.begins(with: $0) }
    }
    // What is named by nothing but what it types has one cause on all of a layout.
    let plain = keys.filter(context.isNamedByOutput)
    let named = keys.filter { !context.isNamedByOutput($0) }
    return .observed(
      context.grouped(named).map { observation($0, context) }
        + (plain.isEmpty ? [] : [observation(ofSymbols: plain, context)]))
  }

  private static func observation(_ keys: [AuditKey], _ context: RuleContext) -> Observation {
    let name = context.name(of: keys[0]).text
    return Observation(
      "its name \(Quotation.naming(name)) is heard as a number in hexadecimal", at: keys,
      cause: name, confidence: context.confidence(hearing: keys[0]),
      severity: context.severityWithinReach(.error, keys[0]),
      evidence: context.evidence(of: keys[0]),
      suggestion: context.request(
        context.suggestion(for: keys[0]) ?? "label it in words", at: keys[0]),
      fix: context.labelFix(for: keys))
  }

  private static func observation(
    ofSymbols keys: [AuditKey], _ context: RuleContext
  ) -> Observation {
    let count = Set(keys.map { context.name(of: $0).text }).count
    return Observation(
      count == 1
        ? "one character is heard as a number in hexadecimal"
        : "\(count) characters are heard as numbers in hexadecimal",
      at: keys, cause: "characters", isKnownByCause: true,
      confidence: context.heard?.voiceFacts(of: keys[0]).isUnsound == true ? .review : .likely,
      severity: context.severityWithinReach(.error, keys[0]),
      evidence: context.evidence(of: keys[0]),
      suggestion: context.request(
        context.suggestion(for: keys[0]) ?? "label them in words", at: keys[0]))
  }
}
