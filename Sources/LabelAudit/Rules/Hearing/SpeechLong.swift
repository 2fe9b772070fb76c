internal import KeyModel

extension Rule {
  /// A name that takes long to hear.
  static let speechLong = Rule(
    id: "speech-long", severity: .warning,
    summary: "The name of a key takes more than 1.5 seconds to hear.",
    rationale: """
      Letters take 0.3 seconds and usual words 0.7. Who moves through a row waits at each key to \
      know whether it is the one; more than three seconds is an error.
      """,
    remedy: "Name the key in a word or two, and leave the rest to the hint.",
    references: [.accessibilityLabel, .headingsAndLabels],
    examples: RuleExamples(
      fails: .init(
        .example([
          .example("☺", "Keyboard type, emojis and symbols", id: "emoji", .system(.emoji)), .delete,
        ]),
        heard: [
          "Keyboard type, emojis and symbols": .heard(
            Hearing(phonemes: "kˈiːbɔːd", seconds: 2.3, voice: "en"))
        ]),
      passes: .init(.example([.example("☺", "Emoji", id: "emoji", .system(.emoji)), .delete]))),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-leak", "label-length", "label-action",
      "label-role", "speech-hex", "speech-script-name", "speech-spelled", "speech-number",
    ],
    check: { context in
      let keys = context.heardKeys().filter { key, hearing in
        hearing.seconds > context.profile.warningSeconds && !context.isNamedByOutput(key)
          && context.name(of: key).source != .derived
      }.map(\.key)
      return .observed(
        context.grouped(keys).map { keys in
          let seconds = context.heard?.hearing(of: keys[0])?.seconds ?? 0
          return Observation(
            "its name \(Quotation.of(context.name(of: keys[0]).text)) takes \(Seconds.text(seconds)) seconds",
            at: keys, cause: "long", confidence: context.confidence(hearing: keys[0]),
            severity: seconds > context.profile.errorSeconds ? .error : nil,
            evidence: context.evidence(of: keys[0]),
            suggestion: context.suggestion(for: keys[0]) ?? "name it in a word or two",
            fix: context.labelFix(for: keys))
        })
    })
}

/// Lengths of sound in messages.
enum Seconds {
  /// Seconds with one decimal.
  static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
