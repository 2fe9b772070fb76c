internal import Glibc
internal import KeyModel
internal import Narration
internal import ReportText

/// The keyboard without a screen: a line in asks for something, and a line out is something said.
///
/// A class since it owns the conversation for as long as it runs.
final class LineKeyboard {
  private var conversation: Conversation
  private let console: LineConsole
  private let journal: SessionJournal?
  private let settings: SettingsStore
  private let record: (SessionRecord) -> Void
  private var reader = KeyReader()
  private var ending: Outcome.Ending?
  private var mistakes = 0
  /// What was said since the last gesture.
  private var said: [String] = []
  /// The time that `wait` has let pass.
  private var waited = Duration.zero

  /// Makes a keyboard on a console; the session hasn't begun.
  init(
    _ conversation: Conversation, console: LineConsole, journal: SessionJournal?,
    settings: SettingsStore,
    record: @escaping (SessionRecord) -> Void
  ) {
    self.conversation = conversation
    self.console = console
    self.journal = journal
    self.settings = settings
    self.conversation.opensDialogs = console.isTerminal
    self.record = record
  }

  /// Runs until there are no more lines, the person ends it, or a signal does.
  func run() -> Outcome {
    SignalPipe.begin()
    defer { SignalPipe.end() }
    // A script is told nothing that it didn't ask for; it prints what `play` prints.
    if console.isTerminal {
      react(to: conversation.begin(at: time))
    } else {
      tellNews()
    }
    while ending == nil { take(console.next(until: conversation.nextDeadline.flatMap(realTime))) }
    console.setReadsKeys(false)
    if ending == .finished, let signal = console.finishSpeaking() { ending = .signal(signal) }
    let session = conversation.session
    var outcome = Outcome(
      text: session.document.text, ending: ending ?? .finished, outputIsElsewhere: false,
      isSecret: session.field.isSecureTextEntry)
    if console.isTerminal, ending == .finished, !outcome.text.isEmpty {
      outcome.isShown = StandardStream.output.write("\(outcome.text)\n")
    }
    // A person was told of theirs, and went on; a script must fail.
    if !console.isTerminal { outcome.mistakes = mistakes }
    return outcome
  }

  /// The session's time: that of a script passes by `wait` alone.
  private var time: Duration { (console.isTerminal ? console.now : .zero) + waited }

  /// When a moment of the session's time comes by the console's clock; nil for never.
  private func realTime(_ moment: Duration) -> Duration? {
    console.isTerminal ? moment - waited : nil
  }

  private func take(_ input: LineConsole.Input) {
    switch input {
    case .line(let line):
      if console.isTerminal { console.stopSpeaking() }
      take(line)
      // A script's speech is heard whole, a person's gives way to the next line.
      if !console.isTerminal, let signal = console.finishSpeaking() { ending = .signal(signal) }
    case .keys(let codes):
      for input in reader.read(codes) where ending == nil { take(input) }
    case .due: react(to: conversation.takeDue(at: time))
    case .news(let message): react(to: conversation.announce(message, at: time))
    case .signal(let number): ending = .signal(number)
    case .end: ending = .finished
    }
  }

  private func take(_ key: TerminalInput) {
    guard key != .key(TerminalKey(.character("d"), .control)) else {
      console.setReadsKeys(false)
      return react(to: conversation.explain(phrases.lines, at: time))
    }
    react(to: conversation.take(key, on: nil, at: time))
  }

  private func take(_ line: String) {
    do throws(ScriptError) {
      let words = try ScriptWords.of(line)
      if let open = conversation.dialog {
        if let key = DialogKeys.key(of: words) {
          return react(to: conversation.take(key, in: open, at: time))
        }
        conversation.dialog = nil
      }
      if let command = words.first.flatMap({ LineCommand(rawValue: $0.text) }) {
        try ScriptArguments(words, usage: command.rawValue).finish()
        return run(command)
      }
      // A character alone is a key of the person's own keyboard.
      if words.count == 1, let character = words[0].text.first, words[0].text.count == 1 {
        return follow(.strike(character))
      }
      switch try GestureForm.step(words) {
      case nil: return
      case .gesture(let gesture): follow(gesture)
      case .expect(let expectation):
        guard let complaint = expectation.complaint(said: said, session: conversation.session)
        else { return }
        fail(complaint)
      }
    } catch {
      fail(error.message)
    }
  }

  private func run(_ command: LineCommand) {
    switch command {
    case .help: LineCommand.helpLines.forEach(explain)
    case .quit: ending = .finished
    case .keys:
      let isDone = console.setReadsKeys(true)
      let said = isDone ? phrases.singleKeys : phrases.noSingleKeys
      react(to: conversation.explain(said, at: time))
    case .settings, .pages:
      guard console.isTerminal else {
        return fail("'\(command.rawValue)' is a list for a person at a terminal")
      }
      let isPages = command == .pages
      react(
        to: isPages ? conversation.openPages(at: time) : conversation.openSettings(at: time))
    }
  }

  private var phrases: Phrases.Dialogs { conversation.narrator.phrases.dialogs }

  private func follow(_ gesture: Gesture) {
    let (reaction, unmet) = conversation.follow(gesture, at: time)
    if case .wait(let duration) = gesture { waited += duration }
    said = reaction.utterances.map(\.text).filter { !$0.isEmpty }
    react(to: reaction)
    guard let unmet else { return }
    mistakes += 1
    react(to: conversation.tellAlone(.unmet(unmet), at: time))
  }

  private func fail(_ message: String) {
    mistakes += 1
    explain(message)
  }

  private func explain(_ text: String) {
    react(to: conversation.explain(text, at: time))
  }

  private func tellNews() {
    for message in conversation.news {
      let text = conversation.narrator.utterance(for: message).text
      StandardStream.error.write("spoken-keyboard: \(VisibleText(text))\n")
    }
  }

  private func react(to reaction: Reaction) {
    let complaint = keepText()
    if reaction.stopsSpeech { console.stopSpeaking() }
    for happening in conversation.takeRecords() {
      record(happening)
      line(of: happening).map { _ = StandardStream.output.write($0) }
    }
    console.speak(reaction.utterances, as: conversation.preferences.speech)
    if reaction.ends { ending = .finished }
    if let complaint { react(to: conversation.announce(complaint, at: time)) }
    if !reaction.savedSettings.isEmpty {
      react(to: conversation.keep(reaction.savedSettings, in: settings, at: time))
    }
  }

  /// What is written of something that happened; a person is told of sounds by their names, while a
  /// script prints what `play` prints.
  private func line(of happening: SessionRecord) -> String? {
    guard console.isTerminal, case .utterance(let utterance) = happening.content else {
      return happening.saidLine
    }
    let caption = utterance.caption(conversation.narrator.phrases.sounds)
    return caption.isEmpty ? nil : "\(VisibleText(caption))\n"
  }

  private func keepText() -> Message? {
    do throws(SaveError) {
      try journal?.keep(conversation.session)
      return nil
    } catch {
      return .notSaved("the text, \(error.reason)")
    }
  }
}
