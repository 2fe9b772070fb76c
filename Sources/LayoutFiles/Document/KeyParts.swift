public import KeyModel

/// Where a key lies and how large it is, in the unit of its form; nil where the source doesn't tell.
public struct KeyPosition: Hashable, Sendable {
  /// The left edge.
  public var x: Double?
  /// The top edge.
  public var y: Double?
  /// The width; a plain key's unless given.
  public var width: Double?
  /// The height.
  public var height: Double?
  /// The gap before the key.
  public var gap: Double?
  /// Whether the key takes what is left of its row.
  public var fills = false
  /// The place in the grid of ISO 9995, such as "D01".
  public var iso: String?
  /// The code of the physical key, as the source has it.
  public var keyCode: String?
  /// The angle, in degrees clockwise.
  public var rotation: Double?

  /// Makes a position of which nothing is known yet.
  public init() {}
}

/// What other ways of touching a key do.
public struct KeyGestures: Hashable, Sendable {
  /// A key that a long press offers.
  public struct LongPress: Hashable, Sendable {
    /// The key.
    public var key: LayoutKey
    /// Whether it is chosen unless another is.
    public var isDefault = false

    /// Makes a choice.
    public init(_ key: LayoutKey, isDefault: Bool = false) {
      self.key = key
      self.isDefault = isDefault
    }
  }

  /// A flick.
  public struct Flick: Hashable, Sendable {
    /// The way, "n", "ne" … as on a map; several parts for a flick that turns.
    public var directions: [String]
    /// The key at the end.
    public var key: LayoutKey

    /// Makes a flick.
    public init(_ directions: [String], _ key: LayoutKey) {
      self.directions = directions
      self.key = key
    }
  }

  /// What a long press offers, in order.
  public var longPress: [LongPress] = []
  /// What more taps in a row do: the second, the third and so on.
  public var multiTap: [LayoutKey] = []
  /// What flicks do, in the order of the source.
  public var flicks: [Flick] = []

  /// Makes gestures of which there are none yet.
  public init() {}

  /// All keys of all gestures.
  public var keys: [LayoutKey] {
    longPress.map(\.key) + multiTap + flicks.map(\.key)
  }

  /// Whether there are none.
  public var isEmpty: Bool { longPress.isEmpty && multiTap.isEmpty && flicks.isEmpty }
}

/// What a key is instead under conditions.
public struct KeyVariant: Hashable, Sendable {
  /// One condition.
  public struct Condition: Hashable, Sendable {
    /// What is looked at: "shift", "field", "direction", "state" or the source's own word.
    public var name: String
    /// Its value: "manual", "email", "rtl".
    public var value: String

    /// Makes a condition.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// All of these hold.
  public var conditions: [Condition]
  /// The key then.
  public var key: LayoutKey

  /// Makes a variant.
  public init(when conditions: [Condition], _ key: LayoutKey) {
    self.conditions = conditions
    self.key = key
  }
}

/// What assistive technology is told of a key.
public struct KeyAccessibility: Hashable, Sendable {
  /// Where a label comes from.
  public enum LabelSource: String, Hashable, Sendable, CaseIterable {
    /// There is none.
    case none
    /// The source has a member for it.
    case explicit
    /// The text that a pointer shows.
    case tooltip
    /// Android's `contentDescription`.
    case contentDescription
    /// `label` of an XCUITest tree.
    case xcuiLabel = "xcui.label"
    /// A name of the key in the source.
    case keyName = "keyname"
  }

  /// The label, as the source has it.
  public var label: RawText = .missing
  /// Labels by language.
  public var labels: LocalizedTexts = []
  /// Where the label comes from.
  public var labelSource: LabelSource = .none
  /// What a press brings about.
  public var hint: String?
  /// The state.
  public var value: String?
  /// What kind of element it is.
  public var traits: AccessibilityTraits = []
  /// Whether assistive technology doesn't see the key.
  public var isHidden = false

  /// Makes what a source tells nothing of.
  public init() {}
}

/// What an auditor expects to hear of a key: with it a layout is a test of itself.
public struct KeyExpectation: Hashable, Sendable {
  /// What is heard, by language.
  public var spoken: LocalizedTexts
  /// Whether it is right that nothing is heard.
  public var allowsSilence: Bool

  /// Makes an expectation.
  public init(spoken: LocalizedTexts = [], allowsSilence: Bool = false) {
    self.spoken = spoken
    self.allowsSilence = allowsSilence
  }
}
