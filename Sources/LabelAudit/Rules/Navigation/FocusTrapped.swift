internal import KeyModel

extension Rule {
  /// A page that only people who see can leave.
  static let focusTrapped = Rule(
    id: "focus-trapped", severity: .error,
    summary: "All keys that lead away from a page are hidden from assistive technology.",
    rationale: "Who sees the key goes back by it; who listens never meets it, and is caught.",
    remedy: "Show the key to assistive technology, with a label.",
    references: [.noKeyboardTrap, .keyboard],
    examples: RuleExamples(
      fails: FocusTrapped.example(isHidden: true), passes: FocusTrapped.example(isHidden: false)),
    yieldsTo: ["page-without-return"], check: FocusTrapped.check)
}

private enum FocusTrapped {
  static func example(isHidden: Bool) -> AuditSubject {
    .example(
      .example(
        "letters", [.letter("a"), .delete, .example("123", "Numbers", .page("numbers"))]),
      .example(
        "numbers",
        [
          .letter("1"), .delete,
          .example("ABC", "Letters", .page("letters"), isHidden: isHidden),
        ]))
  }

  static func check(_ context: RuleContext) -> RuleResult {
    let subject = context.subject
    guard subject.keys.contains(where: \.isHidden) else {
      return .notApplicable("no key is hidden from assistive technology")
    }
    let all = PageGraph(subject)
    let seen = PageGraph(subject, isSeenOnly: true)
    let trapped = subject.pages.filter { page in
      all.leadsBack(from: page.id) && !seen.leadsBack(from: page.id) && !page.isShownFromOutside
    }
    return .observed(
      trapped.map { page in
        let exits = page.keys.filter { $0.isHidden && !PageGraph.pages(from: $0).isEmpty }
        return Observation(
          "the only way back is by keys that are hidden from assistive technology",
          about: .page, at: exits,
          page: page, cause: page.contentMark, isKnownByCause: true,
          suggestion: "show them to assistive technology")
      })
  }
}
