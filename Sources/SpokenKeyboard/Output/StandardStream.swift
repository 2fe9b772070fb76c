/// Standard output or error.
enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  /// Writes the text as it is; what comes from outside has to be made visible before.
  ///
  /// - Returns: false where nobody takes it any more.
  @discardableResult
  func write(_ text: String) -> Bool {
    if FileDescriptorWriter.write(text, to: rawValue) { return true }
    if self == .output { WriteFailure.remember("standard output") }
    return false
  }
}
