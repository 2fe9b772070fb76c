/// Text from outside, made fit for a line of a terminal or a log: what would control either is
/// written out as `\u{…}`.
///
/// That is C0 and C1 controls (escape sequences, line ends), the controls of bidirectional text,
/// line and paragraph separators, and characters that nobody has assigned. What is invisible but
/// part of writing, such as a joiner inside an emoji, stays.
public struct VisibleText: CustomStringConvertible, Hashable, Sendable {
  /// The text, all of it visible.
  public let description: String

  /// Makes text of any origin visible.
  public init(_ text: String) {
    guard text.unicodeScalars.contains(where: Self.isControlling) else {
      description = text
      return
    }
    description = text.unicodeScalars.reduce(into: "") { result, scalar in
      guard Self.isControlling(scalar) else {
        result.unicodeScalars.append(scalar)
        return
      }
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether the character would control a terminal, a log or the order of text.
  public static func isControlling(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .format: isBidirectionalControl(scalar) || scalar.value == 0xFEFF
    default: false
    }
  }

  private static func isBidirectionalControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
