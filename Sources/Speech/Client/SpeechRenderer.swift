internal import Glibc
public import Narration

/// Speech as data, for commands that can wait: samples, phonemes and voices.
///
/// It owns a speech server that has no sound device, starts it when it is first needed, and starts
/// another after a crash, which is an error that names the text. Every call waits for its answer.
public final class SpeechRenderer {
  /// Which way texts are prepared for the engine; raised by one whenever the same utterance may be
  /// heard otherwise than before, so that nobody takes an older rendering for it.
  public static let preparation = 3

  private let configuration: SpeechConfiguration
  private let patience: Duration
  private var server: ServerProcess?
  private var splitter = LineSplitter()
  private var unread: [SpeechResponse] = []
  private var sampleRate = 0
  private var lastID = 0
  private var errors = ""
  private var engine = ""

  /// Makes a renderer; no process is started yet.
  ///
  /// - Parameters:
  ///   - executable: The path of the program that is the server.
  ///   - arguments: The words that make it a server without a sound device.
  ///   - settings: How the listener hears.
  ///   - settingsByCause: Settings for what is said for one cause.
  ///   - patience: How long the engine may be silent before it counts as stuck.
  public init(
    executable: String, arguments: [String] = ["speech-server", "--no-audio"],
    settings: SpeechSettings = SpeechSettings(),
    settingsByCause: [Utterance.Cause: SpeechSettings] = [:], patience: Duration = .seconds(5)
  ) {
    configuration = SpeechConfiguration(
      executable: executable, arguments: arguments, settings: settings,
      settingsByCause: settingsByCause)
    self.patience = patience
  }

  deinit {
    server?.end()
  }

  /// Synthesizes an utterance.
  ///
  /// - Throws: `SpeechError` when the server can't be started, crashes, hangs or refuses, or when
  ///   one of the utterance's languages has no voice.
  public func render(_ utterance: Utterance) throws(SpeechError) -> RenderedSpeech {
    let id = nextID()
    var rendered = RenderedSpeech(samples: [], sampleRate: 0)
    var missing: String?
    try ask(.render(id: id, configuration.order(utterance)), about: utterance.text)
    while true {
      switch try answer(to: id, about: utterance.text) {
      case .audio(_, let samples): rendered.samples += samples
      case .word(_, let sample, let text):
        rendered.words.append(RenderedSpeech.Word(text: text, sample: sample))
      case .markAt(_, let sample, let number):
        rendered.marks.append(RenderedSpeech.Mark(number: number, sample: sample))
      case .voiceMissing(_, let language): missing = language
      case .rendered:
        if let missing { throw .noVoice(language: missing) }
        rendered.sampleRate = sampleRate
        return rendered
      default: continue
      }
    }
  }

  /// Finds out what is really said for an utterance.
  ///
  /// - Throws: `SpeechError` as `render` does.
  public func phonemes(of utterance: Utterance) throws(SpeechError) -> HeardSpeech {
    let id = nextID()
    var missing: String?
    try ask(.phonemes(id: id, configuration.order(utterance)), about: utterance.text)
    while true {
      switch try answer(to: id, about: utterance.text) {
      case .voiceMissing(_, let language): missing = language
      case .phonemes(_, let milliseconds, let text, let names):
        if let missing { throw .noVoice(language: missing) }
        return HeardSpeech(
          phonemes: text, phonemeNames: names, seconds: Double(milliseconds) / 1_000)
      default: continue
      }
    }
  }

  /// The engine and its version, such as "eSpeak NG 1.51".
  ///
  /// - Throws: `SpeechError` when the server can't be started.
  public func engineName() throws(SpeechError) -> String {
    if server == nil { try launch() }
    return engine
  }

  /// All voices of the engine.
  ///
  /// - Throws: `SpeechError` when the server can't be started, crashes or hangs.
  public func voices() throws(SpeechError) -> [Voice] {
    let id = nextID()
    var voices: [Voice] = []
    try ask(.voices(id: id), about: "")
    while true {
      switch try answer(to: id, about: "") {
      case .voice(_, let voice): voices.append(voice)
      case .end: return voices
      default: continue
      }
    }
  }

  /// The voice that a name asks for, perhaps with a variant; nil where the name is that of a variant
  /// alone or of no voice that there is.
  ///
  /// - Throws: `SpeechError` when the server can't be started, crashes or hangs.
  public func voice(named name: String) throws(SpeechError) -> Voice? {
    guard let name = VoiceRequest(language: "", voice: name).name else { return nil }
    return VoiceTable(voices: try voices()).voice(named: name)
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }
}

// MARK: The server

