internal import Narration

extension [Utterance] {
  /// The same with neighbours that are passing joined to one.
  ///
  /// What is said of one thing is heard whole, while to whoever speaks a passing utterance replaces
  /// the passing one before it.
  var joinedIfPassing: [Utterance] {
    var joined: [Utterance] = []
    for utterance in self {
      guard utterance.urgency == .passing, let last = joined.last, last.urgency == .passing else {
        joined.append(utterance)
        continue
      }
      joined[joined.count - 1].commands += last.commands.reset(from: last.language, to: utterance)
      joined[joined.count - 1].commands += utterance.commands
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
      case .text, .character, .pause, .sound, .mark: break
      }
    }
    var unique: [SpeechCommand] = []
    for setting in settings where !unique.contains(setting) { unique.append(setting) }
    return unique + (language == next.language ? [] : [.language(next.language)])
  }
}
