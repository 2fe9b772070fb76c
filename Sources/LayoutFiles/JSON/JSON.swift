/// A JSON value whose members keep their order; what is kept verbatim, and what is written.
///
/// Texts are compared as Swift compares them: "é" of one character equals "é" of two. Where that
/// matters, compare what is written.
public enum JSON: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The word `true` or `false`.
  case bool(Bool)
  /// A number as it is written.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSON])
  /// Members in order; a name may stand more than once.
  case object([Member])

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: JSON

    /// Makes a member.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// A number; a whole one is written without a point, one that isn't finite as null.
  public static func number(_ value: Double) -> JSON {
    guard value.isFinite else { return .null }
    guard let whole = Int(exactly: value), abs(value) < 1e15 else { return .number("\(value)") }
    return .number(String(whole))
  }

  /// The members of an object, else none.
  public var members: [Member] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The value of the last member of this name.
  public subscript(name: String) -> JSON? {
    members.last { $0.name == name }?.value
  }

  /// The text of a string.
  public var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
