/// One word of a script line, and where it stands.
struct ScriptWord: Hashable, Sendable {
  /// The word without its quotes, its escapes resolved.
  let text: String
  /// Where it begins, 1-based, in code points.
  let column: Int
}

/// What is wrong with a line of a script.
struct ScriptError: Error, Hashable, Sendable {
  /// Where, 1-based, in code points.
  let column: Int
  /// What is wrong and what to do.
  let message: String
}
