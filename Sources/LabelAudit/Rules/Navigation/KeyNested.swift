internal import KeyModel

extension Rule {
  /// An element inside a key.
  static let keyNested = Rule(
    id: "key-nested", severity: .error,
    summary: "A key holds another element that can have the focus.",
    rationale: """
      The focus stops twice at what is one key, or at the inner element alone, which often has no \
      name. An inner element that is hidden does no harm.
      """,
    remedy: "Hide the inner element from assistive technology.",
    references: [.nameRoleValue, .keyboard],
    examples: RuleExamples(
      fails: KeyNested.example(isHidden: false), passes: KeyNested.example(isHidden: true)),
    check: KeyNested.check)
}

private enum KeyNested {
  static func example(isHidden: Bool) -> AuditSubject {
    let frame = Frame(x: 0, y: 0, width: 40, height: 46)
    return .example([
      .example("q", "q", .insert("q"), frame: frame),
      .example(
        "q", "inner q", id: "q/inner", .insert("q"), traits: .button, frame: frame,
        isHidden: isHidden, parent: "q"),
    ])
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.keys.contains(where: { $0.parent != nil }) else {
      return .notApplicable("the format has no elements inside others")
    }
    return .observed(
      context.subject.pages.compactMap { page in
        let inner = context.keys(of: page).filter { $0.parent != nil }
        guard let first = inner.first else { return nil }
        return Observation(
          "\(inner.count == 1 ? "it lies" : "\(inner.count) elements lie") inside a key, so that "
            + "the focus stops twice",
          at: inner, cause: first.parent ?? "", isKnownByCause: inner.count > 1,
          suggestion: "hide it from assistive technology")
      })
  }
}
