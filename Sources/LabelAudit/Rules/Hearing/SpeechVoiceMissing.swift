internal import KeyModel

extension Rule {
  /// A language that nobody here can speak.
  static let speechVoiceMissing = Rule(
    id: "speech-voice-missing", severity: .note,
    summary: "No voice of the engine speaks the language of the keys.",
    rationale: """
      The keys weren't heard, so that nothing is known of their sound; a listener of this engine \
      hears nothing, or another language's voice.
      """,
    remedy: "Check the language; listen with a voice that speaks it.",
    references: [.languageOfPage],
    examples: RuleExamples(
      fails: .init(
        .example([.example("លុប", "លុប", id: "delete", .deleteBackward)], locales: ["km"]),
        heard: ["លុប": .noVoice]),
      passes: .init(.example([.delete]))),
    listens: true,
    check: { context in
      let mute = context.keys.filter { context.heard?.result(of: $0) == .noVoice }
      let groups = KeyGroups.by(mute) { context.heard?.request(of: $0)?.language }
      return .observed(
        groups.map { keys in
          let language = context.heard?.request(of: keys[0])?.language ?? ""
          return Observation(
            "\(context.heard?.engine ?? "the engine") has no voice for \(Quotation.of(language)): "
              + "\(keys.count == 1 ? "a key wasn't" : "\(keys.count) keys weren't") heard",
            about: .layout, at: keys, cause: language, isKnownByCause: true,
            suggestion: "listen with a voice that speaks it")
        })
    })
}
