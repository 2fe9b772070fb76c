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
      // What a layout doesn't name itself isn't its short form.
      guard context.name(of: key).source != .derived, !context.isNamedByOutput(key),
        name.count(where: \.isLetter) >= 2,
        name.allSatisfy({ $0.isLetter && $0.hasLetterName }), !accepted.contains(name.uppercased()),
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

extension Character {
  /// Whether it is of a script whose letters have names that aren't their sounds.
  ///
  /// A word in the letters of India, of Japan or of Korea is heard as the sum of what its letters
  /// are called, whether it is read or spelled.
  fileprivate var hasLetterName: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return Self.namedLetters.contains { $0.contains(value) }
  }

  /// Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic letters.
  private static let namedLetters: [ClosedRange<UInt32>] = [
    0x41...0x24F, 0x370...0x52F, 0x531...0x587, 0x5D0...0x5EA, 0x620...0x6FF, 0x1E00...0x1FFF,
  ]
}
