/// How much a finding matters to a person who can't see the keys.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  /// A matter of style.
  case note
  /// The person is slower, or puzzled.
  case warning
  /// The person can't know what a key is, or hits another.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Whether the first matters less than the second.
  public static func < (less: Self, more: Self) -> Bool { less.rank < more.rank }
}

/// How sure a finding is.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// It is so: read in the layout, or heard from the engine and mode that it speaks of.
  case certain
  /// It is so for most readers and platforms.
  case likely
  /// A person has to look.
  case review
}
