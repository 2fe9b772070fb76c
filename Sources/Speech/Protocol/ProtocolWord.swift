/// One word of a line between the keyboard and its speech server.
///
/// A word is a name (`stop`), a name with a value (`pause:300`, `rate=250`, `character:"a"`), or
/// a quoted text (`"Delete"`). Quotes may hold spaces and `\n \r \t \" \\ \u{…}`.
struct ProtocolWord: Hashable, Sendable {
  /// What stands between the name and the value.
  enum Separator: Character, Hashable, Sendable {
    /// A step or a property of what is said.
    case step = ":"
    /// A setting.
    case setting = "="
  }

  /// The name; empty for a quoted text alone.
  var name: String
  /// What separates the name from the value; nil where there is only one of them.
  var separator: Separator?
  /// The value; nil for a name alone.
  var value: String?

  /// A name alone.
  init(_ name: String) {
    self.name = name
  }

  /// A quoted text alone.
  init(text: String) {
    self.name = ""
    self.value = text
  }

  /// A step or property.
  init(_ name: String, step value: String) {
    self.name = name
    self.separator = .step
    self.value = value
  }

  /// A setting.
  init(_ name: String, setting value: String) {
    self.name = name
    self.separator = .setting
    self.value = value
  }

  /// The word as it is written.
  var written: String {
    let separator = separator.map { String($0.rawValue) } ?? ""
    guard let value else { return name }
    return name + separator
      + (Self.isPlain(value) && self.separator != nil ? value : Self.quoted(value))
  }

  /// Whether a value needs no quotes.
  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "-+./_".utf8.contains(byte)
        }
      }
  }

  /// A text in quotes, on one line and without controls.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if isHarmless(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
        }
      }
    }
    return quoted + "\""
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return false
    default:
      return true
    }
  }
}
