public import KeyModel

/// A change to a layout that makes a finding go away.
public struct Fix: Hashable, Sendable {
  /// What is changed.
  public enum Change: Hashable, Sendable {
    /// The keys get this label.
    case label(String)
    /// The keys get these traits besides their own, and lose those.
    case traits(adding: AccessibilityTraits, removing: AccessibilityTraits)
    /// The keys lose their hint.
    case removeHint
    /// The layout gets this language, a BCP 47 tag.
    case language(String)
  }

  /// What is changed.
  public var change: Change
  /// The keys that are changed, by page and id; empty where the layout is.
  public var keys: [KeyLocation]

  /// Makes a fix.
  public init(_ change: Change, keys: [KeyLocation] = []) {
    self.change = change
    self.keys = keys
  }
}

/// Where a key is in a layout: its page and its id.
public struct KeyLocation: Hashable, Sendable {
  /// The page's id.
  public var page: String
  /// The key's id.
  public var key: String

  /// Makes a path.
  public init(page: String, key: String) {
    self.page = page
    self.key = key
  }
}
