internal import KeyModel

/// What is to be seen at a moment, whatever the size of the screen.
struct ScreenContent: Hashable, Sendable {
  /// The page of keys as they stand now; nil while the keyboard is put away.
  var page: Page?
  /// The id of the key that has the focus.
  var focus: String?
  /// The ids of the keys that are offered to a person who scans.
  var offered: Set<String> = []
  /// What is around the caret.
  var text = TextContext()
  /// Whether the caret is at the start of what is selected, not at its end.
  var caretLeads = false
  /// What was said, the last at the end; one entry for each thing said.
  var captions: [String] = []
  /// The line at the bottom.
  var status = ""
  /// What stands in place of the keyboard while there is none: lines of help, for example.
  var notice: [String] = []
  /// The line of the notice that is being read, 0-based; nil where it isn't read by line.
  var noticeLine: Int?
  /// Where the terminal's own cursor stands while keys are shown.
  var cursor = TerminalSettings.Cursor.focus
  /// How many times as large as usual keys are drawn, where there is room for it.
  var scale = 1
  /// Whether keys have borders, rules stand between the parts of the screen, and lists are shown as a
  /// whole; else the line that is being read alone is.
  var hasBorders = true
  /// How many of the things said are shown at most.
  var captionCount = Int.max
  /// Whether everything is bold and nothing faint.
  var isHighContrast = false

  /// Whether the last thing said is all that is shown of a list: a screen reader would read both.
  var isTwiceShown: Bool {
    !hasBorders && noticeLine.map { notice[$0] == captions.last } == true
  }
}
