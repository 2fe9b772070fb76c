internal import KeyModel

extension Rule {
  /// A page of capitals that is heard as the page of small letters.
  static let labelCasePair = Rule(
    id: "label-case-pair", severity: .warning,
    summary: "A page of capitals can't be told from the page of small letters by ear.",
    rationale: """
      As running text “A” and “a” are the same sound. Where nothing else tells the page, a listener \
      who comes back to the keyboard can't know what a press will type. One finding is told for \
      each page, not one for each letter.
      """,
    remedy: """
      Tell the state on the shift key by its value or the trait selected, or label the capitals as \
      such (“capital a”).
      """,
    references: [.nameRoleValue, .headingsAndLabels],
    examples: RuleExamples(
      fails: .init(CasePair.example(shiftValue: nil), reader: .raw),
      passes: .init(CasePair.example(shiftValue: "on"), reader: .raw)),
    yieldsTo: ["state-not-announced"], check: CasePair.check)
}

private enum CasePair {
  static func example(shiftValue: String?) -> AuditSubject {
    .example(
      .example(
        "letters",
        [
          .letter("a"), .letter("b"), .letter("c"), .delete,
          .example("⇧", "Shift", id: "shift", .page("capitals")),
        ]),
      .example(
        "capitals",
        [
          .letter("A"), .letter("B"), .letter("C"), .delete,
          .example("⇧", "Shift", id: "shift", .page("letters"), value: shiftValue),
        ]))
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard context.reader == .raw else {
      return .notApplicable("a reader that reads characters tells capitals")
    }
    var observations: [Observation] = []
    let pages = context.subject.pages
    for (index, page) in pages.enumerated() {
      guard let base = pages[..<index].first(where: { differsByCaseAlone(page, $0, context) })
      else {
        continue
      }
      let pairs = capitals(of: page, against: base, context)
      guard !pairs.isEmpty else { continue }
      observations.append(
        Observation(
          "\(pairs.count) keys of page \(Quotation.of(page.id)) sound like those of page "
            + "\(Quotation.of(base.id)), and nothing tells the page",
          about: .page, at: pairs, page: page, cause: "case", isKnownByCause: true,
          confidence: .likely,
          suggestion: "give the shift key a value, or label capitals as such"))
    }
    return .observed(observations)
  }

  /// Whether most letters of a page are the capitals of another, and no other key tells them apart.
  private static func differsByCaseAlone(
    _ page: AuditPage, _ base: AuditPage, _ context: RuleContext
  ) -> Bool {
    let pairs = capitals(of: page, against: base, context)
    guard pairs.count >= 3 else { return false }
    return !page.seenKeys.contains { key in
      key.key.value != nil || key.key.traits.contains(.selected)
    }
  }

  private static func capitals(
    of page: AuditPage, against base: AuditPage, _ context: RuleContext
  ) -> [AuditKey] {
    let names = Set(base.seenKeys.map { context.name(of: $0).text })
    return context.keys(of: page).filter { key in
      let name = context.name(of: key).text
      return name.count == 1 && name != name.lowercased() && !names.contains(name)
        && names.contains(name.lowercased())
    }
  }
}
