internal import ReportText

/// Takes the final text to where it belongs, and says where it is if it couldn't get there.
struct TextDelivery {
  /// The file that the person asked for.
  let output: String?
  let journal: SessionJournal?

  /// Delivers the text.
  ///
  /// - Parameters:
  ///   - text: the final text.
  ///   - goesToOutput: whether standard output waits for it.
  ///   - isWanted: whether it has to be kept where nobody took it: the person didn't end the
  ///     session.
  /// - Returns: whether it is where it was asked for.
  func deliver(_ text: String, goesToOutput: Bool, isWanted: Bool) -> Bool {
    var failure: SaveError?
    var isDelivered = text.isEmpty
    if let output {
      do throws(SaveError) {
        try AtomicFile.write(text, to: output)
        isDelivered = true
      } catch {
        failure = error
      }
    }
    if goesToOutput {
      if StandardStream.output.write(text) {
        isDelivered = true
      } else if !text.isEmpty {
        failure = failure ?? .last("standard output")
      }
    }
    guard failure != nil || isWanted && !isDelivered else {
      journal?.remove()
      return true
    }
    complain(failure, text)
    return failure == nil
  }

  private func complain(_ failure: SaveError?, _ text: String) {
    let reason = failure.map { "\($0.description): not written; " } ?? ""
    guard journal?.isKept == true else {
      // Where else could it go?
      if failure != nil { StandardStream.output.write(text) }
      tell(reason + "the text is on standard output")
      return
    }
    tell(reason + "the text is kept: '\(TextDelivery.recovery)' gives it back")
  }

  private func tell(_ message: String) {
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
  }

  /// The command that gives a text back.
  static let recovery = "spoken-keyboard type --recover"
}
