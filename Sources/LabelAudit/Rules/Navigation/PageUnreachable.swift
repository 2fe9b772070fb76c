internal import KeyModel

extension Rule {
  /// A page that no key shows.
  static let pageUnreachable = Rule(
    id: "page-unreachable", severity: .warning,
    summary: "No key leads to a page.",
    rationale: """
      What is on the page can't be typed. Where rules of another file can show pages, a person has \
      to look.
      """,
    remedy: "Add a key that shows the page, or remove the page.",
    references: [.keyboard],
    examples: RuleExamples(
      fails: .example(
        .example("letters", [.letter("a"), .delete]), .example("numbers", [.letter("1"), .delete])),
      passes: .example(
        .example(
          "letters", [.letter("a"), .delete, .example("123", "Numbers", .page("numbers"))]),
        .example(
          "numbers", [.letter("1"), .delete, .example("ABC", "Letters", .page("letters"))]))),
    check: PageUnreachable.check)
}

private enum PageUnreachable {
  static func check(_ context: RuleContext) -> RuleResult {
    let subject = context.subject
    guard subject.pages.count > 1 else { return .notApplicable("there is one page") }
    let outside = Set(subject.pages.filter(\.isShownFromOutside).map(\.id))
    guard !subject.pages.dropFirst().allSatisfy(\.isShownFromOutside) else {
      return .notApplicable("pages are shown by modifiers of a physical keyboard")
    }
    let start = outside.union(subject.pages.prefix(1).map(\.id))
    let reached = PageGraph(subject).reached(from: start)
    return .observed(
      subject.pages.filter { !reached.contains($0.id) && !$0.keys.isEmpty }.map { page in
        Observation(
          "no key leads to it", page: page, cause: page.contentMark,
          confidence: subject.source.hasRewritingRules ? .review : .certain,
          suggestion: "add a key that shows it, or remove it")
      })
  }
}

extension AuditPage {
  /// What a page is known by when it gets another id: what its first keys do.
  var contentMark: String {
    keys.prefix(3).map { Fingerprint.identity(of: $0.key) }.joined(separator: " ")
  }
}
