/// Why the program can't do what it was asked: one line for a person.
struct UsageError: Error, Hashable, Sendable {
  /// What is wrong and what to do, without the program's name.
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// A name that means nothing, with what was expected and the nearest that does.
  static func unknown(_ kind: String, _ name: String, nearest: String?, hint: String) -> Self {
    let suggestion = nearest.map { "did you mean '\($0)'?" } ?? hint
    return Self("unknown \(kind) '\(name)'; \(suggestion)")
  }
}
