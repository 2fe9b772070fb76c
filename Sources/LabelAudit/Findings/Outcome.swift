/// What came of one rule over one layout: a report is never silent about what wasn't looked at.
public enum Outcome: Hashable, Sendable {
  /// Looked at, and nothing is wrong.
  case pass
  /// Looked at, and something is wrong: this many findings that count.
  case findings(Int)
  /// Looked at; a person has to look again at this many.
  case needsReview(Int)
  /// All findings, this many, are suppressed or in the baseline.
  case suppressed(Int)
  /// There is nothing to look at, for this reason.
  case notApplicable(String)
  /// It wasn't looked at, for this reason.
  case notRun(String)

  /// A short, stable name for reports.
  public var name: String {
    switch self {
    case .pass: "pass"
    case .findings: "finding"
    case .needsReview: "review"
    case .suppressed: "suppressed"
    case .notApplicable: "not-applicable"
    case .notRun: "not-run"
    }
  }
}
