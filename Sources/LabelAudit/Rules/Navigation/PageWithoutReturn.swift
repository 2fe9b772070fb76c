internal import KeyModel

extension Rule {
  /// A page that no key leads back from.
  static let pageWithoutReturn = Rule(
    id: "page-without-return", severity: .error,
    summary: "No key leads from a page back to the first one.",
    rationale:
      "A listener who has come to the page has to leave the keyboard to type a letter again.",
    remedy: "Add a key that goes back.",
    references: [.noKeyboardTrap],
    examples: RuleExamples(
      fails: .example(
        .example(
          "letters", [.letter("a"), .delete, .example("123", "Numbers", .page("numbers"))]),
        .example("numbers", [.letter("1"), .delete])),
      passes: .example(
        .example(
          "letters", [.letter("a"), .delete, .example("123", "Numbers", .page("numbers"))]),
        .example(
          "numbers", [.letter("1"), .delete, .example("ABC", "Letters", .page("letters"))]))),
    yieldsTo: ["page-unreachable"], check: PageWithoutReturn.check)
}

private enum PageWithoutReturn {
  static func check(_ context: RuleContext) -> RuleResult {
    let subject = context.subject
    guard subject.pages.count > 1 else { return .notApplicable("there is one page") }
    let graph = PageGraph(subject)
    let reached = graph.reached(from: Set(subject.pages.prefix(1).map(\.id)))
    let stuck = subject.pages.filter { page in
      reached.contains(page.id) && !page.isShownFromOutside && !graph.leadsBack(from: page.id)
    }
    return .observed(
      stuck.map { page in
        Observation(
          "no key leads back to page \(Quotation.of(subject.pages[0].id))", page: page,
          cause: page.contentMark,
          confidence: subject.source.hasRewritingRules ? .review : .certain,
          suggestion: "add a key that goes back")
      })
  }
}
