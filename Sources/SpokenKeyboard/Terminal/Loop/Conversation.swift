internal import KeyModel
internal import Narration
internal import Speech

/// What a person at a terminal has before them: the session, what is said about it, help.
///
/// A value without effects: inputs go in, and what to say and to show comes out.
struct Conversation {
  var session: Session
  var narrator: Narrator
  /// What the person set beside those: the voice, the terminal, its keys.
  var preferences: Preferences
  /// What is told once the keyboard is shown.
  var news: [Message] = []
  private(set) var captions = Captions()
  /// What is said only if nothing happens for a while.
  var pending = PendingSpeech()
  private var pointer = Pointer()
  private var lastSaid: [Utterance] = []
  /// What takes the keys at the moment.
  var dialog: Dialog?
  /// Whether what is offered opens a dialog; a script goes on by itself.
  var opensDialogs = true
  private(set) var isInputHelp = false
  /// What the person has been told the keys of.
  private var explained: Set<Explanation> = []
  /// What happened since it was taken last.
  private var records: [SessionRecord] = []
  /// Whether something is being heard, which the next thing said would cut off.
  var isSpeaking = false

  /// Makes a conversation about a session that hasn't begun.
  init(session: Session, narrator: Narrator, preferences: Preferences = Preferences()) {
    self.session = session
    self.narrator = narrator
    self.preferences = preferences
  }

  /// When something happens, or is to be said, though nothing happens; nil where nothing is.
  var nextDeadline: Duration? {
    [pending.nextDeadline, session.scanDeadline, longTouchDeadline].compactMap(\.self).min()
  }

  /// When the key that the mouse's button is held on offers its alternatives; a mouse that only
  /// hovers asks for none.
  var longTouchDeadline: Duration? {
    guard let down = pointer.downSince, let touch = session.longTouchDeadline else { return nil }
    return max(touch, down + session.settings.longPressTime)
  }

  /// The keyboard is shown: what is heard first.
  mutating func begin(at time: Duration) -> Reaction {
    let first = tell(session.begin(at: time), at: time)
    return Reaction(utterances: first + say(news.map(narrator.utterance), at: time))
  }

  /// Does what an input asks for, and tells what is to be done about it.
  ///
  /// - Parameters:
  ///   - input: what a person did.
  ///   - key: the key of the keyboard that the mouse is on.
  ///   - time: since the session's start.
  /// - Returns: what is to be said, and what else is to be done.
  mutating func take(_ input: TerminalInput, on key: Key?, at time: Duration) -> Reaction {
    pending.cancel()
    return switch input {
    case .key(let pressed): take(pressed, at: time)
    case .paste(let text): dialog == nil ? perform([.paste(text)], at: time) : sayEnd(at: time)
    case .mouse(let report): take(report, on: key, at: time)
    }
  }

  /// While the keys aren't there to be touched, only what is let go of counts.
  private mutating func take(
    _ report: MouseReport, on key: Key?, at time: Duration
  ) -> Reaction {
    let isTouchable = dialog == nil && session.isEditing
    guard isTouchable || report.action == .release else { return Reaction() }
    let mode = session.settings.typingMode
    let focus = session.focusedKey?.id
    let gestures = pointer.gestures(for: report, on: key, focus: focus, mode: mode, at: time)
    return perform(gestures, at: time)
  }

  /// Says what has waited for its time.
  mutating func takeDue(at time: Duration) -> Reaction {
    Reaction(utterances: letPass(until: time))
  }

  /// Something that the program itself has to tell.
  mutating func announce(_ message: Message, at time: Duration) -> Reaction {
    Reaction(utterances: say([narrator.utterance(for: message)], at: time))
  }

  /// Says what would be said of an event that hasn't happened in the session.
  mutating func tellAlone(_ event: Event, at time: Duration) -> Reaction {
    Reaction(utterances: say(narrator.utterances(for: event, at: time), at: time))
  }