extension SpeechRenderer {
  /// Sends a request, to a new server if there is none.
  private func ask(_ request: SpeechRequest, about text: String) throws(SpeechError) {
    unread = []
    if server == nil { try launch() }
    try send(request, about: text)
  }

  private func launch() throws(SpeechError) {
    let server = try ServerProcess(
      executable: configuration.executable, arguments: configuration.arguments)
    self.server = server
    splitter = LineSplitter()
    errors = ""
    sampleRate = 0
    while sampleRate == 0 {
      switch try next(about: "") {
      case .ready(_, let rate, let engine):
        self.engine = engine
        sampleRate = rate
      case .failed(_, let message): throw fail(.serverNotStarted(reason: message))
      default: continue
      }
    }
    let changes = SettingChanges(from: SpeechSettings(), to: configuration.settings)
    guard changes != SettingChanges() else { return }
    try send(.set(changes), about: "")
    try settle()
  }

  /// Waits until the settings are taken, so that a voice that doesn't exist is an error now.
  private func settle() throws(SpeechError) {
    // Requests are served in turn, so the answer to one comes after the settings were taken.
    let id = nextID()
    try send(
      .phonemes(
        id: id, SpeechRequest.Order(language: "en", settings: SettingChanges(), commands: [])),
      about: "")
    while true {
      switch try next(about: "") {
      case .failed(_, let message): throw fail(.refused(message: message))
      case .phonemes: return
      default: continue
      }
    }
  }

  /// The next response to a request; an error of the server is thrown.
  private func answer(to id: Int, about text: String) throws(SpeechError) -> SpeechResponse {
    let response = try next(about: text)
    if case .failed(_, let message) = response { throw .refused(message: message) }
    return response
  }

  /// Sends a whole line, and takes what the server says meanwhile.
  private func send(_ request: SpeechRequest, about text: String) throws(SpeechError) {
    var rest = (Array(request.line.utf8) + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      guard let server else { throw .serverNotStarted(reason: "it ended") }
      guard let count = server.write(rest) else { throw crash(about: text) }
      rest = rest.dropFirst(count)
      if !rest.isEmpty, !wait(toWrite: true, atMost: patience) {
        throw fail(.serverHangs(text: text))
      }
    }
  }

  /// The next response; a ping is sent when the server is silent for half of its time.
  private func next(about text: String) throws(SpeechError) -> SpeechResponse {
    var hasPinged = false
    while unread.isEmpty {
      guard wait(toWrite: false, atMost: patience / 2) else {
        guard !hasPinged else { throw fail(.serverHangs(text: text)) }
        hasPinged = true
        // A server that is busy answers it; one that is gone is noticed by its closed output.
        _ = server?.write(Array("ping 0\n".utf8)[...])
        continue
      }
      if try read(about: text) { hasPinged = false }
    }
    return unread.removeFirst()
  }

  /// Reads what is there; gives back whether there was anything.
  private func read(about text: String) throws(SpeechError) -> Bool {
    guard let server else { throw .serverNotStarted(reason: "it ended") }
    if case .bytes(let bytes) = server.read(server.errors) {
      errors = String((errors + String(decoding: bytes, as: UTF8.self)).suffix(2_000))
    }
    switch server.read(server.output) {
    case .nothing: return false
    case .closed: throw crash(about: text)
    case .bytes(let bytes):
      for case .text(let line) in splitter.next(bytes) {
        do {
          unread.append(try SpeechResponse(line: line))
        } catch {
          throw fail(.refused(message: "the speech server isn't of this version: \(error)"))
        }
      }
      return true
    }
  }

  /// Waits for the server; false when the time is over.
  private func wait(toWrite: Bool, atMost time: Duration) -> Bool {
    guard let server else { return true }
    var polled = [
      pollfd(fd: server.output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: server.errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: toWrite ? server.input : -1, events: Int16(POLLOUT), revents: 0),
    ]
    return poll(&polled, 3, time.milliseconds) != 0
  }

  /// Ends the server and gives the error back, to be thrown.
  private func fail(_ error: SpeechError) -> SpeechError {
    server?.end()
    server = nil
    return error
  }

  /// The error for a server that ended by itself.
  private func crash(about text: String) -> SpeechError {
    guard let server else { return .serverNotStarted(reason: "it ended") }
    var ending = server.checkEnding()
    for _ in 0..<100 where ending == nil {
      usleep(1_000)
      ending = server.checkEnding()
    }
    let last = errors.split(separator: "\n").last.map { ": " + $0 } ?? ""
    let how =
      switch ending {
      case .killed(let signal): "signal \(signal)"
      case .exited(let status): "status \(status)\(last)"
      case .unknown, nil: "unknown"
      }
    return fail(
      sampleRate == 0
        ? .serverNotStarted(reason: how) : .serverCrashed(text: text, ending: how))
  }
}
