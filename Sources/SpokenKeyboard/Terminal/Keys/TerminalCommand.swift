internal import KeyModel

/// One thing that a key of the terminal can ask for.
enum TerminalCommand: Hashable, Sendable {
  /// Something that is done to the keyboard or the text.
  case gesture(Gesture)
  /// Presses the key that inserts what was typed.
  case type
  /// Puts the keyboard away; where it is away already, ends the program.
  case escape
  /// Gives a setting that has a few values the next of them; others are set to the same.
  case nextValue(of: String, alsoFor: [String])
  /// The voice is so many percent faster, or slower where that is negative.
  case rate(wordsPerMinute: Int)
  /// Says the last thing again.
  case repeatLast
  case stopSpeech
  /// Copies what is selected, else the whole text, to the terminal's clipboard.
  case copy
  /// Draws the screen anew.
  case redraw
  /// Shows and says what the keys do, or takes that away.
  case help
  /// From here on keys say what they do, and do nothing; once more ends it.
  case inputHelp
  /// Opens the list of settings, to hear and to change them.
  case settings
  /// Looks for a key by its name.
  case find
  /// Opens the list of the keyboard's pages.
  case pages
}
