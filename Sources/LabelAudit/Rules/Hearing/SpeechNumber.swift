internal import KeyModel

extension Rule {
  /// Digits that are read as a quantity.
  static let speechNumber = Rule(
    id: "speech-number", severity: .warning,
    summary: "A name of digits is read as a quantity.",
    rationale: """
      “123” is heard as “one hundred and twenty-three”, for more than a second, and “?123” sounds \
      the same. Nobody thinks of a page of numbers.
      """,
    remedy: "Label the key by the page that it shows, or by what it does.",
    references: [.pronunciation, .nameRoleValue],
    examples: RuleExamples(
      fails: .init(
        .example(
          .example(
            "letters", [.example("123", "123", id: "numbers", .page("numbers")), .delete]),
          .example(
            "numbers", [.example("ABC", "Letters", id: "letters", .page("letters")), .delete])),
        heard: SpeechNumber.heard),
      passes: .init(
        .example(
          .example(
            "letters", [.example("123", "Numbers", id: "numbers", .page("numbers")), .delete]),
          .example(
            "numbers", [.example("ABC", "Letters", id: "letters", .page("letters")), .delete])),
        heard: SpeechNumber.heard)),
    listens: true,
    yieldsTo: ["label-missing", "label-from-title", "label-leak", "speech-silent"],
    check: SpeechNumber.check)
}

private enum SpeechNumber {
  static let heard: [String: HearingResult] = [
    "123": .heard(
      Hearing(phonemes: "wˈɒnhˈʌndɹɪdən twˈɛnti θɹˈiː", seconds: 1.42, voice: "en")),
    "1": .heard(Hearing(phonemes: "wˈɒn", seconds: 0.3, voice: "en")),
    "2": .heard(Hearing(phonemes: "tˈuː", seconds: 0.3, voice: "en")),
    "3": .heard(Hearing(phonemes: "θɹˈiː", seconds: 0.3, voice: "en")),
  ]

  static func check(_ context: RuleContext) -> RuleResult {
    let keys = context.heardKeys().filter { key, hearing in
      let name = context.name(of: key).text
      guard !context.isNamedByOutput(key), hasNumber(name), !name.contains(where: \.isLetter),
        let digits = context.heard?.parts(of: key)
      else { return false }
      return !hearing.isSilent && hearing.sound != digits
    }.map(\.key)
    return .observed(
      context.grouped(keys).map { keys in
        let name = context.name(of: keys[0]).text
        return Observation(
          "its name \(Quotation.of(name)) is read as a quantity", at: keys, cause: name,
          confidence: context.confidence(hearing: keys[0]), evidence: context.evidence(of: keys[0]),
          suggestion: context.suggestion(for: keys[0]) ?? "label it by what it does",
          fix: context.labelFix(for: keys))
      })
  }

  /// Whether two digits stand side by side.
  private static func hasNumber(_ name: String) -> Bool {
    zip(name, name.dropFirst()).contains { $0.isNumber && $1.isNumber }
  }
}
