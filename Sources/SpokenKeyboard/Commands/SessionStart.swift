internal import KeyModel
internal import Narration
internal import Speech

/// What an interactive session begins with: new, or the text of an earlier one.
struct SessionStart {
  /// The session, and what is told of it once it has begun.
  let conversation: Conversation
  /// Keeps the text as it is typed; nil where there is no place for it.
  let journal: SessionJournal?
  /// Whether it is the text of an earlier session, which the person asked for.
  let isRecovered: Bool
  /// What a person chose.
  enum Choice {
    case session(SessionStart)
    /// There is nothing to type.
    case end(ExitStatus)
  }

  /// Asks a person who wants an earlier text back which one; all others begin anew.
  static func choose(
    _ invocation: Invocation, _ choices: Choices
  ) throws(UsageError) -> Choice {
    let folder = JournalFolder.own
    folder?.tidy()
    guard let wanted = invocation.value(.recover) else {
      let isTold = folder?.entries().isEmpty == false
      let news = isTold ? [Message.unsavedText(command: TextDelivery.recovery)] : []
      return .session(try SessionStart(invocation, choices, text: "", news: news))
    }
    guard ClosedStreams.isInputOpen || !wanted.isEmpty else {
      throw UsageError("standard input is closed; name the text, as in --recover=1")
    }
    guard let folder else { throw UsageError("there is no home to recover a text from") }
    let speech =
      invocation.has(.noAudio) || !wanted.isEmpty
      ? nil : SpeechClient(configuration: SpeechConfiguration(choices.preferences.speech))
    defer { speech?.shutDown() }
    let dialog = RecoveryDialog(
      console: LineConsole(speech: speech, voice: choices.preferences.speech), folder: folder)
    guard let entry = try dialog.choose(wanted) else { return .end(.clean) }
    let start = try SessionStart(
      invocation, choices, text: entry.contents.text, layouts: entry.contents.layouts,
      news: [.recovered])
    // The old journal goes only where the text is in the new one.
    do throws(SaveError) {
      try start.journal?.keep(start.conversation.session)
      if start.journal?.isKept == true { folder.remove(entry) }
    } catch {
      throw UsageError("\(error.description); the text stays where it is")
    }
    return .session(start)
  }

  private init(
    _ invocation: Invocation, _ choices: Choices, text: String, layouts: [String] = [],
    news: [Message]
  ) throws(UsageError) {
    let known = layouts.filter { name in
      LayoutSource.isThere(name, languageTag: invocation.language)
    }
    let names = invocation.operands.isEmpty ? known : invocation.operands
    let setup = try SessionSetup(invocation, choices, layouts: names, text: text)
    let typedOn =
      names.isEmpty ? [setup.session.layout.id] : names.map(LayoutSource.lastingName)
    journal = JournalFolder.own.map { SessionJournal(folder: $0.path, layouts: typedOn) }
    var conversation = setup.conversation
    conversation.news = choices.news + news
    isRecovered = news.contains(.recovered)
    self.conversation = conversation
  }
}
