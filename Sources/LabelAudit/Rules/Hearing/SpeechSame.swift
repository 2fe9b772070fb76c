internal import KeyModel

extension Rule {
  /// Keys of a page that can't be told apart by ear.
  static let speechSame = Rule(
    id: "speech-same", severity: .error,
    summary: "Keys of a page that do different things sound the same.",
    rationale: """
      Different letters on the screen, one sound in the ear: in many languages voices have the same \
      name for two letters (es i and y, he כ and ך), and “123” and “?123” are one number.
      """,
    remedy: "Label the keys by what sets them apart (“i”, “y griega”).",
    references: [.headingsAndLabels, .nameRoleValue],
    examples: RuleExamples(
      fails: .init(
        .example([.letter("i"), .letter("y"), .delete], locales: ["es"]),
        heard: [
          "i": .heard(Hearing(phonemes: "ˈi", seconds: 0.2, voice: "es")),
          "y": .heard(Hearing(phonemes: "ˈi", seconds: 0.2, voice: "es")),
        ]),
      passes: .init(
        .example([.letter("i"), .letter("y", label: "y griega"), .delete], locales: ["es"]),
        heard: ["i": .heard(Hearing(phonemes: "ˈi", seconds: 0.2, voice: "es"))])),
    listens: true,
    yieldsTo: [
      "label-missing", "label-from-title", "label-duplicate", "label-case-pair", "speech-silent",
      "speech-hex", "speech-script-name",
    ], check: SpeechSame.check)
}

private enum SpeechSame {
  static func check(_ context: RuleContext) -> RuleResult {
    .observed(groups(context).map { observation($0, context) })
  }

  /// Keys that sound alike, and the same letters on other pages.
  private struct Group {
    var keys: [AuditKey]
    var others: [AuditKey] = []
    /// The names, small letters and capitals alike.
    var names: Set<String>
  }

  /// Keys of a page with one sound; the same letters on several pages, small or capital, are one
  /// group.
  private static func groups(_ context: RuleContext) -> [Group] {
    var found: [Group] = []
    for page in context.subject.pages {
      let heard = context.heardKeys(context.keys(of: page)).filter { !$0.hearing.sound.isEmpty }
      let alike = KeyGroups.by(heard.map(\.key)) { key in
        context.heard?.hearings(of: key).map(\.identity)
      }
      for keys in alike.map({ distinct($0, context) }) where keys.count > 1 {
        let names = Set(keys.map { context.name(of: $0).text.lowercased() })
        if let known = found.firstIndex(where: { $0.names.isSuperset(of: names) }) {
          found[known].others += keys
        } else {
          found.append(Group(keys: keys, names: names))
        }
      }
    }
    return found
  }

  /// One key for each effect and name; capitals of the same letter are told by their page.
  private static func distinct(_ keys: [AuditKey], _ context: RuleContext) -> [AuditKey] {
    let byEffect = KeyGroups.by(keys) { $0.effect.lowercased() }.map { $0[0] }
    return KeyGroups.by(byEffect) { context.name(of: $0).text.lowercased() }.map { $0[0] }
  }

  private static func observation(_ group: Group, _ context: RuleContext) -> Observation {
    let keys = group.keys
    let names = keys.map { context.name(of: $0).text }
    let areSymbols = names.allSatisfy { $0.count == 1 }
    let isUnsound = context.heard?.voiceFacts(of: keys[0]).isUnsound == true
    return Observation(
      "\(Quotation.list(names)) sound the same", at: keys + group.others,
      cause: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: " "),
      isKnownByCause: true, confidence: isUnsound ? .review : areSymbols ? .likely : .certain,
      severity: context.severityWithinReach(.error, keys[0]),
      evidence: keys.prefix(4).flatMap { context.evidence(of: $0) },
      suggestion: context.request("label them by what sets them apart", at: keys[0]))
  }
}
