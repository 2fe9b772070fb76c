/// A short sound that stands for a thing that happened.
public enum Sound: String, Hashable, Sendable, CaseIterable {
  /// Nothing more in this direction, or nothing to delete.
  case boundary
  /// Another page of the keyboard.
  case page
  /// Something that can't be done.
  case error
  /// A capital letter.
  case capital
  /// A small letter typed while caps lock is on.
  case capsLockWarning
}

/// How much an utterance matters to others that are waiting or being said.
public enum Urgency: String, Hashable, Sendable, CaseIterable {
  /// Of the moment: the newest replaces what is being said and all that waits of its kind.
  case passing
  /// Waits for its turn behind what is being said; a passing one doesn't lose it.
  case message
  /// At once, and never cut; what it interrupts is said again.
  case alert
}

/// One step of an utterance.
public enum SpeechCommand: Hashable, Sendable {
  /// Words, read as running text.
  case text(String)
  /// One letter or digit, read by its name.
  case character(String)
  /// Characters, each by the engine's own name for it, as most screen readers ask for one that
  /// stands alone; this keyboard itself names them.
  case spelling(String)
  /// The pitch from here on, as an offset to the listener's, −100...100 percent; 0 is the
  /// listener's own.
  case pitch(Int)
  /// The rate from here on, as percent of the listener's, 25...400; 100 is the listener's own.
  case rate(Int)
  /// The volume from here on, as percent of the listener's, 0...200.
  case volume(Int)
  /// Silence.
  case pause(milliseconds: Int)
  /// The language from here on, a BCP 47 tag.
  case language(String)
  case sound(Sound)
  /// A place whose time is reported, by a number that the utterance's maker chose.
  case mark(Int)
}

/// One thing to say: a list of steps, why it is said, and how urgently.
public struct Utterance: Hashable, Sendable {
  /// Why something is said.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    case focus
    case press
    case text
    case state
    case reading
    case message
  }

  /// The steps, in the order heard.
  public var commands: [SpeechCommand]
  /// The language that it starts in, a BCP 47 tag.
  public var language: String
  /// Why it is said.
  public var cause: Cause
  /// What it does to others that wait or are being said.
  public var urgency: Urgency
  /// How long it waits before it is said; whatever happens in that time takes it back.
  public var delay: Duration

  /// Makes an utterance; it is passing, and said at once, unless said otherwise.
  public init(
    _ commands: [SpeechCommand], language: String, cause: Cause, urgency: Urgency = .passing,
    delay: Duration = .zero
  ) {
    self.commands = commands
    self.language = language
    self.cause = cause
    self.urgency = urgency
    self.delay = delay
  }

  /// What a listener would write down: the words alone, in order; empty where only sounds are made.
  public var text: String {
    let words = commands.compactMap { command in
      switch command {
      case .text(let text), .character(let text), .spelling(let text): text
      case .pitch, .rate, .volume, .pause, .language, .sound, .mark: nil
      }
    }
    return words.joined(separator: " ")
  }

  /// The sounds that are made, in order.
  public var sounds: [Sound] {
    commands.compactMap { command in
      guard case .sound(let sound) = command else { return nil }
      return sound
    }
  }
}
