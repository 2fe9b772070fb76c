/// What a line can ask for that isn't a gesture.
enum LineCommand: String, Hashable, Sendable, CaseIterable {
  /// Tells what lines can be typed.
  case help
  /// From here on each key does what it does on the screen.
  case keys
  /// Opens the list of settings.
  case settings
  /// Opens the list of the keyboard's pages.
  case pages
  case quit

  /// The help, a line each.
  static var helpLines: [String] {
    GestureForm.all.map { form in
      "\(form.name)\(form.arguments.isEmpty ? "" : " \(form.arguments)"): \(form.summary)"
    } + [
      "one character: strike the physical key of it",
      "keys: from here on each key does what it does on the screen",
      "settings: a list of settings, to hear and to change",
      "pages: a list of the pages of keys",
      "in a list, also of what 'hold' offers: up, down, left, right, first, last, or a character; "
        + "a line without words takes, esc leaves",
      "quit, or the end of the input: end",
    ]
  }
}
