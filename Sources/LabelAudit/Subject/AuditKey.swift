public import KeyModel

/// A key as it is audited: what it does, and what its source tells assistive technology of it.
public struct AuditKey: Hashable, Sendable {
  /// A label as a source has it: four different things.
  public enum GivenLabel: Hashable, Sendable {
    /// The source doesn't have one.
    case missing
    /// The source has null.
    case null
    /// The source has this, maybe empty.
    case text(String)
  }

  /// The page that the key is on.
  public var page: String
  /// The key: id, title, hint, value, function, frame, place.
  ///
  /// Its label is what assistive technology gets by way of this program; the source's own is in
  /// ``label``.
  public var key: Key
  /// The label that the source gives.
  public var label: GivenLabel
  /// Labels that the source gives by language.
  public var labels: [String: String]
  /// The traits that the source gives.
  public var traits: AccessibilityTraits
  /// Whether the title is a picture or a text for private use that nobody can read out.
  public var hasReadableTitle: Bool
  /// Whether the source itself says what the key inserts or does.
  public var isMeaningCertain: Bool
  /// Whether assistive technology doesn't see it.
  public var isHidden: Bool
  /// Pages that other ways of touching the key lead to.
  public var gesturePages: [String]
  /// The id of the key that this one lies inside, in a tree of elements.
  public var parent: String?

  /// Makes a key.
  public init(
    page: String, key: Key, label: GivenLabel = .missing, labels: [String: String] = [:],
    traits: AccessibilityTraits = [], hasReadableTitle: Bool = true, isMeaningCertain: Bool = true,
    isHidden: Bool = false, gesturePages: [String] = [], parent: String? = nil
  ) {
    self.page = page
    self.key = key
    self.label = label
    self.labels = labels
    self.traits = traits
    self.hasReadableTitle = hasReadableTitle
    self.isMeaningCertain = isMeaningCertain
    self.isHidden = isHidden
    self.gesturePages = gesturePages
    self.parent = parent
  }

  /// Where the key is.
  public var location: KeyLocation { KeyLocation(page: page, key: key.id) }

  /// The text of the label that the source gives; nil where there is none or it is empty.
  public var givenLabel: String? {
    guard case .text(let text) = label, !text.isBlank else { return nil }
    return text
  }

  /// What is printed on the key as text; nil where that can't be read out.
  public var readableTitle: String? {
    hasReadableTitle && !key.title.isBlank ? key.title : nil
  }

  /// What the key is called by: shift where a press shows a page of capitals.
  public var meaning: KeyFunction { key.spokenFunction ?? key.function }

  /// What a press types or does, for telling keys of the same effect; what page is shown then is
  /// another matter.
  public var effect: String {
    guard case .insert(let text) = key.function else { return key.function.name }
    return "insert:\(text)"
  }
}

extension String {
  /// Whether there is nothing in it but white space; a mark on a space is something to be read.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}
