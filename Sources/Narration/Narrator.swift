public import KeyModel

/// Tells what is said of each thing that happens.
///
/// A value: the same events at the same times give the same utterances. It remembers no more than a
/// rule needs: the state of shift, the keyboard's language, what was read last.
///
/// The utterances of one event are heard in their order: where there are several at once, they are
/// messages, since a passing one would cut the one before it.
public struct Narrator: Sendable {
  /// The language that is spoken, a BCP 47 tag.
  public let language: String
  /// Every sentence of that language.
  public let phrases: Phrases
  /// What the listener wants to hear.
  public var settings: NarrationSettings
  /// Whether the field hides what is typed; follows the events, and can be set before the first.
  public var isSecure = false
  /// The state of shift; follows the events, and can be set before the first.
  public var shift = ShiftState.off

  let naming: any CharacterNaming
  let alphabet: any PhoneticAlphabet

  /// Whether shift was locked before it last changed.
  var wasLocked = false
  /// The language that the keyboard types, which its letters are read in.
  var textLanguage: String
  /// Whether editing has just begun, so that the focus is said after the keyboard's name.
  var isBeginning = false
  /// What was read last, to tell when more of it is asked for.
  var lastReading: RepeatedReading?

  /// Makes a narrator of a language.
  ///
  /// - Parameters:
  ///   - phrases: every sentence of the language.
  ///   - language: the same language, a BCP 47 tag with a region or not, such as "en-US".
  ///   - settings: what the listener wants to hear.
  ///   - naming: what characters are called.
  ///   - alphabet: the words that stand for letters.
  public init(
    phrases: Phrases, language: String, settings: NarrationSettings = NarrationSettings(),
    naming: any CharacterNaming = CharacterNames(),
    alphabet: any PhoneticAlphabet = PhoneticAlphabets()
  ) {
    self.language = language
    self.phrases = phrases
    self.settings = settings
    self.naming = naming
    self.alphabet = alphabet
    textLanguage = language
  }

  /// What is said of an event, in order; nothing where nothing happened that isn't said elsewhere.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - time: when, since the session's start.
  /// - Returns: what to say; none is empty.
  public mutating func utterances(for event: Event, at time: Duration) -> [Utterance] {
    remember(event, at: time)
    let said = isSecure ? secureUtterances(for: event) ?? plain(event) : plain(event)
    if case .focus = event { isBeginning = false }
    return said.compactMap(audible)
  }

  /// What is said of a message of the application.
  public func utterance(for message: Message) -> Utterance {
    say(commands(for: message), .message, urgency: message.isAlert ? .alert : .message)
  }

  private func plain(_ event: Event) -> [Utterance] {
    switch event {
    case .focus(let key, page: _, let cause): focus(key, cause: cause)
    case .press(let key, page: _, let origin): press(key, origin: origin)
    case .text(let change, let origin): text(change, origin: origin)
    case .boundary(let boundary): end(boundary)
    case .shift(_, let origin): shift(origin: origin)
    case .page(let id, let origin): page(id, origin: origin)
    case .keyboard(_, let name, let language): keyboard(name, language: language)
    case .field(let isEditing, let isSecure): field(isEditing: isEditing, isSecure: isSecure)
    case .alternates(let key): alternates(of: key)
    case .inputModes(let names): inputModes(names)
    case .refused(let refusal): refused(refusal)
    case .reading(let reading, let text): read(reading, text)
    case .scan(let event): scan(event)
    case .setting(let name, let value): settingChange(name, value)
    case .unmet(let request): unmet(request)
    }
  }

  private mutating func remember(_ event: Event, at time: Duration) {
    lastReading = RepeatedReading(event, at: time, after: lastReading, within: settings.repeatTime)
    switch event {
    case .shift(let state, _):
      wasLocked = shift == .locked
      shift = state
    case .keyboard(_, _, let language):
      textLanguage = language ?? self.language
    case .field(let isEditing, let isSecure):
      isBeginning = isEditing
      self.isSecure = isSecure
    case .setting(let name, let value) where name.lowercased() == "secure":
      isSecure = value.lowercased() == "on"
    case .focus, .press, .text, .boundary, .page, .alternates, .inputModes, .refused, .reading,
      .scan, .setting, .unmet:
      break
    }
  }
}

extension Narrator {
  /// Whether the short forms of messages are said.
  var isBrief: Bool { settings.verbosity == .brief }

  /// An utterance in the narrator's language.
  func say(
    _ commands: [SpeechCommand], _ cause: Utterance.Cause, urgency: Urgency = .passing,
    language: String? = nil, delay: Duration = .zero
  ) -> Utterance {
    Utterance(
      commands, language: language ?? self.language, cause: cause, urgency: urgency, delay: delay)
  }

  /// An utterance of a few words in the narrator's language.
  func say(_ text: String, _ cause: Utterance.Cause, urgency: Urgency = .passing) -> Utterance {
    say([.text(text)], cause, urgency: urgency)
  }

  /// Words that there are only in English, in that language.
  func english(_ words: String) -> [SpeechCommand] {
    [SpeechCommand.text(words)].spoken(in: "en", within: language)
  }

  /// The utterance with the sounds that are wanted; nil where nothing of it would be heard.
  func audible(_ utterance: Utterance) -> Utterance? {
    var utterance = utterance
    if !settings.sounds {
      utterance.commands.removeAll { command in
        guard case .sound = command else { return false }
        return true
      }
    }
    let isHeard = !utterance.text.isEmpty || !utterance.sounds.isEmpty
    return isHeard ? utterance : nil
  }
}
