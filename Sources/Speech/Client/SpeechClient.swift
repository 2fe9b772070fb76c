public import Narration

/// The keyboard's side of the speech server, for a loop on one thread that waits in `poll`.
///
/// It owns the server's process. Nothing here waits: `speak` and `stop` send at once what the
/// server takes, and `advance` reads what has come. Time comes in as the caller's clock, which
/// only has to go forward. A server that crashes, hangs or is killed is started again; what it was
/// saying is reported and not said again, and everything else goes on.
public final class SpeechClient {
  private enum Phase: Hashable {
    case notStarted
    /// The process runs but can't speak yet.
    case starting
    case running
    /// The output is closed; how the process ended isn't known yet.
    case ending(since: Duration, didHang: Bool)
    /// The next try to start one.
    case restarting(at: Duration)
    case gaveUp
  }

  private var configuration: SpeechConfiguration
  private var phase = Phase.notStarted
  private var server: ServerProcess?
  /// Servers that were killed and can't be asked yet how they ended.
  private var dying: [ServerProcess] = []
  private var queue = SpeechQueue()
  private var outbox = Outbox()
  private var splitter = LineSplitter()
  private var watchdog = Watchdog()
  private var record = CrashRecord()
  private var reports: [SpeechReport] = []
  /// Whether the server that runs has said that it is ready.
  private var isServerReady = false
  private var hasBeenReady = false
  private var isDeviceMissing = false
  private var missingVoices: Set<String> = []
  /// What is rendered ahead, by the number it was sent with.
  private var preparations: [Int: Utterance] = [:]
  private var lastPreparation = 0
  private var preparing: Int?
  private var lastErrors = ""

  /// How long a closed server may take to say how it ended.
  private static let endingPatience = Duration.milliseconds(200)
  /// How long to wait before a server is started again that didn't even get ready.
  private static let startPause = Duration.milliseconds(200)

  /// Makes a client; nothing is started yet.
  public init(configuration: SpeechConfiguration) {
    self.configuration = configuration
  }

  deinit {
    server?.end()
  }

  /// Starts the server; also another one after it was given up.
  public func start(at now: Duration) {
    switch phase {
    case .notStarted, .gaveUp: launch(at: now)
    case .starting, .running, .ending, .restarting: return
    }
  }

  /// Says something, at once or when its urgency's turn comes.
  public func speak(_ utterance: Utterance, at now: Duration) {
    guard phase != .gaveUp, phase != .notStarted else { return }
    guard !record.isBlamed(utterance) else {
      reports.append(.crashed(utterance))
      return
    }
    carryOut(queue.add(utterance), at: now)
  }

  /// Silence at once; nothing that waits is said either.
  public func stop(at now: Duration) {
    let change = queue.stop()
    guard change != SpeechQueue.Change() else { return }
    carryOut(change, at: now)
    outbox.add(.stop)
    send(at: now)
  }

  /// Has utterances synthesized ahead in idle time, in place of those of the last call.
  public func prepare(_ utterances: [Utterance], at now: Duration) {
    preparations = [:]
    outbox.add(.forgetPrepared)
    for utterance in utterances where !record.isBlamed(utterance) {
      lastPreparation += 1
      preparations[lastPreparation] = utterance
      outbox.add(.prepare(id: lastPreparation, configuration.order(utterance)))
    }
    send(at: now)
  }

  /// Changes how the listener hears, from the next utterance on.
  public func change(
    settings: SpeechSettings, byCause: [Utterance.Cause: SpeechSettings] = [:], at now: Duration
  ) {
    configuration.settings = settings
    configuration.settingsByCause = byCause
    sendSettings()
    send(at: now)
  }

  /// Whether something is being said or waits to be.
  public var isSpeaking: Bool { queue.saying != nil }

  /// What to wait for besides the caller's own descriptors.
  public var descriptors: [PolledDescriptor] {
    guard let server, phase == .starting || phase == .running else { return [] }
    return [
      PolledDescriptor(descriptor: server.output, waitsToRead: true, waitsToWrite: false),
      PolledDescriptor(descriptor: server.errors, waitsToRead: true, waitsToWrite: false),
      PolledDescriptor(descriptor: server.input, waitsToRead: false, waitsToWrite: true),
    ].filter { $0.descriptor >= 0 && ($0.waitsToRead || !outbox.isEmpty) }
  }

