internal import Narration

/// What the keyboard asks of its speech server; one line each.
enum SpeechRequest: Hashable, Sendable {
  /// Something to say or to render, with the settings that differ from the server's own.
  struct Order: Hashable, Sendable {
    var language: String
    var settings: SettingChanges
    var commands: [SpeechCommand]

    /// The utterance that was ordered; what the server does is the same for every cause.
    var utterance: Utterance {
      Utterance(commands, language: language, cause: .message)
    }
  }

  case speak(id: Int, Order)
  case stop
  case render(id: Int, Order)
  case phonemes(id: Int, Order)
  case prepare(id: Int, Order)
  /// Forgets everything that is to be prepared and isn't yet.
  case forgetPrepared
  case set(SettingChanges)
  case voices(id: Int)
  case ping(id: Int)
  case quit
}

extension SpeechRequest {
  /// Reads a request.
  ///
  /// - Throws: `ProtocolError` saying what was expected.
  init(line: String) throws(ProtocolError) {
    var reader = try ProtocolReader(line)
    let name = try reader.name("a request")
    switch name {
    case "speak":
      self = .speak(id: try reader.number("a number"), try Order(&reader))
    case "render":
      self = .render(id: try reader.number("a number"), try Order(&reader))
    case "phonemes":
      self = .phonemes(id: try reader.number("a number"), try Order(&reader))
    case "prepare":
      self = .prepare(id: try reader.number("a number"), try Order(&reader))
    case "stop":
      self = .stop
    case "forget":
      self = .forgetPrepared
    case "set":
      self = .set(try SettingChanges(&reader))
    case "voices":
      self = .voices(id: try reader.number("a number"))
    case "ping":
      self = .ping(id: try reader.number("a number"))
    case "quit":
      self = .quit
    default:
      throw .unknownRequest(name)
    }
    try reader.end()
  }

  /// The line of the request, without a line break.
  var line: String {
    switch self {
    case .speak(let id, let order): "speak \(id) " + order.written
    case .render(let id, let order): "render \(id) " + order.written
    case .phonemes(let id, let order): "phonemes \(id) " + order.written
    case .prepare(let id, let order): "prepare \(id) " + order.written
    case .stop: "stop"
    case .forgetPrepared: "forget"
    case .set(let changes): (["set"] + changes.words.map(\.written)).joined(separator: " ")
    case .voices(let id): "voices \(id)"
    case .ping(let id): "ping \(id)"
    case .quit: "quit"
    }
  }
}

extension SpeechRequest.Order {
  /// Reads the language, the settings and the steps that end a line.
  init(_ reader: inout ProtocolReader) throws(ProtocolError) {
    language = try reader.name("a language")
    settings = try SettingChanges(&reader)
    commands = []
    while let word = reader.word() {
      commands.append(try SpeechCommand(word))
    }
  }

  var written: String {
    ([ProtocolWord(ProtocolWord.languageName(language))] + settings.words + commands.map(\.word))
      .map(\.written).joined(separator: " ")
  }
}

extension ProtocolWord {
  /// A language tag as a name: what can't be in a tag is left out, and nothing at all is `und`.
  static func languageName(_ tag: String) -> String {
    let safe = tag.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    return safe.isEmpty ? "und" : safe
  }
}
