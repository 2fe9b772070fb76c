/// Findings that are known and accepted, and why.
public struct Suppression: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// The files; nil for all.
  public var path: Glob?
  /// The pages by their ids; nil for all.
  public var page: Glob?
  /// The keys by their ids; nil for all.
  public var key: Glob?
  /// Why they are accepted.
  public var reason: String
  /// The last day that it holds, as YYYY-MM-DD; nil where it doesn't end.
  public var expires: String?

  /// Makes a suppression.
  public init(
    rule: RuleID, path: Glob? = nil, page: Glob? = nil, key: Glob? = nil, reason: String,
    expires: String? = nil
  ) {
    self.rule = rule
    self.path = path
    self.page = page
    self.key = key
    self.reason = reason
    self.expires = expires
  }

  /// Whether it is over on a day, YYYY-MM-DD.
  public func hasExpired(on day: String) -> Bool {
    expires.map { $0 < day } ?? false
  }

  /// Whether it is for a finding.
  func covers(_ finding: Finding) -> Bool {
    guard rule == finding.rule, path?.matches(finding.layout.file) ?? true else { return false }
    guard page.map({ page in finding.page.map(page.isAll) ?? false }) ?? true else { return false }
    return key.map { key in (finding.key?.id).map(key.isAll) ?? false } ?? true
  }
}

/// What hides findings that are known, and what of it wasn't needed.
public struct Acceptance: Sendable {
  private let suppressions: [Suppression]
  private let day: String
  private var isUsed: [Bool]
  private var baseline: Baseline

  /// Makes it for a day, YYYY-MM-DD.
  public init(suppressions: [Suppression], baseline: Baseline = Baseline(), day: String) {
    self.suppressions = suppressions
    self.baseline = baseline
    self.day = day
    isUsed = suppressions.map { _ in false }
  }

  /// Moves findings of a report that are accepted to where they don't count.
  public mutating func apply(to report: inout LayoutReport) {
    var kept: [Finding] = []
    for finding in report.findings {
      if let reason = suppressionReason(for: finding) {
        report.suppressed.append(AcceptedFinding(finding, reason: reason))
      } else if baseline.take(finding.fingerprint) {
        report.known.append(finding)
      } else {
        kept.append(finding)
      }
    }
    report.findings = kept
    report.countOutcomes()
  }

  /// Suppressions that hid nothing; those that are over count too.
  public var unused: [Suppression] {
    zip(suppressions, isUsed).filter { !$0.1 }.map(\.0)
  }

  private mutating func suppressionReason(for finding: Finding) -> String? {
    for (index, suppression) in suppressions.enumerated()
    where !suppression.hasExpired(on: day) && suppression.covers(finding) {
      isUsed[index] = true
      return suppression.reason
    }
    return nil
  }
}
