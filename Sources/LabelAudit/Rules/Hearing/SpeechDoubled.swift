internal import KeyModel

extension Rule {
  /// A name that is said twice.
  static let speechDoubled = Rule(
    id: "speech-doubled", severity: .note,
    summary: "The engine says the name of a key twice.",
    rationale: """
      Asked for the name of a character, the engine says the first word of some twice: “globe \
      globe”. It is a fault of the engine; words have none of it.
      """,
    remedy: "Label the key in words.",
    references: [.pronunciation],
    examples: RuleExamples(
      fails: .init(
        .example([.example("→", "→", id: "right", .moveCaret(.right)), .delete]),
        heard: ["→": .heard(Hearing(phonemes: "ɹˈaɪtɹˈaɪt", seconds: 0.6, voice: "en"))]),
      passes: .init(
        .example([.example("→", "Right", id: "right", .moveCaret(.right)), .delete]))),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-doubled", "speech-hex", "speech-script-name",
    ],
    check: { context in
      let keys = context.heardKeys().filter { key, hearing in
        // A name of two like words is meant: Hebrew's for a closing bracket is one.
        context.saidText(of: key).count == 1 && SpeechDoubled.isDoubled(hearing.sound)
      }.map(\.key)
      guard let first = keys.first else { return .observed([]) }
      let texts = KeyGroups.by(keys) { context.name(of: $0).text }.map {
        context.name(of: $0[0]).text
      }
      return .observed([
        Observation(
          "\(texts.count == 1 ? Quotation.naming(texts[0]) : "\(texts.count) characters") "
            + "\(texts.count == 1 ? "is" : "are") said twice", at: keys,
          cause: "doubled", isKnownByCause: true, confidence: .likely,
          evidence: context.evidence(of: first), suggestion: "label it in words")
      ])
    })
}

private enum SpeechDoubled {
  /// Whether the second half is the first, and longer than the name of a letter.
  static func isDoubled(_ sound: Sound) -> Bool {
    let half = sound.segments.count / 2
    guard half >= 3, sound.segments.count % 2 == 0 else { return false }
    return Array(sound.segments[..<half]) == Array(sound.segments[half...])
  }
}
