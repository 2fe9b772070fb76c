/// Text of a file made fit for a message: short, quoted, without anything that controls a terminal.
public enum Excerpt {
  /// The text in single quotes, cut off after 40 characters; what can't be seen stands as U+XXXX.
  public static func quoted(_ text: String) -> String {
    var result = "'"
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < 40 else { return result + "…'" }
      result += isVisible(scalar) ? String(scalar) : "<\(codePoint(scalar))>"
    }
    return result + "'"
  }

  /// A scalar by its number: U+ and at least four hexadecimal digits.
  public static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .enclosingMark:
      false
    default: true
    }
  }
}
