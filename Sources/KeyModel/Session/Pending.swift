/// Whether letters are capitals.
public enum ShiftState: String, Hashable, Sendable, CaseIterable {
  /// Letters are small.
  case off
  /// The next letter is a capital.
  case once
  /// All letters are capitals until shift is pressed again.
  case locked
}

/// What kind of field the text stands in.
public struct FieldTraits: Hashable, Sendable {
  /// Makes the traits of a plain field.
  public init() {}
}

/// What a field didn't take, and why.
public struct Refusal: Hashable, Sendable {
  /// What was to be inserted.
  public var text: String
}

/// Why a setting couldn't be set.
public enum SettingError: Error, Hashable, Sendable {
  /// No setting has this name.
  case unknownName(String, nearest: String?)
}
