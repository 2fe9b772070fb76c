/// Whether letters come out as capitals.
public enum ShiftState: String, Hashable, Sendable, CaseIterable {
  /// Letters are small.
  case off
  /// The next letter is a capital, those after it aren't.
  case once
  /// All letters are capitals until shift is pressed again: caps lock.
  case locked

  /// Whether the next letter is a capital.
  public var makesCapitals: Bool { self != .off }
}
