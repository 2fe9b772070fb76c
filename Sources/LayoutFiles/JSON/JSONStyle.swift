/// How JSON is laid out in a file.
public enum JSONStyle: Hashable, Sendable {
  /// Without blanks or line ends.
  case compact
  /// Each element and member on a line of its own, with two more blanks a level.
  case expanded
  /// A value that fits into the rest of a line of 100 columns on one line, any other expanded.
  case fitted
}

extension JSON {
  /// The value as text: the same value gives the same text, to the byte.
  ///
  /// Members keep their order. What can't be seen, joins other characters or would control a
  /// terminal is escaped; files of a style other than compact end in a newline.
  public func text(_ style: JSONStyle) -> String {
    var writer = JSONWriter(style: style)
    writer.write(self, indent: 0)
    return writer.text + (style == .compact ? "" : "\n")
  }
}

/// Puts values into text.
private struct JSONWriter {
  let style: JSONStyle
  var text = ""
  /// How long the current line is, in characters.
  private var column = 0

  init(style: JSONStyle) {
    self.style = style
  }

  mutating func write(_ value: JSON, indent: Int) {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      if writeOnOneLine(value) { return }
      add("[")
      for (index, element) in elements.enumerated() {
        startLine(isFirst: index == 0, indent: indent + 1)
        write(element, indent: indent + 1)
      }
      endLines(indent: indent, "]")
    case .object(let members) where !members.isEmpty:
      if writeOnOneLine(value) { return }
      add("{")
      for (index, member) in members.enumerated() {
        startLine(isFirst: index == 0, indent: indent + 1)
        add(JSONText.quoted(member.name) + (style == .compact ? ":" : ": "))
        write(member.value, indent: indent + 1)
      }
      endLines(indent: indent, "}")
    case .null, .bool, .number, .string, .array, .object: add(JSONText.scalar(value))
    }
  }

  private mutating func writeOnOneLine(_ value: JSON) -> Bool {
    guard style == .fitted else { return false }
    var line = ""
    // A comma may follow.
    guard JSONText.append(value, to: &line, limit: 99 - column) else { return false }
    add(line)
    return true
  }

  private mutating func startLine(isFirst: Bool, indent: Int) {
    if !isFirst { add(",") }
    guard style != .compact else { return }
    newLine(indent)
  }

  private mutating func endLines(indent: Int, _ bracket: String) {
    if style != .compact { newLine(indent) }
    add(bracket)
  }

  private mutating func newLine(_ indent: Int) {
    text += "\n" + String(repeating: "  ", count: indent)
    column = 2 * indent
  }

  private mutating func add(_ part: String) {
    text += part
    column += part.unicodeScalars.count
  }
}

/// Texts of single values.
private enum JSONText {
  /// A value without elements or members.
  static func scalar(_ value: JSON) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): bool ? "true" : "false"
    case .number(let text): text
    case .string(let text): quoted(text)
    case .array: "[]"
    case .object: "{}"
    }
  }

  /// Adds a value on one line; gives up where the line gets longer than the limit.
  static func append(_ value: JSON, to line: inout String, limit: Int) -> Bool {
    switch value {
    case .array(let elements) where !elements.isEmpty:
      line += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { line += ", " }
        guard append(element, to: &line, limit: limit) else { return false }
      }
      line += "]"
    case .object(let members) where !members.isEmpty:
      line += "{"
      for (index, member) in members.enumerated() {
        line += (index > 0 ? ", " : "") + quoted(member.name) + ": "
        guard append(member.value, to: &line, limit: limit) else { return false }
      }
      line += "}"
    case .null, .bool, .number, .string, .array, .object: line += scalar(value)
    }
    return line.utf8.count <= limit || line.unicodeScalars.count <= limit
  }

  static func quoted(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      return "\"" + text + "\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isPlain(scalar) { result.unicodeScalars.append(scalar) } else { escape(scalar, &result) }
      }
    }
    return result + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, _ result: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
