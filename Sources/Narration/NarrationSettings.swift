public import KeyModel

/// What a listener wants to hear, and how.
public struct NarrationSettings: Hashable, Sendable {
  /// How much is said.
  public var verbosity = Verbosity.normal
  /// What is said while keys on the screen type.
  public var echo = Echo.characters
  /// What is said while physical keys type.
  public var hardwareEcho = Echo.characters
  /// Whether changes of shift, page, keyboard and field are said.
  ///
  /// Where they aren't, the keys that bring them about say their label when they are pressed.
  public var saysState = true
  /// How deletions are heard.
  public var deletion = Deletion()
  /// How capital letters are heard.
  public var capitals = Capitals()
  /// Whether and when a letter is said by its word of the phonetic alphabet.
  public var phonetics = Phonetics.off
  /// How long a letter has the focus until its phonetic word is said, whatever the speech's rate;
  /// 0...5 s.
  public var phoneticDelay = Duration.milliseconds(1_000)
  /// Which marks are named when text is read; typed ones always are.
  public var punctuation = PunctuationLevel.some
  /// How many equal symbols in a row are counted instead of named one by one; nil names all.
  public var countsRepeatsFrom: Int? = 3
  /// What is said when the caret or the selection moves.
  public var caret = CaretEcho.passed
  /// Whether what the host changes in its text by itself is said.
  public var saysHostChanges = true
  /// How an end is heard.
  public var ends = EndCue.sound
  /// Whether sounds are made.
  public var sounds = true
  /// What is heard of a secure field.
  public var secure = SecureEcho.bullet
  /// How long a key has the focus until its hint is said, in full verbosity; 0...10 s.
  public var hintDelay = Duration.milliseconds(2_000)
  /// How soon reading the same again asks for more of it; 0...5 s.
  public var repeatTime = Duration.milliseconds(1_000)

  /// Makes the settings that a listener has until some are set.
  public init() {}

  /// What is said while text comes from there.
  public func echo(of origin: Origin) -> Echo {
    origin == .hardware ? hardwareEcho : echo
  }
}

extension NarrationSettings {
  /// How much is said.
  public enum Verbosity: String, Hashable, Sendable, CaseIterable {
    /// The short forms of messages.
    case brief
    /// Whole messages.
    case normal
    /// Whole messages, hints of keys after a pause, and what was replaced.
    case full
  }

  /// What is said while typing.
  public enum Echo: String, Hashable, Sendable, CaseIterable {
    case none
    /// Each character.
    case characters
    /// Each word when it is complete, and each mark, but no white space.
    case words
    /// Both.
    case charactersAndWords = "characters-and-words"
    /// Each sentence when it is complete.
    case sentences

    /// Whether each character is said.
    var saysCharacters: Bool { self == .characters || self == .charactersAndWords }
    /// Whether complete words are said.
    var saysWords: Bool { self == .words || self == .charactersAndWords }
  }

  /// How deletions are heard.
  public struct Deletion: Hashable, Sendable {
    /// Whether what was deleted is said.
    public var isSaid = true
    /// How much higher it is said, in percent of the listener's pitch, 0...100.
    public var pitch = 20
    /// Whether the word "deleted" is said with it.
    public var saysWord = false
  }

  /// How capital letters are heard: any of these together.
  public struct Capitals: Hashable, Sendable {
    /// How much higher the letter is said, in percent of the listener's pitch, 0...100.
    public var pitch = 30
    /// Whether the word "cap" is said before it.
    public var saysWord = false
    /// Whether a sound is made with it.
    public var makesSound = false
    /// Whether "cap", "all caps" or "mixed caps" is said before words with capitals.
    public var saysWithinWords = false
    /// Whether a sound warns of a small letter typed with caps lock on.
    public var warnsOfCapsLock = true
  }

  /// When a letter is said by its word of the phonetic alphabet.
  public enum Phonetics: String, Hashable, Sendable, CaseIterable {
    case off
    /// The letter, and the word if nothing happens for a time.
    case delayed
    /// The letter and the word.
    case together
    /// The word instead of the letter.
    case instead
  }

  /// Which marks are named when text is read.
  public enum PunctuationLevel: String, Hashable, Sendable, CaseIterable {
    case none
    /// Signs that stand for something, such as @ and %.
    case some
    /// Brackets, quotation marks, dashes and colons too.
    case most
    /// All, full stops and commas too.
    case all
  }

  /// What is said when the caret or the selection moves.
  public enum CaretEcho: String, Hashable, Sendable, CaseIterable {
    case none
    /// What it passed over.
    case passed
    /// What stands after it now.
    case following
  }

  /// How an end is heard.
  public enum EndCue: String, Hashable, Sendable, CaseIterable {
    case none
    case sound
    case words
    case both
  }

  /// What is heard of a secure field.
  public enum SecureEcho: String, Hashable, Sendable, CaseIterable {
    /// "Bullet" for each character.
    case bullet
    /// Nothing, so that not even the length is told.
    case silence
  }
}
