/// What the application says of itself, beside what happens in a session.
public enum Message: Hashable, Sendable {
  /// There is no sound; what would be heard is written.
  case noAudio
  /// The speech ended by itself and was started again.
  case speechRestarted
  /// The speech ended by itself for good; what would be heard is written.
  case speechEnded
  /// Speech was switched off.
  case speechOff
  /// Speech was switched on.
  case speechOn
  /// No voice speaks the language of this BCP 47 tag.
  case noVoice(language: String)
  /// The only voice of this BCP 47 tag's language can't read its script.
  case unsoundVoice(language: String)
  /// The speech refused something, such as a voice that doesn't exist; why, in English.
  case speechRefused(String)
  /// The text was saved to the place of this name.
  case saved(String)
  /// The text, or settings, couldn't be saved, for this reason, in English.
  case notSaved(String)
  /// One of the person's own files has a mistake in this line and column; what is wrong, in English.
  case fileProblem(file: String, line: Int, column: Int, what: String)
  /// The text of a session that ended without being saved is still there; this command gives it
  /// back.
  case unsavedText(command: String)
  /// The text of an earlier session is back.
  case recovered
  /// The text, or what is selected, was copied.
  case copied
  /// The application ends.
  case goodbye

  /// Whether nothing may cut it.
  var isAlert: Bool {
    switch self {
    case .noAudio, .speechRestarted, .speechEnded, .notSaved: true
    case .speechOff, .speechOn, .noVoice, .unsoundVoice, .speechRefused, .saved, .fileProblem,
      .unsavedText,
      .recovered, .copied, .goodbye:
      false
    }
  }
}

extension Narrator {
  /// What is said of a message.
  func commands(for message: Message) -> [SpeechCommand] {
    let messages = phrases.messages
    return switch message {
    case .noAudio: plain(messages.noAudio)
    case .speechRestarted: plain(messages.speechRestarted)
    case .speechEnded: plain(messages.speechEnded)
    case .speechOff: plain(messages.speechOff)
    case .speechOn: plain(messages.speechOn)
    case .noVoice(let tag): plain(messages.noVoice, phrases.name(ofLanguage: tag) ?? tag)
    case .unsoundVoice(let tag):
      plain(messages.unsoundVoice, phrases.name(ofLanguage: tag) ?? tag)
    case .speechRefused(let reason): english(reason)
    case .saved(let place): plain(messages.saved, place)
    case .notSaved(let reason):
      messages.notSaved.commands(english(reason), isBrief: isBrief)
    case .fileProblem(let file, let line, let column, let what):
      messages.fileProblem.commands(
        [.text(file)], [.text(String(line))], [.text(String(column))], english(what),
        isBrief: isBrief)
    case .unsavedText(let command): plain(messages.unsavedText, command)
    case .recovered: plain(messages.recovered)
    case .copied: plain(messages.copied)
    case .goodbye: plain(messages.goodbye)
    }
  }

  private func plain(_ phrase: Phrase, _ argument: String = "") -> [SpeechCommand] {
    [.text(phrase(argument, isBrief: isBrief))]
  }
}
