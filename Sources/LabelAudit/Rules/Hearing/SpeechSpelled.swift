internal import KeyModel

extension Rule {
  /// A name that is said letter by letter.
  static let speechSpelled = Rule(
    id: "speech-spelled", severity: .warning,
    summary: "The name of a key is a word or short form that the voice spells.",
    rationale: """
      “Bksp” is heard as four letters, and so is a word in a script or a language that the voice \
      doesn't know. A listener has to put it together, key after key.
      """,
    remedy: "Write the word out, in the language that is declared.",
    references: [.pronunciation, .headingsAndLabels],
    examples: RuleExamples(
      fails: .init(
        .example([.example("⌫", "Bksp", id: "delete", .deleteBackward)]), heard: SpeechSpelled.heard
      ),
      passes: .init(.example([.delete]), heard: SpeechSpelled.heard)),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-leak", "label-capitals", "speech-hex",
      "speech-script-name", "speech-silent",
    ], check: SpeechSpelled.check)
}

private enum SpeechSpelled {
  static let heard: [String: HearingResult] = [
    "Bksp": .heard(Hearing(phonemes: "bˌiːkˌeɪˌɛspˈiː", seconds: 0.7, voice: "en")),
    "B": .heard(Hearing(phonemes: "bˈiː", seconds: 0.29, voice: "en")),
    "k": .heard(Hearing(phonemes: "kˈeɪ", seconds: 0.3, voice: "en")),
    "s": .heard(Hearing(phonemes: "ˈɛs", seconds: 0.29, voice: "en")),
    "p": .heard(Hearing(phonemes: "pˈiː", seconds: 0.26, voice: "en")),
  ]

  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.heardKeys().filter { key, hearing in
      let name = context.name(of: key).text
      guard !context.isNamedByOutput(key), name.count(where: \.isLetter) >= 2,
        name.allSatisfy(\.isLetter), !accepted.contains(name.uppercased()),
        let parts = context.heard?.parts(of: key)
      else { return false }
      return isSpelled(hearing.sound, parts, count: name.count)
    }.map(\.key)
    return .observed(
      context.grouped(keys).map { keys in
        let name = context.name(of: keys[0]).text
        return Observation(
          "its name \(Quotation.of(name)) is spelled letter by letter", at: keys, cause: name,
          confidence: context.confidence(hearing: keys[0]), evidence: context.evidence(of: keys[0]),
          suggestion: context.suggestion(for: keys[0]) ?? "write the word out",
          fix: context.labelFix(for: keys))
      })
  }

  /// Whether what is heard is the names of the letters: vowels that run together may differ.
  private static func isSpelled(_ sound: Sound, _ letters: Sound, count: Int) -> Bool {
    guard !letters.isEmpty, letters.segments.count > count else { return false }
    return sound.distance(to: letters) <= Double(letters.segments.count) * 0.25
  }

  /// Short forms that everybody says letter by letter.
  private static let accepted: Set<String> = [
    "ABC", "CD", "DVD", "FM", "GIF", "HTML", "ID", "IP", "OK", "PC", "PDF", "SMS", "TV", "UI",
    "URL",
    "USB", "WWW", "XML",
  ]
}
