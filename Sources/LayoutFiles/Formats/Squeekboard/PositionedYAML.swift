internal import CYAML
internal import KeyModel

/// A YAML value that knows where it stands in its file.
///
/// Scalars are texts: what they would be as numbers is asked for by whoever needs one. Tags mean
/// nothing here.
struct PositionedYAML: Sendable {
  enum Value: Sendable {
    case scalar(String)
    case sequence([PositionedYAML])
    case mapping([Member])
  }

  struct Member: Sendable {
    var name: String
    var place: SourcePlace
    var value: PositionedYAML
  }

  let value: Value
  let place: SourcePlace
  /// How many values it is, those in it and those that aliases stand for included.
  let count: Int

  /// The text of a scalar.
  var text: String? {
    guard case .scalar(let text) = value else { return nil }
    return text
  }

  /// The number that a scalar is.
  var number: Double? { text.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } }

  var sequence: [PositionedYAML]? {
    guard case .sequence(let elements) = value else { return nil }
    return elements
  }

  var members: [Member]? {
    guard case .mapping(let members) = value else { return nil }
    return members
  }

  /// The value of the last member of this name.
  subscript(name: String) -> PositionedYAML? { members?.last { $0.name == name }?.value }

  /// The value as a noun, for messages.
  var found: String {
    switch value {
    case .scalar(let text): "the text \(Excerpt.quoted(text))"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The value without its place, for what is kept.
  var plain: JSON {
    switch value {
    case .scalar(let text): .string(text)
    case .sequence(let elements): .array(elements.map(\.plain))
    case .mapping(let members): .object(members.map { JSON.Member($0.name, $0.value.plain) })
    }
  }

  /// The error that the value isn't what the format has there.
  func mismatch(expected: String) -> ImportError {
    ImportError(
      .wrongType, at: place, expected: expected, found: found,
      remedy: "correct the file, or ask its author")
  }
}
