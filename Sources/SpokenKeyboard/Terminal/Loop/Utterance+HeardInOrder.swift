internal import Narration

extension [Utterance] {
  /// What is said of one input, so that it is heard in this order, whole.
  ///
  /// To whoever speaks, a passing utterance cuts the one before it; here they belong together. So
  /// it becomes one with it, and passing: what the next input has to say cuts all of it.
  var heardInOrder: [Utterance] {
    var joined: [Utterance] = []
    for utterance in self {
      guard utterance.urgency == .passing, var last = joined.last, last.urgency != .alert else {
        joined.append(utterance)
        continue
      }
      last.commands += last.commands.reset(from: last.language, to: utterance)
      last.commands += utterance.commands
      last.urgency = .passing
      joined[joined.count - 1] = last
    }
    return joined
  }
}

extension [SpeechCommand] {
  /// What leads from the end of these commands to where another utterance begins.
  fileprivate func reset(from language: String, to next: Utterance) -> [SpeechCommand] {
    var language = language
    var settings: [SpeechCommand] = []
    for command in self {
      switch command {
      case .pitch: settings.append(.pitch(0))
      case .rate: settings.append(.rate(100))
      case .volume: settings.append(.volume(100))
      case .language(let other): language = other
      case .text, .character, .spelling, .pause, .sound, .mark: break
      }
    }
    var unique: [SpeechCommand] = []
    for setting in settings where !unique.contains(setting) { unique.append(setting) }
    return unique + (language == next.language ? [] : [.language(next.language)])
  }
}
