internal import KeyModel

/// What a screen reader calls a key, and where it has that from.
public struct SpokenName: Hashable, Sendable {
  /// Where a name comes from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The label that the layout gives.
    case label
    /// What is printed on the key, which buttons fall back to.
    case title
    /// What the key does or inserts, where what shows the layout names its keys.
    case derived
    /// The hint, which a screen reader says where nothing else is there.
    case hint
    /// Nothing.
    case none
  }

  /// The name; empty where there is none.
  public var text: String
  /// Where it comes from.
  public var source: Source
}

extension AuditSubject {
  /// What a screen reader calls a key.
  ///
  /// The label; without one what is printed on the key, as buttons of all platforms have it; without
  /// that the hint. Where the format has no labels, or this program reads, keys are called by what
  /// they do.
  func spokenName(of key: AuditKey, reader: Reader) -> SpokenName {
    if let label = key.givenLabel { return SpokenName(text: label, source: .label) }
    // This program has words for blanks of all kinds: a key of one isn't without a name.
    if namesAreDerived(reader), let label = key.key.label,
      !label.isBlank || (reader == .spokenKeyboard && label.count == 1)
    {
      return SpokenName(text: label, source: .derived)
    }
    if let title = key.readableTitle { return SpokenName(text: title, source: .title) }
    if let hint = key.key.hint, !hint.isBlank { return SpokenName(text: hint, source: .hint) }
    return SpokenName(text: "", source: .none)
  }

  /// Whether keys without labels are called by what they do.
  func namesAreDerived(_ reader: Reader) -> Bool {
    !source.holdsLabels || source.format == nil || reader == .spokenKeyboard
  }
}
