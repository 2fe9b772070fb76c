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
  /// The text was saved to the place of this name.
  case saved(String)
  /// The text couldn't be saved, for this reason.
  case notSaved(String)
  /// One of the person's own files has a mistake in this line; what is wrong, in English.
  case fileProblem(file: String, line: Int, what: String)
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
    case .speechOff, .speechOn, .noVoice, .saved, .fileProblem, .unsavedText, .recovered,
      .copied, .goodbye:
      false
    }
  }
}

extension Narrator {
  /// The words of a message.
  func words(for message: Message) -> String {
    let messages = phrases.messages
    return switch message {
    case .noAudio: messages.noAudio(isBrief: isBrief)
    case .speechRestarted: messages.speechRestarted(isBrief: isBrief)
    case .speechEnded: messages.speechEnded(isBrief: isBrief)
    case .speechOff: messages.speechOff(isBrief: isBrief)
    case .speechOn: messages.speechOn(isBrief: isBrief)
    case .noVoice(let tag):
      messages.noVoice(phrases.name(ofLanguage: tag) ?? tag, isBrief: isBrief)
    case .saved(let place): messages.saved(place, isBrief: isBrief)
    case .notSaved(let reason): messages.notSaved(reason, isBrief: isBrief)
    case .fileProblem(let file, let line, let what):
      messages.fileProblem(file, String(line), what, isBrief: isBrief)
    case .unsavedText(let command): messages.unsavedText(command, isBrief: isBrief)
    case .recovered: messages.recovered(isBrief: isBrief)
    case .copied: messages.copied(isBrief: isBrief)
    case .goodbye: messages.goodbye(isBrief: isBrief)
    }
  }
}
