public import KeyModel

/// A JSON value that knows where it stands in its file.
///
/// Members keep their order, repeated ones too; a missing member, `null` and an empty text stay
/// different.
public struct PositionedJSON: Hashable, Sendable {
  /// What the value is.
  public enum Value: Hashable, Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A number as it is written.
    case number(String)
    /// A text, its escapes resolved.
    case string(String)
    /// A list.
    case array([PositionedJSON])
    /// Members in order.
    case object([Member])
  }

  /// One member of an object.
  public struct Member: Hashable, Sendable {
    /// The name, its escapes resolved.
    public let name: String
    /// Where the name stands.
    public let place: SourcePlace
    /// The value.
    public let value: PositionedJSON
  }

  /// What the value is.
  public let value: Value
  /// Where its first character stands.
  public let place: SourcePlace
}

extension PositionedJSON {
  /// The text of a string, else nil.
  public var string: String? {
    guard case .string(let text) = value else { return nil }
    return text
  }

  /// The truth of `true` or `false`, else nil.
  public var bool: Bool? {
    guard case .bool(let bool) = value else { return nil }
    return bool
  }

  /// The value of a number that is finite as a `Double`, else nil.
  public var double: Double? {
    guard case .number(let text) = value, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// The elements of a list, else nil.
  public var array: [PositionedJSON]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The members of an object, else nil.
  public var object: [Member]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// Whether the value is `null`.
  public var isNull: Bool { value == .null }

  /// The value of the last member of this name; nil where there is none, or the value is no object.
  public subscript(name: String) -> PositionedJSON? {
    guard case .object(let members) = value else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The value without places.
  public var plain: JSON {
    switch value {
    case .null: .null
    case .bool(let bool): .bool(bool)
    case .number(let text): .number(text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.plain))
    case .object(let members): .object(members.map { JSON.Member($0.name, $0.value.plain) })
    }
  }

  /// The value as a noun, for messages: "a list", "the text 'abc'".
  public var found: String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let text): "the number \(text.prefix(20))"
    case .string(let text): "the text \(Excerpt.quoted(text))"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The error that the value isn't what the format has there.
  ///
  /// - Parameters:
  ///   - expected: a noun: "a list of rows".
  ///   - remedy: a request; a plain one unless given.
  /// - Returns: an error with the reason `wrongType` at the place of the value.
  public func mismatch(
    expected: String, remedy: String = "correct the file, or ask its author"
  ) -> ImportError {
    ImportError(.wrongType, at: place, expected: expected, found: found, remedy: remedy)
  }
}
