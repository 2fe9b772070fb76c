internal import KeyModel
internal import LabelAudit

/// `explain`: the manual entry of a rule, or a list of all rules.
enum ExplainCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    if let extra = invocation.operands.dropFirst().first {
      throw UsageError("explain takes one rule; '\(extra)' is too much")
    }
    guard let name = invocation.operands.first else {
      StandardStream.output.write(RuleManual.list)
      return .clean
    }
    StandardStream.output.write(RuleManual.entry(of: try rule(name)))
    return .clean
  }

  /// The rule of a name.
  ///
  /// - Throws: `UsageError` where there is none, with the nearest that there is.
  static func rule(_ name: String) throws(UsageError) -> Rule {
    guard let rule = Rule.rule(RuleID(rawValue: name)) else {
      throw .unknown(
        "rule", name, nearest: NearestMatch.of(name, in: Rule.all.map(\.id.rawValue)),
        hint: "'spoken-keyboard explain' lists them")
    }
    return rule
  }
}
