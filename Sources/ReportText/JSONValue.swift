/// A JSON value whose members keep their order, so that what is written is stable to the byte.
public enum JSONValue: Hashable, Sendable {
  /// JSON's null.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with as many decimals as are written.
  case decimal(Double, places: Int)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// An object; its members keep their order.
  case object([Member])

  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// Its value.
    public let value: JSONValue

    /// Makes a member.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object of these members, in this order.
  public static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  /// A string, or null for nil.
  public static func optional(_ text: String?) -> JSONValue {
    text.map(JSONValue.string) ?? .null
  }

  /// The value on one line.
  public var line: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .decimal(let value, let places): Self.decimal(value, places: places)
    case .string(let text): Self.quoted(text)
    case .array(let values): "[" + values.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quoted($0.name) + ":" + $0.value.line }.joined(separator: ",") + "}"
    }
  }

  /// The value over several lines: one a member or element of what isn't flat.
  public func lines(indent: String = "") -> String {
    let inner = indent + "  "
    switch self {
    case .array(let values) where !values.isEmpty && !values.allSatisfy(\.isFlat):
      let items = values.map { inner + $0.lines(indent: inner) }
      return "[\n" + items.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let items = members.map {
        inner + Self.quoted($0.name) + ": " + $0.value.lines(indent: inner)
      }
      return "{\n" + items.joined(separator: ",\n") + "\n\(indent)}"
    default: return line
    }
  }

  private var isFlat: Bool {
    switch self {
    case .null, .bool, .integer, .decimal, .string: true
    case .array, .object: false
    }
  }

  /// A number without an exponent; never "-0".
  private static func decimal(_ value: Double, places: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "null" }
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard places > 0 else { return String(scaled) }
    let digits = String(scaled.magnitude % UInt(scale))
    let fraction = String(repeating: "0", count: places - digits.count) + digits
    return "\(scaled < 0 ? "-" : "")\(scaled.magnitude / UInt(scale)).\(fraction)"
  }

  /// The text in quotes; what could control a terminal or a log is escaped like a quote.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        guard VisibleText.isControlling(scalar) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result + "\""
  }
}
