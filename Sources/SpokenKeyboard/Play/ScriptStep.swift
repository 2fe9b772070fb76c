internal import KeyModel

/// What a line of a script asks for.
enum ScriptStep: Hashable, Sendable {
  /// Something is done.
  case gesture(Gesture)
  /// Something must have been so.
  case expect(Expectation)
}

/// What a script claims about what has happened.
enum Expectation: Hashable, Sendable {
  /// These are the things said since the last gesture, and no others.
  case speech([String])
  /// Nothing has been said since the last gesture.
  case silence
  /// This is the whole text.
  case text(String)
  /// This key has the focus, by id or label.
  case focus(String)
}
