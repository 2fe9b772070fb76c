/// What kind of thing an accessibility element is, as UIKit's `UIAccessibilityTraits` has it.
///
/// The raw values are those of iOS, private ones included, so that a number found in a dump of a
/// real screen means the same here. Bits without a name are kept, and written as `unknown(n)`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, as iOS numbers them.
  public let rawValue: UInt64

  /// Makes the traits of these bits, known or not.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// The element is a button, which is silent on a keyboard key.
  public static let button = Self(bit: 0)
  /// The element is a link.
  public static let link = Self(bit: 1)
  /// The element is an image.
  public static let image = Self(bit: 2)
  /// The element is selected now; heard as "Selected: ".
  public static let selected = Self(bit: 3)
  /// The element plays its own sound when it is activated.
  public static let playsSound = Self(bit: 4)
  /// The element is a keyboard key: unspoken, silences "Button", turns on the typing modes.
  public static let keyboardKey = Self(bit: 5)
  /// The element is text that doesn't change.
  public static let staticText = Self(bit: 6)
  /// The element sums up what an application shows when it starts.
  public static let summaryElement = Self(bit: 7)
  /// The element can't be used now; heard as "Dimmed.".
  public static let notEnabled = Self(bit: 8)
  /// The element changes its label or value often.
  public static let updatesFrequently = Self(bit: 9)
  /// The element is a search field.
  public static let searchField = Self(bit: 10)
  /// The element starts media when it is activated.
  public static let startsMediaSession = Self(bit: 11)
  /// The element's value can be moved up and down.
  public static let adjustable = Self(bit: 12)
  /// The element takes touches directly, past the screen reader.
  public static let allowsDirectInteraction = Self(bit: 13)
  /// The element turns a page when reading reaches its end.
  public static let causesPageTurn = Self(bit: 14)
  /// The element is a tab bar.
  public static let tabBar = Self(bit: 15)
  /// The element is a heading.
  public static let header = Self(bit: 16)
  /// The element can be typed into (private on iOS).
  public static let textEntry = Self(bit: 18)
  /// The element is being typed into (private on iOS).
  public static let isEditing = Self(bit: 21)
  /// The element is a text field that hides what is typed (private on iOS).
  public static let secureTextField = Self(bit: 24)
  /// The element goes back to where the person came from (private on iOS).
  public static let backButton = Self(bit: 27)
  /// The element is one tab of a tab bar (private on iOS).
  public static let tabBarItem = Self(bit: 28)
  /// The element is a key that deletes (private on iOS).
  public static let deleteKey = Self(bit: 30)
  /// The element is a switch that is on or off.
  public static let toggleButton = Self(bit: 53)

  private init(bit: UInt64) {
    rawValue = 1 << bit
  }
}

extension AccessibilityTraits {
  /// Names of the bits, in the order of their values: UIKit's where it has one, else those that
  /// the accessibility inspectors use.
  static let bitNames: [(bit: UInt64, name: String)] = [
    (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (4, "playsSound"),
    (5, "keyboardKey"), (6, "staticText"), (7, "summaryElement"), (8, "notEnabled"),
    (9, "updatesFrequently"), (10, "searchField"), (11, "startsMediaSession"), (12, "adjustable"),
    (13, "allowsDirectInteraction"), (14, "causesPageTurn"), (15, "tabBar"), (16, "header"),
    (17, "webContent"), (18, "textEntry"), (19, "pickerElement"), (20, "radioButton"),
    (21, "isEditing"), (22, "launchIcon"), (23, "statusBarElement"), (24, "secureTextField"),
    (25, "inactive"), (26, "footer"), (27, "backButton"), (28, "tabBarItem"),
    (29, "autoCorrectCandidate"), (30, "deleteKey"), (53, "toggleButton"),
    (57, "containedByFieldset"), (58, "allowsLayoutChangeInStatusBar"),
  ]

  /// The names of the traits, in the order of their values; a bit without a name is `unknown(n)`
  /// with n its number, 0...63.
  public var names: [String] {
    (UInt64(0)..<64).filter { rawValue & (1 << $0) != 0 }.map { bit in
      Self.bitNames.first { $0.bit == bit }?.name ?? "unknown(\(bit))"
    }
  }

  /// The traits that have these names, or nil where one of them is no trait's name.
  public init?(names: some Sequence<String>) {
    var traits: Self = []
    for name in names {
      guard let bit = Self.bit(named: name) else { return nil }
      traits.insert(Self(bit: bit))
    }
    self = traits
  }

  private static func bit(named name: String) -> UInt64? {
    if let known = bitNames.first(where: { $0.name == name }) { return known.bit }
    guard name.hasPrefix("unknown("), name.hasSuffix(")") else { return nil }
    guard let bit = UInt64(name.dropFirst(8).dropLast()), bit < 64 else { return nil }
    return bit
  }
}
