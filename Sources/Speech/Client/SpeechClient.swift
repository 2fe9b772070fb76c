public import Narration

/// The keyboard's side of the speech server, for a loop on one thread that waits in `poll`.
///
/// It owns the server's process. Nothing here waits: `speak` and `stop` send at once what the
/// server takes, and `advance` reads what has come. Time comes in as the caller's clock, which
/// only has to go forward. A server that crashes, hangs or is killed is started again; what it was
/// saying is reported and not said again, and everything else goes on.
public final class SpeechClient {
  enum Phase: Hashable {
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

  var configuration: SpeechConfiguration
  var phase = Phase.notStarted
  var server: ServerProcess?
  /// Servers that were killed and can't be asked yet how they ended.
  var dying: [ServerProcess] = []
  var queue = SpeechQueue()
  var outbox = Outbox()
  var splitter = LineSplitter()
  var watchdog = Watchdog()
  var record = CrashRecord()
  var reports: [SpeechReport] = []
  /// Whether the server that runs has said that it is ready.
  var isServerReady = false
  var hasBeenReady = false
  var isDeviceMissing = false
  /// The sound system that the device was opened through: "pulseaudio" (which may be PipeWire in
  /// its place), "alsa" or "oss"; nil until one was.
  public internal(set) var soundSystem: String?
  var missingVoices: Set<String> = []
  /// What is rendered ahead, by the number it was sent with.
  var preparations: [Int: Utterance] = [:]
  var lastPreparation = 0
  var preparing: Int?
  var lastErrors = ""

  /// How long a closed server may take to say how it ended.
  static let endingPatience = Duration.milliseconds(200)
  /// How long to wait before a server is started again that didn't even get ready.
  static let startPause = Duration.milliseconds(200)

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
    carryOut(
      queue.add(record.isBlamed(utterance) ? replacement(for: utterance) : utterance), at: now)
  }

  /// What is heard of a text that the engine crashes on: that there is something that can't be said.
  private func replacement(for utterance: Utterance) -> Utterance {
    reports.append(.crashed(utterance))
    return Utterance(
      [.sound(.error)], language: utterance.language, cause: utterance.cause,
      urgency: utterance.urgency)
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
