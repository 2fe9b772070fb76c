/// Notices a server that doesn't answer, and one that crashes too often.
///
/// The server answers a ping even while it synthesizes, so a missing answer means that
/// the engine is stuck or the process is stopped.
struct Watchdog: Hashable, Sendable {
  /// How long an answer may take.
  static let patience = Duration.seconds(2)
  /// How long after an answer the next question is asked, while there is anything to watch.
  static let pause = Duration.seconds(1)
  /// This many crashes within the period are too many.
  static let mostCrashes = 5
  /// The time in which crashes are counted.
  static let period = Duration.seconds(60)

  private(set) var lastPing = 0
  private var asked: Duration?
  private var answered: Duration?
  private var crashes: [Duration] = []

  /// Whether an answer is owed at a moment for longer than it may take.
  func isOverdue(at now: Duration) -> Bool {
    asked.map { now - $0 >= Self.patience } ?? false
  }

  /// When to look again, while there is something to watch.
  var nextDeadline: Duration? {
    asked.map { $0 + Self.patience } ?? answered.map { $0 + Self.pause }
  }

  /// The number of the ping to send now; nil when none is due.
  mutating func ping(at now: Duration, isUrgent: Bool = false) -> Int? {
    guard asked == nil else { return nil }
    guard isUrgent || answered.map({ now - $0 >= Self.pause }) ?? true else { return nil }
    asked = now
    lastPing += 1
    return lastPing
  }

  /// The server is being started, and has the same time for its first answer.
  mutating func expectStart(at now: Duration) {
    asked = now
    answered = nil
  }

  /// The server has answered a ping, or is ready.
  mutating func hasAnswered(ping: Int? = nil, at now: Duration) {
    guard ping == nil || ping == lastPing else { return }
    asked = nil
    answered = now
  }

  /// Counts a crash; true when there were too many.
  mutating func hasCrashed(at now: Duration) -> Bool {
    asked = nil
    answered = nil
    crashes = crashes.filter { now - $0 < Self.period } + [now]
    return crashes.count >= Self.mostCrashes
  }
}
