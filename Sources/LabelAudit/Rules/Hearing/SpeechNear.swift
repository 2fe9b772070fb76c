internal import KeyModel

extension Rule {
  /// Words that are taken for each other.
  static let speechNear = Rule(
    id: "speech-near", severity: .note,
    summary: "The names of two keys of a page are words that are easily taken for each other.",
    rationale: """
      Two words that differ by a sound no more than b and p, or m and n, are misheard at high \
      rates and in noise. The measure is that of the letters that people were found to confuse \
      (B/D, B/P, D/T, C/Z, V/Z, M/N, F/S), no more than 0.9 in all. Letters themselves aren't told: \
      they are always near, which is what the words of the phonetic alphabet are for.
      """,
    remedy: "Choose a word that begins differently.",
    references: [.headingsAndLabels],
    examples: RuleExamples(
      fails: .init(
        .example([
          .example("pat", "Patch", id: "patch", .unknown("patch")),
          .example("bat", "Batch", id: "batch", .unknown("batch")), .delete,
        ]),
        heard: [
          "Patch": .heard(Hearing(phonemes: "pˈatʃ", seconds: 0.4, voice: "en")),
          "Batch": .heard(Hearing(phonemes: "bˈatʃ", seconds: 0.4, voice: "en")),
        ]),
      passes: .init(
        .example([
          .example("pat", "Patch", id: "patch", .unknown("patch")),
          .example("grp", "Group", id: "batch", .unknown("batch")), .delete,
        ]))),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-duplicate", "speech-same", "speech-hex",
      "speech-script-name", "speech-spelled", "speech-silent",
    ], check: SpeechNear.check)
}

private enum SpeechNear {
  /// Names of letters and shorter words are near by nature.
  private static let fewestSounds = 4
  /// The largest distance of two letters that people were found to confuse: d and b, 2 × 0.41.
  private static let nearest = 0.9

  static func check(_ context: RuleContext) -> RuleResult {
    var seen: Set<[String]> = []
    var observations: [Observation] = []
    for page in context.subject.pages {
      let words = context.heardKeys(context.keys(of: page)).filter { key, hearing in
        context.name(of: key).source != .derived && context.name(of: key).text.count > 1
          && hearing.sound.segments.count >= fewestSounds
      }
      for (index, first) in words.enumerated() {
        for second in words[(index + 1)...] where first.key.effect != second.key.effect {
          let distance = first.hearing.sound.distance(to: second.hearing.sound)
          guard distance > 0, distance <= nearest else { continue }
          let names = [first.key, second.key].map { context.name(of: $0).text }
          guard seen.insert(names.sorted()).inserted else { continue }
          observations.append(observation([first.key, second.key], names, context))
        }
      }
    }
    return .observed(observations)
  }

  private static func observation(
    _ keys: [AuditKey], _ names: [String], _ context: RuleContext
  ) -> Observation {
    Observation(
      "\(Quotation.list(names)) are easily taken for each other", at: keys,
      cause: names.sorted().joined(separator: " "), isKnownByCause: true, confidence: .likely,
      evidence: keys.flatMap { context.evidence(of: $0) },
      suggestion: "choose a word that begins differently")
  }
}