  /// When `advance` has to be called even if no descriptor asks for it; nil for never.
  public var nextDeadline: Duration? {
    switch phase {
    case .notStarted, .gaveUp: nil
    case .starting: watchdog.nextDeadline
    case .running: isWatched ? watchdog.nextDeadline : nil
    case .ending(let since, _): since + .milliseconds(2)
    case .restarting(let moment): moment
    }
  }

  /// Reads and writes what can be, looks after the server, and tells what has happened since the
  /// last call.
  public func advance(at now: Duration) -> [SpeechReport] {
    dying.removeAll { $0.checkEnding() != nil }
    switch phase {
    case .notStarted, .gaveUp:
      break
    case .starting, .running:
      readErrors()
      readResponses(at: now)
      send(at: now)
      watch(at: now)
    case .ending(let since, let didHang):
      finishEnding(since: since, didHang: didHang, at: now)
    case .restarting(let moment):
      if now >= moment { launch(at: now) }
    }
    defer { reports = [] }
    return reports
  }

  /// Ends the server, at once and in the middle of a word; nothing can be said after it.
  public func shutDown() {
    phase = .notStarted
    guard let server else { return }
    server.closeAll()
    server.end()
    dying.append(server)
    self.server = nil
    queue = SpeechQueue()
    outbox.removeAll()
  }
}

// MARK: Starting and ending

extension SpeechClient {
  private func launch(at now: Duration) {
    do {
      server = try ServerProcess(
        executable: configuration.executable, arguments: configuration.arguments)
    } catch {
      giveUp(error.description)
      return
    }
    phase = .starting
    isServerReady = false
    splitter = LineSplitter()
    outbox.removeAll()
    preparing = nil
    watchdog.expectStart(at: now)
    sendSettings()
    if let saying = queue.saying { say(saying) }
    send(at: now)
  }

  /// The server is gone or has to be; a hanging one is killed.
  private func lose(didHang: Bool, at now: Duration) {
    readErrors()
    server?.end()
    server?.closeAll()
    phase = .ending(since: now, didHang: didHang)
    finishEnding(since: now, didHang: didHang, at: now)
  }

  /// Waits, without blocking, until it is known how the process ended; then starts another.
  private func finishEnding(since: Duration, didHang: Bool, at now: Duration) {
    guard let server else { return }
    let known = server.checkEnding()
    guard known != nil || now - since >= Self.endingPatience else { return }
    if known == nil { dying.append(server) }
    self.server = nil
    let ending = known ?? .unknown
    blame(ending: ending, didHang: didHang)
    guard !watchdog.hasCrashed(at: now) else {
      giveUp("the speech engine crashed \(Watchdog.mostCrashes) times within a minute\(detail)")
      return
    }
    if isServerReady {
      launch(at: now)
    } else {
      phase = .restarting(at: now + Self.startPause)
    }
  }

  /// What the server had to do when it ended isn't given to the next one.
  private func blame(ending: ServerProcess.Ending, didHang: Bool) {
    if let number = preparing, let utterance = preparations[number] {
      record.add(utterance, ending: ending, didHang: didHang)
    }
    // A server that wasn't ready hasn't seen what it was to say.
    guard isServerReady, let saying = queue.saying else { return }
    record.add(saying.utterance, ending: ending, didHang: didHang)
    reports.append(.crashed(saying.utterance))
    // What waits is said by the next server, which is started after this.
    take(queue.ended(id: saying.id))
  }

  private func giveUp(_ message: String) {
    phase = .gaveUp
    server = nil
    outbox.removeAll()
    preparations = [:]
    let change = queue.stop()
    if let cut = change.cut { reports.append(.cancelled(cut.utterance)) }
    reports += change.dropped.map { .cancelled($0) }
    reports.append(.gaveUp(message: message))
  }

  /// The last line that the server wrote to its error output, to end a message with.
  private var detail: String {
    let line = lastErrors.split(separator: "\n").last ?? ""
    return line.isEmpty ? "" : " (\(ProtocolWord(text: String(line.prefix(200))).written))"
  }
}

// MARK: Sending

extension SpeechClient {
  private func sendSettings() {
    outbox.add(.set(SettingChanges(from: SpeechSettings(), to: configuration.settings)))
  }

  /// Reports a change and tells the server about it.
  private func carryOut(_ change: SpeechQueue.Change, at now: Duration) {
    take(change)
    guard let ticket = change.say else { return }
    say(ticket)
    if phase == .running, let number = watchdog.ping(at: now, isUrgent: true) {
      outbox.add(.ping(id: number))
    }
    send(at: now)
  }

