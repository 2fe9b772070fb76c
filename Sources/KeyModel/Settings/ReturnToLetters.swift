/// Whether a page of numbers or symbols gives way to the letters after a space or a symbol.
public enum ReturnToLetters: String, Hashable, Sendable, CaseIterable {
  /// As the layout says.
  case layout
  /// Always.
  case on
  /// Never.
  case off
}
