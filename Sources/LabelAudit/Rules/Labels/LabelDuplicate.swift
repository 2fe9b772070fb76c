internal import KeyModel

extension Rule {
  /// Two keys of a page that are called the same and do different things.
  static let labelDuplicate = Rule(
    id: "label-duplicate", severity: .error,
    summary: "Keys of a page that do different things have the same label.",
    rationale: """
      Whoever hears the label can't know which of the keys has the focus, and presses the wrong \
      one. Two keys of the same effect, such as a left and a right shift, may share a label.
      """,
    remedy: "Call each key by what sets it apart.",
    references: [.headingsAndLabels, .nameRoleValue],
    examples: RuleExamples(
      fails: .example([
        .example("⏎", "Delete", id: "return", .returnKey), .delete,
      ]),
      passes: .example([
        .example("⇧", "Shift", id: "left-shift", .shift),
        .example("⇧", "Shift", id: "right-shift", .shift), .delete,
      ])),
    yieldsTo: ["label-missing", "label-from-title"], check: LabelDuplicate.check)
}

private enum LabelDuplicate {
  static func check(_ context: RuleContext) -> RuleResult {
    .observed(context.subject.pages.flatMap { observations(on: $0, context) })
  }

  private static func observations(
    on page: AuditPage, _ context: RuleContext
  ) -> [Observation] {
    let groups = KeyGroups.by(context.keys(of: page)) { key in
      let name = context.name(of: key).text
      return name.isBlank ? nil : [Unicode.Scalar](name.trimmed.unicodeScalars)
    }
    return groups.filter { Set($0.map(\.effect)).count > 1 }.map { keys in
      let distinct = KeyGroups.by(keys) { $0.effect }.map { $0[0] }
      let name = context.name(of: keys[0]).text
      return Observation(
        "\(distinct.count) keys that do different things are all called "
          + Quotation.naming(name.trimmed),
        at: distinct, cause: name.trimmed, isKnownByCause: true,
        confidence: isGiven(keys, context) ? .certain : .review,
        severity: isGiven(keys, context) ? nil : .warning,
        suggestion: suggestion(distinct, context))
    }
  }

  /// Whether the layout itself gives the names: others are made by whoever shows the keys.
  private static func isGiven(_ keys: [AuditKey], _ context: RuleContext) -> Bool {
    keys.allSatisfy { context.name(of: $0).source != .derived }
  }

  private static func suggestion(_ keys: [AuditKey], _ context: RuleContext) -> String {
    let labels = keys.compactMap(context.expectedLabel)
    guard labels.count == keys.count, Set(labels).count == labels.count else {
      return "call each by what sets it apart"
    }
    return "label them \(Quotation.list(labels))"
  }
}

extension String {
  /// The text without white space at its ends; a mark on a space is no white space.
  var trimmed: String {
    func isBlank(_ character: Character) -> Bool { String(character).isBlank }
    let start = drop(while: isBlank)
    guard let end = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...end])
  }
}