  private func take(_ change: SpeechQueue.Change) {
    if let cut = change.cut { reports.append(.cancelled(cut.utterance)) }
    reports += change.dropped.map { .cancelled($0) }
  }

  private func say(_ ticket: SpeechQueue.Ticket) {
    outbox.add(.speak(id: ticket.id, configuration.order(ticket.utterance)))
  }

  private func send(at now: Duration) {
    guard let server, phase == .starting || phase == .running else { return }
    // A server that is gone is noticed by its closed output, with all that it said before.
    _ = outbox.send(server.write)
  }
}

// MARK: Receiving

extension SpeechClient {
  private func readErrors() {
    guard let server, case .bytes(let bytes) = server.read(server.errors) else { return }
    lastErrors = String((lastErrors + String(decoding: bytes, as: UTF8.self)).suffix(2_000))
  }

  private func readResponses(at now: Duration) {
    guard let server else { return }
    switch server.read(server.output) {
    case .nothing:
      return
    case .closed:
      lose(didHang: false, at: now)
    case .bytes(let bytes):
      for line in splitter.next(bytes) {
        guard case .text(let text) = line else { continue }
        receive(text, at: now)
      }
    }
  }

  private func receive(_ line: String, at now: Duration) {
    do {
      receive(try SpeechResponse(line: line), at: now)
    } catch {
      reports.append(.refused(message: "the speech server isn't of this version: \(error)"))
    }
  }

  private func receive(_ response: SpeechResponse, at now: Duration) {
    switch response {
    case .ready(_, let sampleRate, let engine):
      becomeReady(engine: engine, sampleRate: sampleRate, at: now)
    case .pong(let number):
      watchdog.hasAnswered(ping: number, at: now)
    case .started(let id):
      if let utterance = saying(id) { reports.append(.started(utterance)) }
    case .mark(let id, let number):
      if let utterance = saying(id) { reports.append(.mark(number, utterance)) }
    case .finished(let id):
      end(id, at: now) { .finished($0) }
    case .cancelled(let id):
      end(id, at: now) { .cancelled($0) }
    case .failed(let id, let message):
      reports.append(.refused(message: message))
      if let id { end(id, at: now) { .cancelled($0) } }
    case .voiceMissing(_, let language):
      guard missingVoices.insert(language).inserted else { return }
      reports.append(.voiceMissing(language: language))
    case .audioLost(let reason):
      guard !isDeviceMissing else { return }
      isDeviceMissing = true
      reports.append(.noDevice(reason: reason))
    case .audioOpened:
      guard isDeviceMissing else { return }
      isDeviceMissing = false
      reports.append(.deviceReturned)
    case .preparing(let number):
      preparing = number
    case .prepared(let number):
      if preparing == number { preparing = nil }
    case .audio, .word, .markAt, .rendered, .phonemes, .voice, .end:
      // Answers to what a client never asks.
      return
    }
  }

  private func becomeReady(engine: String, sampleRate: Int, at now: Duration) {
    watchdog.hasAnswered(at: now)
    phase = .running
    isServerReady = true
    reports.append(
      hasBeenReady ? .serverRestarted : .ready(engine: engine, sampleRate: sampleRate))
    hasBeenReady = true
  }

  private func saying(_ id: Int) -> Utterance? {
    guard let saying = queue.saying, saying.id == id else { return nil }
    return saying.utterance
  }

  /// The server is done with an utterance; a late word about an older one changes nothing.
  private func end(_ id: Int, at now: Duration, report: (Utterance) -> SpeechReport) {
    guard let utterance = saying(id) else { return }
    reports.append(report(utterance))
    carryOut(queue.ended(id: id), at: now)
  }
}

// MARK: Watching

extension SpeechClient {
  /// Whether the server has anything to do in which it could get stuck.
  private var isWatched: Bool {
    queue.saying != nil || preparing != nil
  }

  private func watch(at now: Duration) {
    guard phase == .starting || phase == .running else { return }
    guard !watchdog.isOverdue(at: now) else {
      lose(didHang: true, at: now)
      return
    }
    guard phase == .running, isWatched, let number = watchdog.ping(at: now) else { return }
    outbox.add(.ping(id: number))
    send(at: now)
  }
}
