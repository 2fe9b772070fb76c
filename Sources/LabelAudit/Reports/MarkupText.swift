internal import ReportText

/// Text as XML and HTML have it, between tags and in quoted attributes.
enum MarkupText {
  /// The text with all that means something in markup escaped, and all that controls made visible.
  static func escaped(_ text: String) -> String {
    VisibleText(text).description.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Attributes with a space before each, in this order.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}
