internal import KeyModel

extension Rule {
  /// A keyboard that can't be left.
  static let nextKeyboardMissing = Rule(
    id: "next-keyboard-missing", severity: .warning,
    summary: "A keyboard of letters has no key for the next keyboard, and none that puts it away.",
    rationale: """
      Where the system draws no such key itself, a person who came to the keyboard can't go on to \
      another. Whether it does is the device's to say (`needsInputModeSwitchKey`): a person has to \
      look.
      """,
    remedy: "Add a next-keyboard key, and hide it where the system has one.",
    references: [.nextKeyboard, .noKeyboardTrap],
    examples: RuleExamples(
      fails: NextKeyboard.example(extra: []),
      passes: NextKeyboard.example(extra: [
        .example("🌐", "Next keyboard", id: "next", .nextKeyboard)
      ])),
    check: NextKeyboard.check)
}

private enum NextKeyboard {
  static func example(extra: [AuditKey]) -> AuditSubject {
    .example("abcdefghijklmnopqrstuvwxyz".map { .letter(String($0)) } + [.delete] + extra)
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard !context.subject.namesAreDerived(context.reader) else {
      return .notApplicable("what shows the layout adds such a key where it is needed")
    }
    let letters = context.subject.pages.first?.keys.count { key in
      guard let text = key.key.output(shifted: false), text.count == 1 else { return false }
      return text.first?.isLetter == true
    }
    guard let letters, letters >= 20 else {
      return .notApplicable("it is no keyboard of letters")
    }
    let leaves = context.subject.seenKeys.contains { leads($0.meaning) }
    guard !leaves else { return .observed([]) }
    return .observed([
      Observation(
        "no key goes to the next keyboard or puts this one away", confidence: .review,
        suggestion: "add a key “\(context.words.nextKeyboard)”")
    ])
  }

  private static func leads(_ function: KeyFunction) -> Bool {
    switch function {
    case .nextKeyboard, .languageMenu, .dismissKeyboard: true
    case .unknown: true
    default: false
    }
  }
}