  /// What was being said is cut off.
  mutating func interrupted(at time: Duration) {
    keep(.interrupt, at: time)
    isSpeaking = false
  }

  /// Takes what happened since the last call.
  mutating func takeRecords() -> [SessionRecord] {
    defer { records = [] }
    return records
  }

  private mutating func keep(_ content: SessionRecord.Content, at time: Duration) {
    records.append(
      SessionRecord(
        content: content, time: time, isSecret: session.field.isSecureTextEntry))
  }
}

extension Conversation {
  mutating func take(_ key: TerminalKey, at time: Duration) -> Reaction {
    if let dialog { return take(key, in: dialog, at: time) }
    if let pressed = preferences.terminal.scanSwitch(of: key, in: session.settings.scanning) {
      guard isInputHelp else { return perform([.pressSwitch(pressed)], at: time) }
      let words = narrator.phrases.dialogs.isSwitch(key.name, String(pressed.rawValue))
      return Reaction(utterances: say([narrator.utterance(ofEntry: words)], at: time))
    }
    if isInputHelp, preferences.keys.command(for: key) != .inputHelp {
      return describe(key, at: time)
    }
    guard let command = preferences.keys.command(for: key) else { return Reaction() }
    return perform(command, of: key, at: time)
  }

  mutating func perform(
    _ command: TerminalCommand, of key: TerminalKey, at time: Duration
  ) -> Reaction {
    switch command {
    case .gesture(.hold(nil, alternative: nil)): return hold(at: time)
    case .gesture(let gesture): return perform([gesture], at: time)
    case .type:
      guard case .character(let character) = key.code else { return Reaction() }
      return perform([.strike(character)], at: time)
    case .escape:
      guard session.isEditing else { return Reaction(ends: true) }
      return dismiss(at: time)
    case .nextValue(let name, let others): return setNextValue(of: name, alsoFor: others, at: time)
    case .rate(let step): return changeRate(by: step, at: time)
    case .repeatLast: return Reaction(utterances: say(lastSaid, at: time))
    case .copy: return copy(at: time)
    case .stopSpeech: return Reaction(stopsSpeech: true)
    case .redraw: return Reaction(redraws: true)
    case .help: return openHelp(at: time)
    case .inputHelp:
      isInputHelp.toggle()
      let phrases = narrator.phrases.dialogs
      return explain(isInputHelp ? phrases.inputHelpOn : phrases.inputHelpOff, at: time)
    case .settings: return openSettings(at: time)
    case .find: return openSearch(at: time)
    case .pages: return openPages(at: time)
    }
  }

  mutating func perform(_ gestures: [Gesture], at time: Duration) -> Reaction {
    var utterances: [Utterance] = []
    for gesture in gestures {
      // While the keyboard is away, whoever reaches for it gets it back.
      let isReaching = !session.isEditing && gesture.reachesForKeyboard
      let done = isReaching ? Gesture.beginEditing : gesture
      let events = SettingsRouter.handle(done, &session, &narrator, &preferences, at: time)
      utterances += tell(events, at: time)
      utterances += openOffers(of: events, at: time)
    }
    return Reaction(utterances: utterances)
  }

  /// Holds the focused key; one that has nothing to offer types nothing.
  private mutating func hold(at time: Duration) -> Reaction {
    guard session.isEditing, let key = session.focusedKey, key.alternates.isEmpty,
      ![.deleteBackward, .nextKeyboard, .languageMenu].contains(key.function)
    else { return perform([.hold(nil, alternative: nil)], at: time) }
    return tellAlone(.alternates(key), at: time)
  }

  /// Puts the keyboard away, and tells the first time how to go on.
  private mutating func dismiss(at time: Duration) -> Reaction {
    let hidden = perform([.dismiss], at: time).utterances
    guard !session.isEditing else { return Reaction(utterances: hidden) }
    let keys = explanation(of: .awayKeys, by: narrator.phrases.dialogs.awayKeys)
    let said = hidden + say(keys, at: time)
    lastSaid = said
    return Reaction(utterances: said)
  }

