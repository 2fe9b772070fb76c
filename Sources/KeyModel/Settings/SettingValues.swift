/// The values that a setting takes.
public enum SettingValues: Hashable, Sendable, CustomStringConvertible {
  /// One of these words.
  case oneOf([String])
  /// A whole number, of the unit where there is one, or one of the words.
  case number(ClosedRange<Int>, unit: String?, or: [String])
  /// A text of a form that the description tells.
  case text(String)

  /// What is expected, in words: "on or off", "a number from 0 to 1000 (milliseconds)".
  public var description: String {
    switch self {
    case .oneOf(let words):
      return Self.alternatives(words)
    case .number(let range, let unit, let words):
      let unit = unit.map { " (\($0))" } ?? ""
      let number = "a number from \(range.lowerBound) to \(range.upperBound)\(unit)"
      return Self.alternatives([number] + words)
    case .text(let form):
      return form
    }
  }

  /// These values, and one word more.
  func or(_ word: String) -> Self {
    switch self {
    case .oneOf(let words): .oneOf(words + [word])
    case .number(let range, let unit, let words): .number(range, unit: unit, or: words + [word])
    case .text(let form): .text("\(form) or \(word)")
    }
  }

  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
