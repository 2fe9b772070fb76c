internal import ReportText

/// Takes the final text to where it belongs, and says where it is if it couldn't get there.
struct TextDelivery {
  /// The file that the person asked for.
  let output: String?
  let journal: SessionJournal?

  /// Delivers the text.
  ///
  /// - Parameters:
  ///   - outcome: the final text, and how the session ended.
  ///   - isRecovered: whether the person asked for an earlier text, which they wouldn't throw away by
  ///     ending the session.
  /// - Returns: whether it is where it was asked for.
  func deliver(_ outcome: Outcome, isRecovered: Bool) -> Bool {
    let text = outcome.text
    var failure: SaveError?
    var isDelivered = text.isEmpty || outcome.isShown
    if let output {
      do throws(SaveError) {
        try AtomicFile.write(text, to: output)
        isDelivered = true
      } catch {
        failure = error
      }
    }
    if outcome.outputIsElsewhere {
      if StandardStream.output.write(text) {
        isDelivered = true
      } else if !text.isEmpty {
        failure = failure ?? .last("standard output")
      }
    } else if isRecovered, outcome.ending == .finished, failure == nil, !isDelivered {
      isDelivered = show(outcome)
    }
    let isWanted = isRecovered || !outcome.isEndedByPerson
    guard failure != nil || isWanted && !isDelivered else {
      journal?.remove()
      return true
    }
    complain(failure, outcome, isDelivered: isDelivered)
    return failure == nil
  }

  private func complain(_ failure: SaveError?, _ outcome: Outcome, isDelivered: Bool) {
    let reason = failure.map { "\($0.description): not written; " } ?? ""
    if journal?.isKept == true {
      tell(reason + "the text is kept: '\(TextDelivery.recovery)' gives it back")
    } else if outcome.isSecret {
      tell(reason + "the text of a field that hides it is kept nowhere")
    } else if isDelivered || show(outcome) {
      // Where else could it go?
      tell(reason + "the text is on standard output")
    } else {
      tell(reason + "the text is lost: there is nowhere to write it")
    }
  }

  /// Puts the text before the person, on lines of its own.
  private func show(_ outcome: Outcome) -> Bool {
    guard !outcome.isSecret else { return false }
    return StandardStream.output.write(outcome.text.isEmpty ? "" : "\(outcome.text)\n")
  }

  private func tell(_ message: String) {
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
  }

  /// The command that gives a text back.
  static let recovery = "spoken-keyboard type --recover"
}
