/// What a line can ask for that isn't a gesture.
enum LineCommand: String, Hashable, Sendable, CaseIterable {
  /// Tells what lines can be typed.
  case help
  /// From here on each key does what it does on the screen.
  case keys
  case quit

  /// What is told when keys do what they do on the screen.
  static let keysHint = "Single keys: F1 tells what they do, Control D goes back to lines"

  /// The help, a line each.
  static var helpLines: [String] {
    GestureForm.all.map { form in
      "\(form.name)\(form.arguments.isEmpty ? "" : " \(form.arguments)"): \(form.summary)"
    } + [
      "one character: strike the physical key of it",
      "keys: from here on each key does what it does on the screen",
      "quit, or the end of the input: end",
    ]
  }
}
