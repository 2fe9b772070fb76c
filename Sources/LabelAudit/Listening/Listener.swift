public import Narration

/// Something that says a text and tells what is heard: an engine, or a table in a test.
public protocol Listener {
  /// The engine and its version, such as "eSpeak NG 1.51"; nil where there is none to ask.
  var engine: String? { get }

  /// What is heard of each request; those that nothing could be found out of are missing.
  ///
  /// The order doesn't matter, and the same request has the same answer.
  func hear(_ requests: Set<HearingRequest>) -> [HearingRequest: HearingResult]
}

/// One thing to be said for the sake of hearing it.
public struct HearingRequest: Hashable, Sendable {
  /// What is said, step by step.
  public var commands: [SpeechCommand]
  /// The language that it starts in, a BCP 47 tag.
  public var language: String

  /// Makes a request.
  public init(_ commands: [SpeechCommand], language: String) {
    self.commands = commands
    self.language = language
  }

  /// The words that are said.
  public var text: String {
    Utterance(commands, language: language, cause: .focus).text
  }
}

/// What came of a request.
public enum HearingResult: Hashable, Sendable {
  /// This was heard.
  case heard(Hearing)
  /// No voice speaks the language.
  case noVoice
  /// The engine crashed or hung over the text; how it ended.
  case crashed(String)
}

/// What is heard of a text.
public struct Hearing: Hashable, Sendable {
  /// The phonemes in the International Phonetic Alphabet; empty where nothing is said.
  ///
  /// Where the voice changes to another language for a word, tags of both stand around it, as in
  /// `(en)…(de)`.
  public var phonemes: String
  /// The same by the engine's own names, with spaces between, which tell sounds apart that the
  /// alphabet writes alike; empty where they aren't known.
  public var phonemeNames: String
  /// Seconds of sound, without silence at its ends.
  public var seconds: Double
  /// The voice that spoke.
  public var voice: String

  /// Makes it.
  public init(phonemes: String, phonemeNames: String = "", seconds: Double, voice: String) {
    self.phonemes = phonemes
    self.phonemeNames = phonemeNames
    self.seconds = seconds
    self.voice = voice
  }

  /// Whether nothing is heard: no phonemes, and less than 0.05 s of sound.
  public var isSilent: Bool { phonemes.isBlank && seconds < 0.05 }
}
