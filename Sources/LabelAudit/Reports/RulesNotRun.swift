/// Rules that couldn't look, for one reason, and over how many layouts.
struct RulesNotRun {
  let reason: String
  let rules: [RuleID]
  let layouts: Int

  /// Why, without a full stop and without the rules.
  var sentence: String {
    "Not run over \(ReportSummary.counted(layouts, "layout") ?? "no layout"), since \(reason)"
  }

  /// All of a report, in the order of their reasons.
  static func all(in report: AuditReport) -> [RulesNotRun] {
    var counts: [String: (rules: Set<RuleID>, layouts: Int)] = [:]
    for layout in report.files.flatMap(\.layouts) {
      var reasons: [String: Set<RuleID>] = [:]
      for outcome in layout.outcomes {
        guard case .notRun(let reason) = outcome.outcome else { continue }
        reasons[reason, default: []].insert(outcome.rule)
      }
      for (reason, rules) in reasons {
        counts[reason, default: ([], 0)].rules.formUnion(rules)
        counts[reason, default: ([], 0)].layouts += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { reason, count in
      RulesNotRun(reason: reason, rules: count.rules.sorted(), layouts: count.layouts)
    }
  }
}
