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
    guard case .utterance(let utterance, _) = self, !utterance.text.isEmpty else { return nil }
    return "\(VisibleText(utterance.text))\n"
  }
}
