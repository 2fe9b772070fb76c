/// What one press of Delete takes from before the caret.
public enum BackwardDeletion: String, Hashable, Sendable, CaseIterable {
  /// As UIKit does: a cluster, but in scripts that are typed mark by mark only the last scalar.
  ///
  /// The rule is CoreFoundation's backward deletion cluster, with CR LF, newlines under marks, prepended marks
  /// and jamo as UAX #29 has them: one press takes the last cluster; but a zero width non-joiner goes alone, a
  /// scalar in U+0530…U+194F (Armenian to Limbu, without Hangul jamo) goes alone, and such a scalar inside the
  /// cluster is where the deletion ends, taking it too.
  case uikit
  /// One grapheme cluster (Swift's `Character`).
  case graphemeCluster
  /// One Unicode scalar.
  case scalar

  /// Where the deletion begins, given the text before the caret; nil where there is none.
  ///
  /// Only the last cluster matters, so it is enough to give that.
  public func start(in before: String) -> String.Index? {
    guard let last = before.unicodeScalars.last else { return nil }
    let lastScalar = before.unicodeScalars.index(before: before.endIndex)
    let lastCluster = before.index(before: before.endIndex)
    switch self {
    case .scalar: return lastScalar
    case .graphemeCluster: return lastCluster
    case .uikit:
      if last == "\u{200C}" { return lastScalar }
      let typed = before.unicodeScalars[lastCluster...].lastIndex(where: Self.isTypedSingly)
      return typed ?? lastCluster
    }
  }

  /// Whether the last scalar goes alone whatever cluster it ends.
  func takesOnlyLastScalar(_ last: UInt32) -> Bool {
    switch self {
    case .scalar: true
    case .graphemeCluster: false
    case .uikit: last == 0x200C || Self.isTypedSingly(last)
    }
  }

  private static func isTypedSingly(_ scalar: Unicode.Scalar) -> Bool {
    isTypedSingly(scalar.value)
  }

  private static func isTypedSingly(_ value: UInt32) -> Bool {
    (0x0530...0x194F).contains(value) && !(0x1100...0x11FF).contains(value)
  }
}
