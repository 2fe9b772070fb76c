/// What `adjustTextPosition(byCharacterOffset:)` counts.
public enum OffsetUnit: String, Hashable, Sendable, CaseIterable {
  /// Clusters (Swift's `Character`s), as the documentation of UIKit has it.
  case cluster
  /// UTF-16 units, as hosts are seen to do it; a move that ends inside a cluster goes on to its far side.
  case utf16
}
