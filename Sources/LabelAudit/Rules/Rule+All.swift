extension Rule {
  /// All rules, each behind those that it yields to; otherwise by what they are about.
  public static let all: [Rule] = [
    labelMissing,
    labelFromTitle,
    labelDuplicate,
  ]

  /// The rule of an id; nil where there is none.
  public static func rule(_ id: RuleID) -> Rule? {
    all.first { $0.id == id }
  }
}
