internal import KeyModel
internal import Narration

extension Event {
  /// Whether a setting has changed; a script knows what it sets, and is told nothing.
  var isSetting: Bool {
    guard case .setting = self else { return false }
    return true
  }
}

extension Conversation {
  /// Does what a line of a script asks for, and tells it as far as it can be done.
  ///
  /// - Parameters:
  ///   - gesture: what is asked for; a wait lets time pass from here on.
  ///   - time: since the session's start.
  /// - Returns: what is to be said, and what can't be done, which nobody was told yet.
  mutating func follow(
    _ gesture: Gesture, at time: Duration
  ) -> (reaction: Reaction, unmet: UnmetRequest?) {
    var said: [Utterance] = []
    var end = time
    if case .wait(let duration) = gesture {
      end += duration
      said += letPass(until: end)
    } else {
      pending.cancel()
    }
    let events = SettingsRouter.handle(gesture, &session, &narrator, &preferences, at: time)
    for event in events {
      if case .unmet(let request) = event { return (Reaction(utterances: said), request) }
      said += tell([event], at: end, isSilent: event.isSetting)
    }
    said += openOffers(of: events, at: end)
    return (Reaction(utterances: said), nil)
  }

  /// Does at its time what has waited for it: lets scanning go on, and says what was to be said
  /// after a pause.
  mutating func letPass(until end: Duration) -> [Utterance] {
    var said: [Utterance] = []
    while let due = nextDeadline, due <= end {
      said += say(pending.takeDue(at: due), at: due)
      if longTouchDeadline.map({ $0 <= due }) == true {
        let events = session.advanceTouch(to: due)
        said += tell(events, at: due) + openOffers(of: events, at: due)
      }
      guard session.scanDeadline.map({ $0 <= due }) == true else { continue }
      pending.cancel()
      said += tell(session.advanceScanning(to: due), at: due)
    }
    return said
  }
}
