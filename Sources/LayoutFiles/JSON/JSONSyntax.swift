/// What a format allows beyond JSON as RFC 8259 has it.
public struct JSONSyntax: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a syntax of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// JSON and no more; a byte order mark before it is always allowed.
  public static let strict: JSONSyntax = []
  /// Comments of `//` to the end of the line and between `/*` and `*/`.
  public static let comments = JSONSyntax(rawValue: 1)
  /// A comma after the last element or member.
  public static let trailingCommas = JSONSyntax(rawValue: 2)
  /// Texts in single quotes, and escapes of JavaScript's in texts.
  public static let singleQuotes = JSONSyntax(rawValue: 4)
  /// Names without quotes: letters, digits, `_` and `$`.
  public static let bareNames = JSONSyntax(rawValue: 8)
  /// JavaScript's `!0`, `!1`, and `condition ? value : value`, of which the first value counts.
  public static let conditions = JSONSyntax(rawValue: 16)
  /// More text after the value.
  public static let moreText = JSONSyntax(rawValue: 32)

  /// An object as it stands in a script.
  public static let javaScript: JSONSyntax = [
    .comments, .trailingCommas, .singleQuotes, .bareNames, .conditions,
  ]
}
