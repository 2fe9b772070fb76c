internal import Narration

/// What will be said after a pause, unless something happens before.
struct PendingSpeech {
  private var waiting: [(utterance: Utterance, due: Duration)] = []

  /// When the first of them is due, by the session's clock; nil where none waits.
  var nextDeadline: Duration? { waiting.map(\.due).min() }

  /// Something happened: what waits isn't said any more.
  mutating func cancel() { waiting = [] }

  /// Keeps what has to wait.
  ///
  /// - Returns: what is to be said at once, in order.
  mutating func sort(_ utterances: [Utterance], at time: Duration) -> [Utterance] {
    waiting += utterances.filter { $0.delay > .zero }.map { ($0, time + $0.delay) }
    return utterances.filter { $0.delay <= .zero }
  }

  /// Takes what is due by now, in order.
  mutating func takeDue(at time: Duration) -> [Utterance] {
    let due = waiting.filter { $0.due <= time }.sorted { $0.due < $1.due }
    waiting.removeAll { $0.due <= time }
    return due.map(\.utterance)
  }
}
