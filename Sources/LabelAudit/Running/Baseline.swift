/// Findings of an earlier audit, which don't count again: how many there are of each fingerprint.
public struct Baseline: Hashable, Sendable {
  /// How many there were, by fingerprint.
  public private(set) var counts: [String: Int] = [:]

  /// Makes a baseline of nothing.
  public init() {}

  /// Makes a baseline of the findings of reports, those that are already known included.
  public init(of reports: [LayoutReport]) {
    for report in reports {
      for finding in report.findings + report.known { add(finding.fingerprint) }
    }
  }

  /// Adds findings of a fingerprint.
  public mutating func add(_ fingerprint: String, count: Int = 1) {
    counts[fingerprint, default: 0] += count
  }

  /// Whether one more of this fingerprint is known; it is used up by that.
  mutating func take(_ fingerprint: String) -> Bool {
    guard let count = counts[fingerprint], count > 0 else { return false }
    counts[fingerprint] = count - 1
    return true
  }
}
