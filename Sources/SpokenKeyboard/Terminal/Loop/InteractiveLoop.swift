internal import Glibc
internal import KeyModel
internal import Narration
internal import Speech

/// The one loop of the interactive keyboard: waits for keys, signals, and news of the speech.
///
/// Sound goes out before the screen is drawn, and nothing here waits for it to be heard. A class
/// since it owns the terminal for as long as it runs.
final class InteractiveLoop {
  private var conversation: Conversation
  private let speech: SpeechClient?
  /// How the server was told to speak.
  private var voice: SpeechPreferences
  private let journal: SessionJournal?
  private let settings: SettingsStore
  private let screen: TerminalScreen
  private let descriptors: TerminalDescriptors
  private let record: (SessionRecord) -> Void
  private var reader = KeyReader()
  private var picture: Picture?
  /// The keys whose names the speech server has ahead.
  private var prepared: ShownKeys?
  private var isShown = false
  private var ending: Outcome.Ending?
  private let start = ContinuousClock.now

  /// Makes a loop on a terminal that has been taken.
  init(
    _ conversation: Conversation, speech: SpeechClient?, journal: SessionJournal?,
    settings: SettingsStore, screen: TerminalScreen,
    descriptors: TerminalDescriptors, record: @escaping (SessionRecord) -> Void
  ) {
    self.conversation = conversation
    self.speech = speech
    voice = conversation.preferences.speech
    self.journal = journal
    self.settings = settings
    self.screen = screen
    self.descriptors = descriptors
    self.record = record
  }

  /// Runs until the person or a signal ends it.
  func run() -> Outcome {
    speech?.start(at: now)
    react(to: conversation.begin(at: now))
    while ending == nil {
      draw()
      prepareKeys()
      wait()
    }
    speech?.shutDown()
    let session = conversation.session
    return Outcome(
      text: session.document.text, ending: ending ?? .finished, outputIsElsewhere: false,
      isSecret: session.field.isSecureTextEntry)
  }

  /// The session's clock.
  private var now: Duration { start.duration(to: .now) }

  /// Waits until something is to be done, and does it.
  private func wait() {
    let own = [descriptors.input, SignalPipe.descriptor].map { descriptor in
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    }
    var polled = own + (speech?.descriptors ?? []).map(\.forPoll)
    let count = poll(&polled, nfds_t(polled.count), timeout)
    let time = now
    if polled[1].revents != 0 || count < 0 { handleSignals() }
    if polled[0].revents != 0, ending == nil { readTerminal(polled[0].revents) }
    for report in speech?.advance(at: now) ?? [] {
      if let message = report.message { react(to: conversation.announce(message, at: time)) }
    }
    if let due = conversation.nextDeadline, due <= now {
      react(to: conversation.takeDue(at: now))
    }
  }

  /// Milliseconds until the next deadline, rounded up; −1 where there is none.
  private var timeout: Int32 {
    let deadlines = [speech?.nextDeadline, conversation.nextDeadline].compactMap(\.self)
    return deadlines.min().map { max(.zero, $0 - now) }.pollTimeout
  }

  private func readTerminal(_ events: Int16) {
    // A terminal that is gone is readable without there being anything to read.
    var available: Int32 = 0
    let isKnown = ioctl(descriptors.input, UInt(FIONREAD), &available) == 0
    if !isKnown || available == 0, events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
      ending = .signal(SIGHUP)
      return
    }
    for input in reader.read(screen.readCodes()) {
      guard ending == nil else { return }
      conversation.isSpeaking = speech?.isSpeaking ?? false
      react(to: conversation.take(input, on: key(under: input), at: now))
    }
  }

  /// The key that the mouse is on, as it is drawn.
  private func key(under input: TerminalInput) -> Key? {
    guard case .mouse(let report) = input else { return nil }
    return picture?.key(at: report.place)
  }

  private func react(to reaction: Reaction) {
    let time = now
    // First of all: what is answered is never lost.
    let complaint = keepText()
    if reaction.stopsSpeech {
      if speech?.isSpeaking == true { conversation.interrupted(at: time) }
      speech?.stop(at: time)
    }
    changeVoice(at: time)
    for utterance in reaction.utterances.heardInOrder { speech?.speak(utterance, at: time) }
    if let text = reaction.copied { screen.copy(text) }
    if reaction.redraws { screen.forget() }
    if reaction.ends { ending = .finished }
    isShown = false
    for happening in conversation.takeRecords() { record(happening) }
    if let complaint { react(to: conversation.announce(complaint, at: time)) }
    if !reaction.savedSettings.isEmpty {
      let said = conversation.keep(reaction.savedSettings, in: settings, at: time)
      react(to: said)
    }
  }

  /// Writes the text to the journal.
  ///
  /// - Returns: what the person is told where it can't be.
  private func keepText() -> Message? {
    do throws(SaveError) {
      try journal?.keep(conversation.session)
      return nil
    } catch {
      return .notSaved("the text, \(error.reason)")
    }
  }

  /// Tells the server how to speak where that was changed.
  private func changeVoice(at time: Duration) {
    let wanted = conversation.preferences.speech
    guard wanted != voice else { return }
    voice = wanted
    speech?.change(settings: wanted.settings, byCause: wanted.settingsByCause, at: time)
  }

  /// Has the names of the keys that are shown synthesized ahead, while nothing else is to be done.
  private func prepareKeys() {
    guard let speech else { return }
    let shown = ShownKeys(conversation)
    guard shown != prepared else { return }
    prepared = shown
    speech.prepare(shown.names(in: conversation), at: now)
  }

  private func draw() {
    guard !isShown, ending == nil else { return }
    let size = screen.size
    let content = conversation.content(maxBytes: size.columns * size.lines * 4)
    let picture = Picture(content, size: size, typesetter: screen.typesetter)
    screen.draw(picture)
    self.picture = picture
    isShown = true
  }

  private func handleSignals() {
    for signal in SignalPipe.take() {
      switch signal {
      case SIGWINCH: screen.resize()
      case SIGTSTP: suspend()
      case SIGCONT: screen.resume()
      default: ending = .signal(signal)
      }
      isShown = false
    }
  }

  private func suspend() {
    speech?.stop(at: now)
    screen.suspend()
    SignalPipe.stop()
    screen.resume()
  }
}
