internal import KeyModel
internal import Narration
internal import Speech

/// Runs a script against a session, in the script's own time: nothing is waited for.
struct ScriptRunner {
  private(set) var session: Session
  /// How many expectations have failed.
  private(set) var failures = 0

  private var narrator: Narrator
  private var preferences: Preferences
  /// The script's own time.
  private(set) var time: Duration = .zero
  /// What is said only if nothing happens for a while.
  private var pending = PendingSpeech()
  /// What was said since the last gesture.
  private var said: [String] = []
  private let recording: Recording?
  private let record: (SessionRecord) -> Void
  private let report: (String, ScriptError) -> Void
  private let source: String

  /// Makes a runner; `record` gets all that happens, in order, and `report` each failed expectation
  /// with its place in the source.
  ///
  /// Where there is a recording, time passes while something is said.
  init(
    session: Session, narrator: Narrator, preferences: Preferences, source: String,
    recording: Recording? = nil, record: @escaping (SessionRecord) -> Void,
    report: @escaping (String, ScriptError) -> Void
  ) {
    self.session = session
    self.narrator = narrator
    self.preferences = preferences
    self.source = source
    self.recording = recording
    self.record = record
    self.report = report
  }

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
    let start = time
    said = []
    if case .wait(let duration) = gesture { try scan(until: start + duration, column: column) }
    let events = SettingsRouter.handle(gesture, &session, &narrator, &preferences, at: start)
    if case .wait(let duration) = gesture {
      try sayDue(until: start + duration, column: column)
    } else {
      pending.cancel()
    }
    try tell(events, column: column)
  }

  private mutating func tell(_ events: [Event], column: Int) throws(ScriptError) {
    for event in events {
      if case .unmet(let request) = event {
        throw ScriptError(column: column, message: request.message)
      }
      keep(.event(event))
      let utterances = narrator.utterances(for: event, at: time)
      guard !event.isSetting else { continue }
      for utterance in pending.sort(utterances, at: time) { try say(utterance, column: column) }
    }
  }

  /// Lets scanning go on, each step at its time.
  private mutating func scan(until end: Duration, column: Int) throws(ScriptError) {
    while let due = session.scanDeadline, due <= end {
      try sayDue(until: due, column: column)
      pending.cancel()
      try tell(session.advanceScanning(to: due), column: column)
    }
  }

  /// Lets time pass, and says at its time what has waited for it.
  private mutating func sayDue(until end: Duration, column: Int) throws(ScriptError) {
    while let due = pending.nextDeadline, due <= end {
      time = max(time, due)
      for utterance in pending.takeDue(at: due) { try say(utterance, column: column) }
    }
    time = max(time, end)
  }

  /// Says something; in a recording that takes its time.
  private mutating func say(_ utterance: Utterance, column: Int) throws(ScriptError) {
    let kept = keepSaid(utterance)
    if let recording {
      do throws(SpeechError) {
        time += try recording.say(
          kept, at: time, heardAs: SpeechConfiguration(preferences.speech))
      } catch {
        throw ScriptError(column: column, message: error.description)
      }
    }
    if !utterance.text.isEmpty { said.append(utterance.text) }
  }

  private func keep(_ content: SessionRecord.Content) {
    record(sealed(content))
  }

  /// Hands over what is said.
  ///
  /// - Returns: what may be recorded of it.
  private func keepSaid(_ utterance: Utterance) -> Utterance {
    let made = sealed(.utterance(utterance))
    record(made)
    guard case .utterance(let lasting) = made.lasting else { return utterance }
    return lasting
  }

  private func sealed(_ content: SessionRecord.Content) -> SessionRecord {
    SessionRecord(content: content, time: time, isSecret: session.field.isSecureTextEntry)
  }
}
