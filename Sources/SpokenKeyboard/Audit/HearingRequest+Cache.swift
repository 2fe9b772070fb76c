internal import LabelAudit
internal import Narration

extension HearingRequest {
  /// The steps as one text.
  var steps: String {
    commands.map { command in
      switch command {
      case .text(let text): "t\(text)"
      case .character(let text): "c\(text)"
      case .spelling(let text): "n\(text)"
      case .pitch(let pitch): "p\(pitch)"
      case .rate(let rate): "r\(rate)"
      case .volume(let volume): "v\(volume)"
      case .pause(let milliseconds): "w\(milliseconds)"
      case .language(let tag): "l\(tag)"
      case .sound(let sound): "s\(sound.rawValue)"
      case .mark(let mark): "m\(mark)"
      }
    }.joined(separator: "\u{1F}")
  }

  /// Reads what ``steps`` wrote; nil where it is none of that.
  init?(_ language: String, _ steps: String) {
    var commands: [SpeechCommand] = []
    for step in steps.split(separator: "\u{1F}", omittingEmptySubsequences: false) {
      guard let kind = step.unicodeScalars.first else { return nil }
      let text = String(step.unicodeScalars.dropFirst())
      guard let command = Self.command(kind, text) else { return nil }
      commands.append(command)
    }
    self.init(commands, language: language)
  }

  private static func command(_ kind: Unicode.Scalar, _ text: String) -> SpeechCommand? {
    switch kind {
    case "t": .text(text)
    case "c": .character(text)
    case "n": .spelling(text)
    case "p": Int(text).map(SpeechCommand.pitch)
    case "r": Int(text).map(SpeechCommand.rate)
    case "v": Int(text).map(SpeechCommand.volume)
    case "w": Int(text).map { SpeechCommand.pause(milliseconds: $0) }
    case "l": .language(text)
    case "s": Sound(rawValue: text).map(SpeechCommand.sound)
    case "m": Int(text).map(SpeechCommand.mark)
    default: nil
    }
  }
}
