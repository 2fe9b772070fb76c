/// Where a rule is asked for: a standard or a platform's guideline.
public struct Reference: Hashable, Sendable {
  /// What it is called, such as "WCAG 2.2, 4.1.2 Name, Role, Value (A)".
  public let title: String
  /// Where it can be read; nil where it isn't public.
  public let address: String?

  static func wcag(_ number: String, _ name: String, _ level: String, _ page: String) -> Self {
    Self(
      title: "WCAG 2.2, \(number) \(name) (\(level))",
      address: "https://www.w3.org/TR/WCAG22/#\(page)")
  }

  static func apple(_ title: String, _ page: String) -> Self {
    Self(
      title: "Apple, \(title)", address: "https://developer.apple.com/documentation/\(page)")
  }

  static func android(_ title: String, _ address: String) -> Self {
    Self(title: "Android, \(title)", address: address)
  }

  static let nonTextContent = wcag("1.1.1", "Non-text Content", "A", "non-text-content")
  static let meaningfulSequence = wcag("1.3.2", "Meaningful Sequence", "A", "meaningful-sequence")
  static let keyboard = wcag("2.1.1", "Keyboard", "A", "keyboard")
  static let noKeyboardTrap = wcag("2.1.2", "No Keyboard Trap", "A", "no-keyboard-trap")
  static let focusOrder = wcag("2.4.3", "Focus Order", "A", "focus-order")
  static let headingsAndLabels = wcag(
    "2.4.6", "Headings and Labels", "AA", "headings-and-labels")
  static let labelInName = wcag("2.5.3", "Label in Name", "A", "label-in-name")
  static let targetSize = wcag("2.5.8", "Target Size (Minimum)", "AA", "target-size-minimum")
  static let languageOfPage = wcag("3.1.1", "Language of Page", "A", "language-of-page")
  static let languageOfParts = wcag("3.1.2", "Language of Parts", "AA", "language-of-parts")
  static let pronunciation = wcag("3.1.6", "Pronunciation", "AAA", "pronunciation")
  static let consistentIdentification = wcag(
    "3.2.4", "Consistent Identification", "AA", "consistent-identification")
  static let nameRoleValue = wcag("4.1.2", "Name, Role, Value", "A", "name-role-value")
  static let statusMessages = wcag("4.1.3", "Status Messages", "AA", "status-messages")

  static let accessibilityLabel = apple(
    "accessibilityLabel", "objectivec/nsobject-swift.class/accessibilitylabel")
  static let accessibilityHint = apple(
    "accessibilityHint", "objectivec/nsobject-swift.class/accessibilityhint")
  static let keyboardKey = apple(
    "UIAccessibilityTraits.keyboardKey", "uikit/uiaccessibilitytraits/keyboardkey")
  static let nextKeyboard = apple(
    "needsInputModeSwitchKey", "uikit/uiinputviewcontroller/needsinputmodeswitchkey")
  static let contentDescription = android(
    "Make apps more accessible",
    "https://developer.android.com/guide/topics/ui/accessibility/apps")
  static let androidTouchTarget = android(
    "Touch target size", "https://support.google.com/accessibility/android/answer/7101858")
}
