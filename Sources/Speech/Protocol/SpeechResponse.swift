/// What the speech server says to the keyboard; one line each.
enum SpeechResponse: Hashable, Sendable {
  /// The engine can be used.
  case ready(protocolVersion: Int, sampleRate: Int, engine: String)
  /// The first of an utterance has been given to the sound device.
  case started(id: Int)
  /// The last of an utterance has been heard, or given up for want of a sound device.
  case finished(id: Int)
  /// An utterance has been stopped before its end.
  case cancelled(id: Int)
  /// The mark of an utterance has been reached.
  case mark(id: Int, number: Int)
  /// Samples of a rendering, 16-bit, mono, little-endian.
  case audio(id: Int, samples: [Int16])
  /// A word of a rendering begins at a sample.
  case word(id: Int, sample: Int, text: String)
  /// A mark of a rendering lies at a sample.
  case markAt(id: Int, sample: Int, number: Int)
  /// A rendering is complete.
  case rendered(id: Int, sampleCount: Int)
  /// What is really said: phonemes in the IPA and by the engine's names, and how long the sound is.
  case phonemes(id: Int, milliseconds: Int, text: String, names: String)
  /// Rendering ahead begins; when the server crashes now, this is why.
  case preparing(id: Int)
  /// Rendering ahead is over.
  case prepared(id: Int)
  /// One of the voices.
  case voice(id: Int, Voice)
  /// The last of a list has been sent.
  case end(id: Int)
  /// No voice for a language; what was to be said in it isn't.
  case voiceMissing(id: Int, language: String)
  /// The sound device is open.
  case audioOpened(soundSystem: String)
  /// There is no sound device, or it is gone.
  case audioLost(reason: String)
  case pong(id: Int)
  /// A request can't be met; the number is missing when the line couldn't be read.
  case failed(id: Int?, message: String)
}

extension SpeechResponse {
  /// The version of the language of requests and responses.
  static let protocolVersion = 1

  /// The line of the response, without a line break.
  var line: String {
    words.map(\.written).joined(separator: " ")
  }

  private var words: [ProtocolWord] {
    switch self {
    case .ready(let version, let sampleRate, let engine):
      Self.words("ready", [version, sampleRate], text: engine)
    case .started(let id): Self.words("started", [id])
    case .finished(let id): Self.words("finished", [id])
    case .cancelled(let id): Self.words("cancelled", [id])
    case .mark(let id, let number): Self.words("mark", [id, number])
    case .audio(let id, let samples):
      Self.words("audio", [id]) + [ProtocolWord(Base64.encoded(samples))]
    case .word(let id, let sample, let text): Self.words("word", [id, sample], text: text)
    case .markAt(let id, let sample, let number): Self.words("mark-at", [id, sample, number])
    case .rendered(let id, let count): Self.words("rendered", [id, count])
    case .phonemes(let id, let milliseconds, let text, let names):
      Self.words("phonemes", [id, milliseconds], text: text) + [ProtocolWord(text: names)]
    case .preparing(let id): Self.words("preparing", [id])
    case .prepared(let id): Self.words("prepared", [id])
    case .voice(let id, let voice):
      Self.words("voice", [id]) + voice.words
    case .end(let id): Self.words("end", [id])
    case .voiceMissing(let id, let language):
      Self.words("voice-missing", [id]) + [ProtocolWord(ProtocolWord.languageName(language))]
    case .audioOpened(let system): Self.words("audio-opened", []) + [ProtocolWord(system)]
    case .audioLost(let reason): Self.words("audio-lost", [], text: reason)
    case .pong(let id): Self.words("pong", [id])
    case .failed(let id, let message):
      [
        ProtocolWord("error"), ProtocolWord(id.map { String($0) } ?? "-"),
        ProtocolWord(text: message),
      ]
    }
  }

  private static func words(_ name: String, _ numbers: [Int], text: String? = nil) -> [ProtocolWord]
  {
    [ProtocolWord(name)] + numbers.map { ProtocolWord(String($0)) }
      + (text.map { [ProtocolWord(text: $0)] } ?? [])
  }
}

extension SpeechResponse {
  /// Reads a response.
  ///
  /// - Throws: `ProtocolError` saying what was expected.
  init(line: String) throws(ProtocolError) {
    // A line of sound is long and holds nothing that needs the scanner.
    if let audio = Self.audio(line: line) {
      self = audio
      return
    }
    var reader = try ProtocolReader(line)
    let name = try reader.name("a response")
    switch name {
    case "ready":
      self = .ready(
        protocolVersion: try reader.number("a version"),
        sampleRate: try reader.number("a sample rate"), engine: try reader.text("the engine"))
    case "started": self = .started(id: try reader.number("a number"))
    case "finished": self = .finished(id: try reader.number("a number"))
    case "cancelled": self = .cancelled(id: try reader.number("a number"))
    case "mark":
      self = .mark(id: try reader.number("a number"), number: try reader.number("a mark"))
    case "word":
      self = .word(
        id: try reader.number("a number"), sample: try reader.number("a sample"),
        text: try reader.text("a word"))
    case "mark-at":
      self = .markAt(
        id: try reader.number("a number"), sample: try reader.number("a sample"),
        number: try reader.number("a mark"))
    case "rendered":
      self = .rendered(
        id: try reader.number("a number"), sampleCount: try reader.number("a count"))
    case "phonemes":
      self = .phonemes(
        id: try reader.number("a number"), milliseconds: try reader.number("milliseconds"),
        text: try reader.text("phonemes"), names: try reader.text("names of phonemes"))
    case "preparing": self = .preparing(id: try reader.number("a number"))
    case "prepared": self = .prepared(id: try reader.number("a number"))
    case "voice": self = .voice(id: try reader.number("a number"), try Voice(&reader))
    case "end": self = .end(id: try reader.number("a number"))
    case "voice-missing":
      self = .voiceMissing(
        id: try reader.number("a number"), language: try reader.name("a language"))
    case "audio-opened": self = .audioOpened(soundSystem: try reader.name("a sound system"))
    case "audio-lost": self = .audioLost(reason: try reader.text("a reason"))
    case "pong": self = .pong(id: try reader.number("a number"))
    case "error":
      let id = try reader.name("a number")
      self = .failed(id: Int(id), message: try reader.text("a message"))
    default: throw .unknownResponse(name)
    }
    try reader.end()
  }

  private static func audio(line: String) -> SpeechResponse? {
    guard line.hasPrefix("audio ") else { return nil }
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let id = Int(words[1]), let samples = Base64.samples(words[2]) else {
      return nil
    }
    return .audio(id: id, samples: samples)
  }
}
