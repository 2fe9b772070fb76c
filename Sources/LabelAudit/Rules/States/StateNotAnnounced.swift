internal import KeyModel

extension Rule {
  /// A shift key that sounds the same on and off.
  static let stateNotAnnounced = Rule(
    id: "state-not-announced", severity: .error,
    summary: "A shift key sounds the same whether it is on or off.",
    rationale: """
      Who can't see that the caps have changed can't know whether the next letter is a capital. In \
      75 of 82 languages of one widely used keyboard the label is the same in all three states.
      """,
    remedy: "Give the key a value (“on”, “caps lock”), or the trait selected, while shift is on.",
    references: [.nameRoleValue, .statusMessages],
    examples: RuleExamples(
      fails: StateNotAnnounced.example(value: nil), passes: StateNotAnnounced.example(value: "on")),
    yieldsTo: ["label-missing"], check: StateNotAnnounced.check)
}

private enum StateNotAnnounced {
  static func example(value: String?) -> AuditSubject {
    .example(
      .example("letters", [.letter("a"), .delete, shift("capitals", value: nil)]),
      .example("capitals", [.letter("A"), .delete, shift("letters", value: value)]))
  }

  private static func shift(_ page: String, value: String?) -> AuditKey {
    var key = AuditKey.example("⇧", "Shift", id: "shift", .page(page), value: value)
    key.key.spokenFunction = .shift
    return key
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard !context.subject.namesAreDerived(context.reader) else {
      return .notApplicable("what shows the layout tells the state of shift")
    }
    let shifts = context.keys.filter {
      [.shift, .capsLock].contains($0.meaning) && leads($0) != nil
    }
    guard !shifts.isEmpty else { return .notApplicable("no shift key shows another page") }
    var observations: [Observation] = []
    for key in shifts {
      guard let target = leads(key), target != key.page else { continue }
      // The first page of a pair speaks for both.
      let order = context.subject.pages.map(\.id)
      guard let own = order.firstIndex(of: key.page), let other = order.firstIndex(of: target),
        own < other
      else { continue }
      let twins = shifts.filter { $0.page == target && $0.meaning == key.meaning }
      guard let twin = twins.first, isHeardAlike(key, twin, context) else { continue }
      let heard = context.name(of: key).text
      observations.append(
        Observation(
          "it is heard as \(Quotation.naming(heard)) on page \(Quotation.of(key.page)) and on page "
            + "\(Quotation.of(target)): its state can't be told",
          at: [key, twin], cause: "state", evidence: context.evidence(of: key),
          suggestion:
            "give it the value \(Quotation.of(context.words.shiftOn)), or the trait selected, on page "
            + Quotation.of(target),
          fix: Fix(.traits(adding: .selected, removing: []), keys: [twin.location])))
    }
    return .observed(observations)
  }

  private static func leads(_ key: AuditKey) -> String? {
    guard case .page(let id) = key.key.function else { return nil }
    return id
  }

  private static func isHeardAlike(
    _ one: AuditKey, _ other: AuditKey, _ context: RuleContext
  ) -> Bool {
    let isNameSame =
      context.name(of: one).text.lowercased() == context.name(of: other).text.lowercased()
    return isNameSame && (one.key.value ?? "") == (other.key.value ?? "")
      && one.key.traits.contains(.selected) == other.key.traits.contains(.selected)
  }
}
