internal import Narration

extension SpeechCommand {
  /// Reads a step of a `speak` line.
  ///
  /// - Throws: `ProtocolError` when there is no such step or its value is of the wrong kind.
  init(_ word: ProtocolWord) throws(ProtocolError) {
    guard let value = word.value, word.separator != .setting else {
      throw .expected("a step", found: word.written)
    }
    switch word.name {
    case "": self = .text(value)
    case "character": self = .character(value)
    case "spelling": self = .spelling(value)
    case "language": self = .language(value)
    case "pitch": self = .pitch(try Self.number(word))
    case "rate": self = .rate(try Self.number(word))
    case "volume": self = .volume(try Self.number(word))
    case "pause": self = .pause(milliseconds: try Self.number(word))
    case "mark": self = .mark(try Self.number(word))
    case "sound":
      guard let sound = Sound(rawValue: value) else {
        throw .expected(
          "a sound (\(Sound.allCases.map(\.rawValue).joined(separator: ", ")))", found: value)
      }
      self = .sound(sound)
    default: throw .unknownStep(word.name)
    }
  }

  /// The step as a word of a `speak` line.
  var word: ProtocolWord {
    switch self {
    case .text(let text): ProtocolWord(text: text)
    case .character(let text): ProtocolWord("character", step: text)
    case .spelling(let text): ProtocolWord("spelling", step: text)
    case .language(let tag): ProtocolWord("language", step: tag)
    case .pitch(let offset): ProtocolWord("pitch", step: String(offset))
    case .rate(let percent): ProtocolWord("rate", step: String(percent))
    case .volume(let percent): ProtocolWord("volume", step: String(percent))
    case .pause(let milliseconds): ProtocolWord("pause", step: String(milliseconds))
    case .mark(let number): ProtocolWord("mark", step: String(number))
    case .sound(let sound): ProtocolWord("sound", step: sound.rawValue)
    }
  }

  private static func number(_ word: ProtocolWord) throws(ProtocolError) -> Int {
    guard let number = word.value.flatMap({ Int($0) }) else {
      throw .expected("a whole number", found: word.written)
    }
    return number
  }
}
