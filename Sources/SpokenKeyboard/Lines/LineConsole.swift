internal import Glibc
internal import Narration
internal import Speech

/// Standard input line by line, while speech goes on; nothing of the screen is touched.
///
/// A class since it owns what has been read of standard input and not been asked for yet.
final class LineConsole {
  /// What ended the waiting.
  enum Input: Hashable, Sendable {
    /// A line without its end.
    case line(String)
    /// What single keys sent, all that was there at once.
    case keys([TerminalCode])
    /// The time that was waited for has come.
    case due
    /// The speech has something to tell.
    case news(Message)
    case signal(Int32)
    /// There are no more lines.
    case end
  }

  private let speech: SpeechClient?
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  private var waiting: [Input] = []
  private let start = ContinuousClock.now
  /// How the client was told to speak last.
  private var voice: SpeechPreferences
  private var singleKeys: SingleKeys?
  private var decoder = KeyDecoder()

  /// Makes a console; the client, if any, was made to speak with this voice.
  init(speech: SpeechClient?, voice: SpeechPreferences) {
    self.speech = speech
    self.voice = voice
    speech?.start(at: .zero)
  }

  /// The console's clock.
  var now: Duration { start.duration(to: .now) }

  /// Waits for what comes next.
  func next(until deadline: Duration? = nil) -> Input {
    while true {
      if !waiting.isEmpty { return waiting.removeFirst() }
      if singleKeys != nil, !bytes.isEmpty { return .keys(takeCodes()) }
      if singleKeys == nil, let line = takeLine() { return .line(line) }
      if isAtEnd { return .end }
      if let deadline, deadline <= now { return .due }
      wait(for: STDIN_FILENO, until: deadline)
    }
  }

  /// Whether lines are typed by a person at a terminal.
  let isTerminal = isatty(STDIN_FILENO) == 1

  /// Has each key told as it is pressed, or lines again when they are complete.
  ///
  /// - Returns: whether keys are told singly from here on; only a terminal can.
  @discardableResult
  func setReadsKeys(_ isWanted: Bool) -> Bool {
    singleKeys?.end()
    singleKeys = isWanted ? SingleKeys(STDIN_FILENO) : nil
    return singleKeys != nil
  }

  /// Says something, as the preferences have it; as before where there are none.
  func speak(_ utterances: [Utterance], as preferences: SpeechPreferences? = nil) {
    if let preferences, preferences != voice {
      voice = preferences
      speech?.change(
        settings: preferences.settings, byCause: preferences.settingsByCause, at: now)
    }
    for utterance in utterances.heardInOrder { speech?.speak(utterance, at: now) }
  }

  /// Silence at once.
  func stopSpeaking() { speech?.stop(at: now) }

  /// Lets what is being said be heard to its end; a signal cuts it.
  ///
  /// - Returns: the signal, where one came.
  func finishSpeaking() -> Int32? {
    while speech?.isSpeaking == true {
      wait(for: nil, until: nil)
      for case .signal(let number) in waiting { return number }
    }
    return nil
  }

  private func wait(for input: Int32?, until deadline: Duration?) {
    let own = [input ?? -1, SignalPipe.descriptor].map { descriptor in
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }
    var polled = own + (speech?.descriptors ?? []).map(\.forPoll)
    let deadlines = [speech?.nextDeadline, deadline].compactMap(\.self)
    poll(&polled, nfds_t(polled.count), deadlines.min().map { max(.zero, $0 - now) }.pollTimeout)
    for number in SignalPipe.descriptor >= 0 ? SignalPipe.take() : [] { handle(signal: number) }
    if polled[0].revents != 0, let input { read(input, polled[0].revents) }
    for report in speech?.advance(at: now) ?? [] {
      if let message = report.message { waiting.append(.news(message)) }
    }
  }

  private func handle(signal number: Int32) {
    switch number {
    case SIGTSTP:
      stopSpeaking()
      singleKeys?.suspend()
      SignalPipe.stop()
      singleKeys?.resume()
    case SIGCONT: singleKeys?.resume()
    case SIGWINCH: break
    default: waiting.append(.signal(number))
    }
  }

  private func read(_ input: Int32, _ events: Int16) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(input, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    guard count > 0 else {
      // The end of a pipe is nothing more than that; of a terminal, it is gone.
      let isGone = isTerminal && events & Int16(POLLHUP | POLLERR) != 0
      if isGone { waiting.append(.signal(SIGHUP)) } else { isAtEnd = true }
      return
    }
    bytes += buffer[..<count]
  }

  private func takeCodes() -> [TerminalCode] {
    defer { bytes = [] }
    return decoder.decode(bytes)
  }

  private func takeLine() -> String? {
    guard let end = bytes.firstIndex(of: 0x0A) ?? (isAtEnd && !bytes.isEmpty ? bytes.count : nil)
    else { return nil }
    var line = bytes[..<end]
    if line.last == 0x0D { line.removeLast() }
    let text = String(decoding: line, as: UTF8.self)
    bytes.removeFirst(min(end + 1, bytes.count))
    return text
  }
}
