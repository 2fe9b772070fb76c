/// A way to move the focus from the key that has it.
public enum FocusMove: String, Hashable, Sendable, CaseIterable {
  /// To the next key in reading order.
  case next
  /// To the previous key in reading order.
  case previous
  /// To the nearest key above.
  case up
  /// To the nearest key below.
  case down
  /// To the nearest key on the left of the same row.
  case left
  /// To the nearest key on the right of the same row.
  case right
  /// To the first key of the page.
  case first
  /// To the last key of the page.
  case last
}
