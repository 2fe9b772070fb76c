/// What a format allows beyond XML 1.0.
public struct XMLSyntax: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a syntax of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// XML 1.0 and no more.
  public static let strict: XMLSyntax = []
  /// References to control characters, such as `&#x0008;`, which XML forbids.
  public static let controlReferences = XMLSyntax(rawValue: 1)
}
