/// One key of a keyboard: what is printed on it, what assistive technology gets, what it does.
public struct Key: Hashable, Sendable, Identifiable {
  /// Where a label comes from.
  public enum LabelSource: String, Hashable, Sendable {
    /// The layout gives it.
    case given
    /// It was made from what the key does, since the layout gives none.
    case derived
  }

  /// Unique within a page; stable between versions of a layout.
  public var id: String
  /// What is printed on the key.
  public var title: String
  /// What assistive technology gets; nil until a label is given or derived.
  public var label: String?
  /// Whether the layout gave the label.
  public var labelSource: LabelSource
  /// What pressing the key brings about, where the label doesn't tell.
  public var hint: String?
  /// The state of the key, such as "on".
  public var value: String?
  /// What kind of element the key is; always holds `keyboardKey`.
  public var traits: AccessibilityTraits
  /// The language of the label, a BCP 47 tag, where it isn't the layout's.
  public var language: String?
  /// What a press does.
  public var function: KeyFunction
  /// What a label is derived from, where that isn't what a press does: a shift key that shows a page
  /// of capitals is called Shift.
  public var spokenFunction: KeyFunction?
  /// The page that is shown once the key has typed, where that isn't the same: a page of capitals
  /// for a single letter.
  public var nextPage: String?
  /// What the key inserts while shift is on, where that isn't the plain upper-case form.
  public var shiftedOutput: String?
  /// What a long press offers, in the order offered.
  public var alternates: [String]
  /// Where the key lies on its page, in points.
  public var frame: Frame
  /// Where the key stands in the file that it was read from; nil for a built-in key.
  public var place: SourcePlace?

  /// Makes a key that a person can press: it always has the trait `keyboardKey`.
  public init(
    id: String, title: String, label: String? = nil, hint: String? = nil, value: String? = nil,
    traits: AccessibilityTraits = [], language: String? = nil, function: KeyFunction,
    spokenFunction: KeyFunction? = nil, nextPage: String? = nil,
    shiftedOutput: String? = nil, alternates: [String] = [], frame: Frame = .zero,
    place: SourcePlace? = nil
  ) {
    self.id = id
    self.title = title
    self.label = label
    labelSource = .given
    self.hint = hint
    self.value = value
    self.traits = traits.union(.keyboardKey)
    self.language = language
    self.function = function
    self.spokenFunction = spokenFunction
    self.nextPage = nextPage
    self.shiftedOutput = shiftedOutput
    self.alternates = alternates
    self.frame = frame
    self.place = place
  }

  /// What the key inserts, with shift or caps lock on or off; nil where it inserts no text.
  public func output(shifted: Bool) -> String? {
    guard case .insert(let text) = function else { return nil }
    guard shifted else { return text }
    return shiftedOutput ?? text.uppercased()
  }
}
