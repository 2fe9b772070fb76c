internal import CNcurses
internal import Glibc

/// How wide text is on a terminal that shows UTF-8.
enum DisplayWidth {
  /// The columns that the text takes; what has no width of its own takes none.
  static func columns(of text: String) -> Int {
    // C's function asks the process's locale, which is C's until somebody says otherwise.
    _ = utf8
    return text.unicodeScalars.reduce(0) { $0 + max(0, Int(cncurses_width($1.value))) }
  }

  /// The columns that a character takes: 0 for a mark on the one before it, negative for a control.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    _ = utf8
    return Int(cncurses_width(scalar.value))
  }

  private static let utf8 = setlocale(LC_CTYPE, "C.UTF-8") != nil
}
