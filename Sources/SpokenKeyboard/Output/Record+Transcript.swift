internal import KeyModel
internal import Narration

extension Conversation.Record {
  /// The record as lines of a transcript.
  var transcriptLines: String {
    switch self {
    case .event(let event, let time): Transcript.line(event, at: time)
    case .utterance(let utterance, let time): Transcript.lines(utterance, at: time)
    case .interrupt(let time): Transcript.interrupt(at: time)
    }
  }

  /// What a listener would write down, as a line; nil where there are no words.
  var saidLine: String? {
    guard case .utterance(let utterance, _) = self else { return nil }
    return utterance.saidLine
  }
}

extension Utterance {
  /// What a listener would write down, as a line; nil where there are no words.
  var saidLine: String? { text.isEmpty ? nil : "\(VisibleText(text))\n" }
}
