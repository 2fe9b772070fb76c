internal import KeyModel

/// One way to write a gesture: its name, what follows, and what it means.
struct GestureForm: Sendable {
  /// The first word.
  let name: String
  /// What follows it, as help writes it.
  let arguments: String
  /// What it does, in one line without a full stop.
  let summary: String
  let read: @Sendable (inout ScriptArguments) throws(ScriptError) -> ScriptStep

  /// All forms, in the order that help lists them.
  static let all: [GestureForm] =
    moves + keys + texts + documents + sessions + expectations

  /// The step that the words of a line ask for; nil for a line without words.
  static func step(_ words: [ScriptWord]) throws(ScriptError) -> ScriptStep? {
    guard let first = words.first else { return nil }
    guard let form = all.first(where: { $0.name == first.text }) else {
      let suggestion =
        NearestMatch.of(first.text, in: all.map(\.name)).map { "did you mean '\($0)'?" }
        ?? "see 'spoken-keyboard help play'"
      throw ScriptError(
        column: first.column, message: "unknown gesture '\(first.text)'; \(suggestion)")
    }
    var arguments = ScriptArguments(words, usage: "\(form.name) \(form.arguments)")
    let step = try form.read(&arguments)
    try arguments.finish()
    return step
  }
}
