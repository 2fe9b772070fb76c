internal import KeyModel

/// The words that follow a gesture's name, taken one after the other.
struct ScriptArguments {
  private var rest: ArraySlice<ScriptWord>
  /// Where something is missing.
  private let endColumn: Int
  private let usage: String

  init(_ words: [ScriptWord], usage: String) {
    rest = words.dropFirst()
    endColumn = words.last.map { $0.column + $0.text.unicodeScalars.count } ?? 1
    self.usage = usage.last == " " ? String(usage.dropLast()) : usage
  }

  /// The next word, or nil at the end.
  mutating func optional() -> ScriptWord? { rest.popFirst() }

  /// All words that are left.
  mutating func remaining() -> [String] {
    defer { rest = [] }
    return rest.map(\.text)
  }

  /// The next word; `what` says in an error what it should have been.
  mutating func word(_ what: String) throws(ScriptError) -> String {
    guard let word = rest.popFirst() else { throw missing(what) }
    return word.text
  }

  /// The next word as a number.
  mutating func number<Number: LosslessStringConvertible>(
    _ what: String
  ) throws(ScriptError) -> Number {
    guard let word = rest.popFirst() else { throw missing(what) }
    guard let number = Number(word.text), !word.text.hasPrefix("0x") else {
      let kind = Number.self == Int.self ? "whole number" : "number"
      throw ScriptError(
        column: word.column, message: "'\(word.text)' is no \(kind); usage: \(usage)")
    }
    return number
  }

  /// The next word as a number in a range.
  mutating func number<Number: LosslessStringConvertible & Comparable>(
    _ what: String, in range: ClosedRange<Number>
  ) throws(ScriptError) -> Number {
    let column = rest.first?.column ?? endColumn
    let number: Number = try number(what)
    guard range.contains(number) else {
      throw ScriptError(
        column: column,
        message: "\(what) is \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return number
  }

  /// The next word as one of some names.
  mutating func choice<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type
  ) throws(ScriptError) -> Value where Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    guard let word = rest.popFirst() else {
      throw missing("one of \(names.joined(separator: ", "))")
    }
    guard let value = Value(rawValue: word.text) else {
      throw unknown(word, names)
    }
    return value
  }

  /// The next word as one of some names; nil at the end.
  mutating func optionalChoice<Value: RawRepresentable & CaseIterable>(
    of type: Value.Type
  ) throws(ScriptError) -> Value? where Value.RawValue == String {
    rest.isEmpty ? nil : try choice(of: type)
  }

  /// - Throws: `ScriptError` where words are left.
  func finish() throws(ScriptError) {
    guard let extra = rest.first else { return }
    let quotes = usage.hasSuffix("TEXT") ? "; a text of several words needs quotes" : ""
    throw ScriptError(
      column: extra.column, message: "'\(extra.text)' is too much\(quotes); usage: \(usage)")
  }

  /// A word that is none of some names.
  func unknown(_ word: ScriptWord, _ names: [String]) -> ScriptError {
    let suggestion =
      NearestMatch.of(word.text, in: names).map { "did you mean '\($0)'?" }
      ?? "expected \(names.joined(separator: ", "))"
    return ScriptError(column: word.column, message: "unknown '\(word.text)'; \(suggestion)")
  }

  private func missing(_ what: String) -> ScriptError {
    ScriptError(column: endColumn, message: "\(what) is missing; usage: \(usage)")
  }
}
