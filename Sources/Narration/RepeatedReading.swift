internal import KeyModel

/// The same thing read again and again, which asks for more of it each time.
struct RepeatedReading: Hashable {
  /// What was asked for.
  var reading: Reading
  /// The text that was read.
  var text: String
  /// When it was asked for last, since the session's start.
  var time: Duration
  /// How often in a row, from 1.
  var count: Int

  /// What has been read, now that an event has happened; nil where the event isn't a reading.
  init?(
    _ event: Event, at time: Duration, after last: RepeatedReading?, within limit: Duration
  ) {
    guard case .reading(let reading, let text) = event else { return nil }
    self.reading = reading
    self.text = text
    self.time = time
    let isRepeated =
      last.map { $0.reading == reading && $0.text == text && time - $0.time <= limit } ?? false
    count = isRepeated ? (last?.count ?? 0) % Self.stages + 1 : 1
  }

  /// How many things there are to ask for: the text, its spelling or phonetic word, and its code
  /// points or phonetic spelling.
  private static let stages = 3
}
