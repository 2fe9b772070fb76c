internal import Narration

/// Which texts have crashed or stopped the engine, so that they aren't given to it again.
///
/// A crash of the engine is the text's doing. A server that was killed from outside, or that
/// didn't answer once, may have been unlucky; a text is only blamed for the second of those.
struct CrashRecord: Hashable, Sendable {
  private struct Text: Hashable {
    var text: String
    var language: String
  }

  private static let limit = 2
  private static let mostTexts = 1_000
  private var blame: [Text: Int] = [:]

  /// Whether an utterance is not to be given to the engine.
  func isBlamed(_ utterance: Utterance) -> Bool {
    !blame.isEmpty && blame[Self.text(of: utterance), default: 0] >= Self.limit
  }

  /// Remembers how the server ended while it had an utterance.
  mutating func add(_ utterance: Utterance, ending: ServerProcess.Ending, didHang: Bool) {
    if blame.count >= Self.mostTexts { blame = [:] }
    blame[Self.text(of: utterance), default: 0] += Self.weight(of: ending, didHang: didHang)
  }

  private static func weight(of ending: ServerProcess.Ending, didHang: Bool) -> Int {
    if didHang { return 1 }
    switch ending {
    case .killed(let signal): return ServerSignals.faults.contains(Int32(signal)) ? limit : 0
    case .exited, .unknown: return 1
    }
  }

  private static func text(of utterance: Utterance) -> Text {
    Text(text: utterance.text, language: utterance.language)
  }
}
