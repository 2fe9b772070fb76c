internal import KeyModel

extension Rule {
  /// Names that are told apart by their ends.
  static let speechLate = Rule(
    id: "speech-late", severity: .note,
    summary: "The names of keys of a page begin alike, and are told apart late.",
    rationale: """
      A listener moves on as soon as the key can be no other. Where names begin with the same word \
      (“more, numbers”, “more, symbols”), that is after half a second and more, each time.
      """,
    remedy: "Put the word that sets the key apart before the others.",
    references: [.headingsAndLabels, .accessibilityLabel],
    examples: RuleExamples(
      fails: .init(
        SpeechLate.example("Keyboard of letters", "Keyboard of numbers"), heard: SpeechLate.heard),
      passes: .init(SpeechLate.example("Letters", "Numbers"))),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-duplicate", "label-leak", "speech-same",
      "speech-near", "speech-hex", "speech-script-name", "speech-spelled", "speech-long",
      "speech-number",
    ], check: SpeechLate.check)
}

private enum SpeechLate {
  /// Names that can be told apart after so many sounds cost no time that counts.
  private static let latest = 6
  /// What one sound of a word takes at the usual rate: counted and not measured, since the same word
  /// isn't equally long each time.
  private static let secondsASound = 0.08

  static func example(_ one: String, _ other: String) -> AuditSubject {
    .example([
      .example("a", .text(one), id: "one", .unknown("one")),
      .example("b", .text(other), id: "other", .unknown("other")), .delete,
    ])
  }

  static let heard: [String: HearingResult] = [
    "Keyboard of letters": .heard(
      Hearing(phonemes: "kˈiːbɔːd ɒv lˈɛtəz", seconds: 1.4, voice: "en")),
    "Keyboard of numbers": .heard(
      Hearing(phonemes: "kˈiːbɔːd ɒv nˈʌmbəz", seconds: 1.4, voice: "en")),
  ]

  static func check(_ context: RuleContext) -> RuleResult {
    var seen: Set<[String]> = []
    var observations: [Observation] = []
    for page in context.subject.pages {
      let words = context.heardKeys(context.keys(of: page)).filter { key, hearing in
        context.name(of: key).source == .label && hearing.sound.segments.count >= 4
      }
      var starts: [KeyLocation: Sound] = [:]
      for word in words { starts[word.key.location] = lateStart(of: word, among: words) }
      let groups = KeyGroups.by(words.map(\.key)) { starts[$0.location] }
      for keys in groups where keys.count > 1 {
        let names = keys.map { context.name(of: $0).text }
        guard seen.insert(names).inserted else { continue }
        observations.append(observation(keys, names, words, context))
      }
    }
    return .observed(observations)
  }

  /// What a name begins with alike another for longer than counts; nil where it is told in time.
  private static func lateStart(
    of word: (key: AuditKey, hearing: Hearing), among words: [(key: AuditKey, hearing: Hearing)]
  ) -> Sound? {
    let sound = word.hearing.sound
    let common =
      words.filter { $0.key.effect != word.key.effect && $0.hearing.sound != sound }
      .map { sound.commonStart(with: $0.hearing.sound) }.max() ?? 0
    guard common > latest else { return nil }
    return Sound(sound.segments.prefix(common).joined())
  }

  private static func observation(
    _ keys: [AuditKey], _ names: [String], _ words: [(key: AuditKey, hearing: Hearing)],
    _ context: RuleContext
  ) -> Observation {
    let places = Set(keys.map(\.location))
    let late = words.filter { places.contains($0.key.location) }.map { word in
      Double(lateStart(of: word, among: words)?.segments.count ?? 0) * secondsASound
    }
    return Observation(
      "\(Quotation.list(names)) can be told apart after \(Seconds.text(late.max() ?? 0)) seconds alone",
      at: keys, cause: names.sorted().joined(separator: "|"), isKnownByCause: true,
      confidence: .likely, evidence: keys.prefix(2).flatMap { context.evidence(of: $0) },
      suggestion: "put the word that sets it apart before the others")
  }
}
