internal import Glibc

/// How wide lines of standard output may be.
enum OutputWidth {
  /// The terminal's columns; where it is none, what `COLUMNS` says, else 80.
  static var columns: Int {
    var size = winsize()
    if ioctl(StandardStream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return max(narrowest, Int(size.ws_col))
    }
    let said = getenv("COLUMNS").flatMap { Int(String(cString: $0)) }
    return min(widest, max(narrowest, said ?? 80))
  }

  private static let narrowest = 20
  private static let widest = 1000
}
