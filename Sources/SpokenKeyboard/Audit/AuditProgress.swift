internal import Glibc

/// How far an audit of many files is: one line on a terminal, nothing anywhere else.
struct AuditProgress {
  private let total: Int
  private let isShown: Bool

  init(total: Int) {
    self.total = total
    isShown = total > 1 && isatty(StandardStream.error.rawValue) == 1
  }

  /// Tells how many files are done.
  func show(_ count: Int) {
    guard isShown else { return }
    StandardStream.error.write("\r\(count) of \(total) files")
  }

  /// Clears the line.
  func end() {
    guard isShown else { return }
    StandardStream.error.write("\r\u{1B}[K")
  }
}
