/// How values of a type are written and read as a setting's text.
///
/// What `write` makes, `read` gives back.
public struct SettingCodec<Value>: Sendable {
  /// The values that there are.
  public let values: SettingValues
  /// The text of a value.
  public let write: @Sendable (Value) -> String
  /// The value of a text; nil where it is none.
  public let read: @Sendable (String) -> Value?

  /// Makes a codec of its two directions.
  public init(
    values: SettingValues, write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.values = values
    self.write = write
    self.read = read
  }
}

extension SettingCodec where Value == Bool {
  /// `on` or `off`, in small letters or capitals.
  public static let onOff = Self(
    values: .oneOf(["on", "off"]),
    write: { $0 ? "on" : "off" },
    read: { ["on": true, "off": false][$0.lowercased()] })
}

extension SettingCodec where Value == Int {
  /// A whole number of the range, of a unit that the help names.
  public static func number(_ range: ClosedRange<Int>, unit: String? = nil) -> Self {
    Self(
      values: .number(range, unit: unit, or: []),
      write: { String($0) },
      read: { text in Int(text).flatMap { range.contains($0) ? $0 : nil } })
  }
}

extension SettingCodec where Value == Duration {
  /// A whole number of milliseconds of the range; what is finer isn't written.
  public static func milliseconds(_ range: ClosedRange<Int>) -> Self {
    let number = SettingCodec<Int>.number(range, unit: "milliseconds")
    return Self(
      values: number.values,
      write: { number.write(Int(clamping: $0.attoseconds / Duration.milliseconds(1).attoseconds)) },
      read: { number.read($0).map { .milliseconds($0) } })
  }
}

extension SettingCodec where Value: Sendable {
  /// One of the cases, by its name in the code, in small letters or capitals.
  public static func choice(named name: @escaping @Sendable (Value) -> String) -> Self
  where Value: CaseIterable {
    Self(
      values: .oneOf(Value.allCases.map(name)),
      write: name,
      read: { text in Value.allCases.first { name($0).lowercased() == text.lowercased() } })
  }

  /// A value as another codec has it, or none at all, written as a word.
  public static func optional<Wrapped>(
    _ wrapped: SettingCodec<Wrapped>, none word: String
  ) -> Self where Value == Wrapped? {
    Self(
      values: wrapped.values.or(word),
      write: { $0.map(wrapped.write) ?? word },
      read: { text in
        guard text.lowercased() != word else { return .some(nil) }
        // Mapped, lest a text that is no value pass for the value none.
        return wrapped.read(text).map { .some($0) }
      })
  }
}
