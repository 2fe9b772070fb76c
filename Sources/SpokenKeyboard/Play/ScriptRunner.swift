internal import KeyModel
internal import Narration

/// Runs a script against a session, in the script's own time: nothing is waited for.
struct ScriptRunner {
  /// How many expectations have failed.
  private(set) var failures = 0

  private var conversation: Conversation
  private var time: Duration = .zero
  /// What was said since the last gesture.
  private var said: [String] = []
  private let record: (Conversation.Record) -> Void
  private let report: (String, ScriptError) -> Void
  private let source: String

  /// Makes a runner; `record` gets all that happens, in order, and `report` each failed expectation
  /// with its place in the source.
  init(
    _ conversation: Conversation, source: String,
    record: @escaping (Conversation.Record) -> Void,
    report: @escaping (String, ScriptError) -> Void
  ) {
    self.conversation = conversation
    self.source = source
    self.record = record
    self.report = report
  }

  /// What is typed into.
  var session: Session { conversation.session }

  /// Runs one line, 1-based.
  ///
  /// - Throws: `ScriptError` for a line that means nothing, or asks for what isn't there.
  mutating func run(_ line: String, number: Int) throws(ScriptError) {
    let words = try ScriptWords.of(line)
    switch try GestureForm.step(words) {
    case nil: return
    case .gesture(let gesture):
      let column = words.count > 1 ? words[1].column : words[0].column
      try perform(gesture, column: column)
    case .expect(let expectation):
      guard let complaint = expectation.complaint(said: said, session: session) else { return }
      failures += 1
      report("\(source):\(number)", ScriptError(column: words[0].column, message: complaint))
    }
  }

  private mutating func perform(_ gesture: Gesture, column: Int) throws(ScriptError) {
    let (reaction, unmet) = conversation.follow(gesture, at: time)
    if case .wait(let duration) = gesture { time += duration }
    said = reaction.utterances.map(\.text).filter { !$0.isEmpty }
    for happening in conversation.takeRecords() { record(happening) }
    if let unmet { throw ScriptError(column: column, message: unmet.message) }
  }
}