  private mutating func setNextValue(
    of name: String, alsoFor others: [String], at time: Duration
  ) -> Reaction {
    guard let setting = SettingsRouter.table.first(where: { $0.name == name }),
      case .oneOf(let values) = setting.values,
      let current = SettingsRouter.value(of: name, session, narrator, preferences),
      let index = values.firstIndex(of: current)
    else { return Reaction() }
    let next = values[(index + 1) % values.count]
    for other in others {
      // Told once, for the first of them.
      _ = SettingsRouter.handle(
        .set(name: other, value: next), &session, &narrator, &preferences, at: time)
    }
    return perform([.set(name: name, value: next)], at: time)
  }

  /// Steps of the same length lead back by as many the other way.
  private mutating func changeRate(by step: Int, at time: Duration) -> Reaction {
    let current = preferences.speech.settings.rate.wordsPerMinute
    let rate = SpeechRate(clamping: current + step)
    return perform([.set(name: "rate", value: String(rate.wordsPerMinute))], at: time)
  }

  /// What is said at once of events that happened.
  mutating func tell(
    _ events: [Event], at time: Duration, isSilent: Bool = false
  ) -> [Utterance] {
    var said: [Utterance] = []
    for event in events {
      keep(.event(event), at: time)
      let utterances = narrator.utterances(for: event, at: time)
      // What opens a list is told by the list.
      guard !isSilent, !(opensDialogs && event.opensList) else { continue }
      said += say(pending.sort(utterances, at: time), at: time)
    }
    return said
  }

  /// Takes note of what is said.
  mutating func say(_ utterances: [Utterance], at time: Duration) -> [Utterance] {
    if isSpeaking, utterances.first?.urgency == .passing { interrupted(at: time) }
    for utterance in utterances {
      captions.add(utterance, narrator.phrases.sounds)
      keep(.utterance(utterance), at: time)
    }
    if !utterances.isEmpty { lastSaid = utterances }
    return utterances
  }

  /// Says a line of help, which is written in English.
  mutating func explain(_ text: String, at time: Duration) -> Reaction {
    let utterance = Utterance([.text(text)], language: "en-US", cause: .message)
    return Reaction(utterances: say([utterance], at: time))
  }

  /// Says a sentence of the listener's language.
  mutating func explain(_ phrase: Phrase, at time: Duration) -> Reaction {
    Reaction(utterances: say([narrator.utterance(phrase)], at: time))
  }

  /// How something is used; nothing where the person has been told.
  mutating func explanation(of thing: Explanation, by phrase: Phrase) -> [Utterance] {
    explained.insert(thing).inserted ? [narrator.utterance(phrase)] : []
  }

  /// Says what a key does.
  private mutating func describe(_ key: TerminalKey, at time: Duration) -> Reaction {
    if let binding = preferences.keys.binding(of: key) {
      return Reaction(utterances: say([narrator.utterance(of: binding, key.name)], at: time))
    }
    let phrases = narrator.phrases
    let words =
      preferences.keys.command(for: key) == .type
      ? phrases.dialogs.typesIt(key.name) : "\(key.name): \(phrases.keys.functions.none)"
    return Reaction(utterances: say([narrator.utterance(ofEntry: words)], at: time))
  }
}

extension Event {
  /// Whether it offers something to choose from.
  fileprivate var opensList: Bool {
    switch self {
    case .alternates(let key): !key.alternates.isEmpty
    case .inputModes(let names): !names.isEmpty
    default: false
    }
  }
}

extension Gesture {
  /// Whether a person who does this while the keyboard is away wants it back.
  fileprivate var reachesForKeyboard: Bool {
    switch self {
    case .move, .press, .hold, .keyboard, .page, .find, .pressSwitch: true
    case .focus, .type, .strike, .strikeDelete, .touch, .lift, .dismiss, .beginEditing, .caret,
      .select, .selectAll, .paste, .undo, .redo, .read, .set, .host, .proxy, .wait:
      false
    }
  }
}
