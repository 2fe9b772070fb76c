internal import KeyModel

/// A key being looked for by what it is called, while a person types that.
struct KeySearch: Sendable {
  /// What has been typed of the name.
  private(set) var text = ""
  /// The session as it was when the search began; nothing but the focus and the page has changed
  /// since.
  let origin: Session

  /// Begins a search.
  init(in session: Session) { origin = session }

  /// Finds the first key of a text, from where the search began.
  ///
  /// - Parameters:
  ///   - text: a part of the key's name; none goes back to where the search began.
  ///   - session: gets the focus where a key is found.
  ///   - time: since the session's start.
  /// - Returns: what happened; where no key is found, that, and nothing else has changed.
  mutating func find(
    _ text: String, in session: inout Session, at time: Duration
  ) -> [Event] {
    var found = origin
    let events = found.handle(text.isEmpty ? .read(.key) : .find(text), at: time)
    if case .unmet? = events.first { return events }
    self.text = text
    session = found
    return events
  }

  /// Goes on to the next key of the text.
  func findNext(in session: inout Session, at time: Duration) -> [Event] {
    text.isEmpty ? [] : session.handle(.find(text), at: time)
  }
}
