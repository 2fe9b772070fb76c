internal import KeyModel

extension Rule {
  /// A name that the engine can't survive.
  static let speechCrash = Rule(
    id: "speech-crash", severity: .error,
    summary: "The speech engine crashes or hangs over the name of a key.",
    rationale: """
      A crashed engine takes the screen reader's voice with it: the person hears nothing more of \
      anything. eSpeak NG 1.51 is crashed by the globe, as a character, in two dozen voices.
      """,
    remedy: "Label the key in words.",
    references: [.nonTextContent, .nameRoleValue],
    examples: RuleExamples(
      fails: .init(
        .example([.example("🌐", "🌐", id: "next", .nextKeyboard)]),
        heard: ["🌐": .crashed("signal 6")]),
      passes: .init(.example([.example("🌐", "Next keyboard", id: "next", .nextKeyboard)]))),
    listens: true, yieldsTo: ["label-from-title"],
    check: { context in
      let crashed = context.keys.filter { key in
        guard case .crashed = context.heard?.result(of: key) else { return false }
        return true
      }
      return .observed(
        context.grouped(crashed).map { keys in
          let request = context.heard?.request(of: keys[0])
          let name = Quotation.naming(context.name(of: keys[0]).text)
          return Observation(
            "\(context.heard?.engine ?? "the engine") crashes over \(name) as \(context.reader.mode(for: context.name(of: keys[0]).text).rawValue) in "
              + (request?.language ?? ""),
            at: keys, cause: context.name(of: keys[0]).text,
            severity: context.severityWithinReach(.error, keys[0]),
            suggestion: context.suggestion(for: keys[0]) ?? "label it in words",
            fix: context.labelFix(for: keys))
        })
    })
}
