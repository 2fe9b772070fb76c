/// One step of input as ncurses gives it: a character, or a sequence that it knows.
enum TerminalCode: Hashable, Sendable {
  case scalar(Unicode.Scalar)
  /// A key by a sequence of its own.
  case key(TerminalKey)
  case pasteBegin
  case pasteEnd
  case mouse(MouseReport)
  /// A sequence that means nothing here.
  case other
}
