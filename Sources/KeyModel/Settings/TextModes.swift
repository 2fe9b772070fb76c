/// What one press of Delete takes from before the caret.
public enum BackwardDeletion: String, Hashable, Sendable, CaseIterable {
  /// What UIKit takes: a whole emoji, but a single mark or letter of scripts whose keys type them.
  case uikit
  /// One grapheme cluster.
  case graphemeCluster
  /// One Unicode scalar.
  case scalar
}

/// What `adjustTextPosition(byCharacterOffset:)` counts.
public enum OffsetUnit: String, Hashable, Sendable, CaseIterable {
  /// Grapheme clusters, as UIKit documents it.
  case cluster
  /// UTF-16 units, as hosts are seen to do it.
  case utf16
}

/// How much of the text around the caret a document proxy tells.
public enum ContextWindow: String, Hashable, Sendable, CaseIterable {
  /// All of it.
  case full
  /// About as much as iOS tells a keyboard.
  case iosLike
}
