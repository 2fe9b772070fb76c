internal import KeyModel

extension Rule {
  /// Names that some readers are silent about.
  static let speechSilentInTextMode = Rule(
    id: "speech-silent-in-text-mode", severity: .warning,
    summary: "The names of keys are heard character by character, and silent as running text.",
    rationale: """
      Readers that hand names to the engine as running text, without tables of their own, say \
      nothing of “.” and “,”. Readers that ask for characters, or replace them by words (NVDA, Orca \
      at their usual level, VoiceOver, TalkBack), are heard. One finding is told for a layout.
      """,
    remedy: "Label the keys by the names of their symbols.",
    references: [.nonTextContent],
    examples: RuleExamples(
      fails: .init(
        .example([.letter("."), .letter("a"), .delete]),
        heard: [
          ".": .heard(Hearing(phonemes: "", seconds: 0, voice: "en")),
          "characters:.": .heard(Hearing(phonemes: "dˈɒt", seconds: 0.24, voice: "en")),
        ]),
      passes: .init(.example([.letter(".", label: "period"), .letter("a"), .delete]))),
    listens: true, yieldsTo: ["label-missing", "label-from-title", "speech-silent"],
    check: { context in
      guard context.reader == .character else {
        return .notApplicable(
          context.reader == .raw
            ? "everything is read as running text" : "symbols are read as words")
      }
      let keys = context.heardKeys().filter { key, hearing in
        !hearing.isSilent && context.heard?.hearingAsText(of: key)?.isSilent == true
      }.map(\.key)
      guard let first = keys.first else { return .observed([]) }
      let texts = Set(keys.map { context.name(of: $0).text })
      return .observed([
        Observation(
          "\(texts.count == 1 ? "one name is" : "\(texts.count) names are") silent as running text",
          about: .layout, at: keys, cause: "text mode", isKnownByCause: true, confidence: .likely,
          severity: keys.allSatisfy(context.isNamedByOutput) ? .note : nil,
          evidence: context.heard?.evidenceAsText(of: first) ?? [],
          suggestion: "label them by the names of their symbols")
      ])
    })
}
