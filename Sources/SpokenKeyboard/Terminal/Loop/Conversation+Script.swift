internal import KeyModel
internal import Narration

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
    let events = SettingsRouter.handle(gesture, &session, &narrator, &preferences, at: time)
    var said: [Utterance] = []
    var end = time
    if case .wait(let duration) = gesture {
      end += duration
      said += letPass(until: end)
    } else {
      pending.cancel()
    }
    for event in events {
      if case .unmet(let request) = event { return (Reaction(utterances: said), request) }
      said += tell([event], at: end)
    }
    return (Reaction(utterances: said), nil)
  }

  /// Says at its time what has waited for it.
  private mutating func letPass(until end: Duration) -> [Utterance] {
    var said: [Utterance] = []
    while let due = pending.nextDeadline, due <= end {
      said += say(pending.takeDue(at: due), at: due)
    }
    return said
  }
}
