internal import KeyModel
internal import Narration
internal import ReportText

/// One thing that happened or was said in a session, for whoever writes it down.
struct SessionRecord {
  enum Content {
    case event(Event)
    case utterance(Utterance)
    /// What was being said is cut off.
    case interrupt
  }

  let content: Content
  /// Since the session's start.
  let time: Duration
  /// Whether the field hides what is typed: then nothing that lasts may tell which key had the
  /// focus either, since that is the key that is pressed next.
  let isSecret: Bool

  /// What may be written down and kept.
  var lasting: Content {
    guard isSecret else { return content }
    switch content {
    case .event(let event): return .event(event.hidingFocus)
    case .utterance(let utterance): return .utterance(utterance.hidingFocus)
    case .interrupt: return content
    }
  }

  /// The record as lines of a transcript.
  var transcriptLines: String {
    switch lasting {
    case .event(let event): Transcript.line(event, at: time)
    case .utterance(let utterance): Transcript.lines(utterance, at: time)
    case .interrupt: Transcript.interrupt(at: time)
    }
  }

  /// What a listener would write down, as a line; nil where there are no words.
  var saidLine: String? {
    guard case .utterance(let utterance) = content, !utterance.text.isEmpty else { return nil }
    return "\(VisibleText(utterance.text))\n"
  }
}

extension Event {
  /// The same without telling which key of those that insert text has the focus.
  fileprivate var hidingFocus: Event {
    guard case .focus(let key, let page, let cause) = self, key.output(shifted: false) != nil else {
      return self
    }
    let hidden = Key(id: "secure", title: "•", label: "•", function: .insert("•"))
    return .focus(hidden, page: page, cause: cause)
  }
}

extension Utterance {
  /// The same without the words for a key; heard as it is, but not kept.
  fileprivate var hidingFocus: Utterance {
    guard cause == .focus || cause == .reading else { return self }
    var hidden = self
    hidden.commands = [.text("•")]
    return hidden
  }
}
