/// The stable name of a rule, such as "label-missing": small letters and hyphens.
public struct RuleID: RawRepresentable, Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let rawValue: String

  /// Makes an id of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes an id of a name that stands in the program.
  public init(stringLiteral value: String) {
    rawValue = value
  }

  /// The name.
  public var description: String { rawValue }

  /// Whether the first name stands before the second, by their bytes.
  public static func < (first: Self, second: Self) -> Bool {
    first.rawValue.utf8.lexicographicallyPrecedes(second.rawValue.utf8)
  }
}
