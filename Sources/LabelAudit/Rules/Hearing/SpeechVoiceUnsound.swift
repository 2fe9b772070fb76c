internal import KeyModel

extension Rule {
  /// A voice that doesn't speak its own language.
  static let speechVoiceUnsound = Rule(
    id: "speech-voice-unsound", severity: .note,
    summary:
      "A voice can't say common words of its own language, so that nothing that it says is a proof.",
    rationale: """
      Some voices of the engine lack the dictionary or the characters of their language: they say \
      its words in another voice, without their vowels or not at all. What they make of a label says nothing of the label: findings that rest on them are for a person to \
      look at.
      """,
    remedy: "Listen with another voice.",
    references: [.languageOfPage],
    examples: RuleExamples(
      fails: .init(
        .example([.letter("ქ")], locales: ["ja"]),
        heard: Dictionary(
          uniqueKeysWithValues: VoiceProbes.words(of: "ja").map {
            ($0, .heard(Hearing(phonemes: "(en)x(ja)", seconds: 0.4, voice: "jpx/ja")))
          })),
      passes: .init(.example([.letter("q")]))),
    listens: true,
    check: { context in
      guard let heard = context.heard else { return .observed([]) }
      return .observed(
        heard.voices.filter(\.facts.isUnsound).map { voice in
          Observation(
            "the voice for \(Quotation.of(voice.language)) says \(voice.facts.unsoundWords) of "
              + "\(voice.facts.words) common words in another voice, without vowels or not at all: what was heard is no proof",
            about: .layout, cause: voice.language)
        })
    })
}
