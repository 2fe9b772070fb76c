internal import KeyModel

extension Rule {
  /// Names that are all heard as the name of their script.
  static let speechScriptName = Rule(
    id: "speech-script-name", severity: .error,
    summary: "Labels are heard as the name of their script, and sound alike.",
    rationale: """
      A voice that can't read a script says “Chinese letter” for every character: 削除, 記号 and 設定 \
      are one sound. That is so in voices of the language itself, too.
      """,
    remedy:
      "Declare the language of the labels; give a reading in kana or Latin letters where the voice has no more.",
    references: [.languageOfParts, .pronunciation],
    examples: RuleExamples(
      fails: .init(
        .example([.example("⌫", "削除", id: "delete", .deleteBackward)]),
        heard: SpeechScriptName.heard),
      passes: .init(.example([.delete]), heard: SpeechScriptName.heard)),
    listens: true, yieldsTo: ["label-missing", "speech-silent", "speech-hex"],
    check: SpeechScriptName.check)
}

private enum SpeechScriptName {
  static let heard: [String: HearingResult] = Dictionary(
    uniqueKeysWithValues: ["\u{9F8D}", "\u{6728}", "削除"].map { text in
      let said = Array(repeating: "tʃˈaɪniːzlˌɛtə", count: text.count).joined(separator: " ")
      return (text, .heard(Hearing(phonemes: said, seconds: 0.7, voice: "en")))
    })

  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.heardKeys().filter { key, hearing in
      guard let facts = context.heard?.voiceFacts(of: key) else { return false }
      let text = context.name(of: key).text
      return isFallback(hearing, facts.ideograph, text.contains { $0.isIdeograph })
        || isFallback(hearing, facts.kana, text.contains { $0.isKana })
    }.map(\.key)
    guard let first = keys.first else { return .observed([]) }
    let count = Set(keys.map { context.name(of: $0).text }).count
    return .observed([
      Observation(
        count == 1
          ? "its name \(Quotation.naming(context.name(of: first).text)) is heard as the name of its script"
          : "\(count) names are heard as the name of their script, and sound alike",
        at: keys, cause: "script", isKnownByCause: true,
        confidence: context.heard?.voiceFacts(of: first).isUnsound == true ? .review : .likely,
        severity: context.severityWithinReach(.error, first), evidence: context.evidence(of: first),
        suggestion: "declare the language of the labels, or give a reading that the voice can say")
    ])
  }

  private static func isFallback(_ hearing: Hearing, _ word: Sound?, _ isOfScript: Bool) -> Bool {
    guard isOfScript, let word else { return false }
    return hearing.sound.isRepetition(of: word) || hearing.sound.begins(with: word)
  }
}

extension Character {
  fileprivate var isIdeograph: Bool {
    unicodeScalars.first.map { $0.properties.isIdeographic } ?? false
  }

  fileprivate var isKana: Bool {
    unicodeScalars.first.map { (0x3041...0x30FF).contains($0.value) } ?? false
  }
}
