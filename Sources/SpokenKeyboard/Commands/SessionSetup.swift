internal import KeyModel
internal import Narration

/// What a command line asks a session to be like.
struct SessionSetup {
  let session: Session
  let narrator: Narrator
  let preferences: Preferences
  /// The language that is spoken, a BCP 47 tag.
  let languageTag: String

  init(
    _ invocation: Invocation, _ choices: Choices, layouts names: [String],
    text: String = ""
  ) throws(UsageError) {
    let tag = invocation.language
    let phrases = Phrases.best(for: tag)
    let layouts = try LayoutSource.layouts(
      names, languageTag: tag, form: invocation.value(.form))
    var session = Session(
      layouts: layouts, words: phrases.keys, document: TextDocument(text))
    var narrator = Narrator(
      phrases: phrases, language: tag, naming: CharacterNames(overrides: choices.names))
    var preferences = choices.preferences
    for assignment in choices.assignments {
      let gesture = Gesture.set(name: assignment.name, value: assignment.value)
      let events = SettingsRouter.handle(
        gesture, &session, &narrator, &preferences, at: .zero)
      for case .unmet(let request) in events { throw UsageError(request.message) }
    }
    narrator.isSecure = session.field.isSecureTextEntry
    narrator.shift = session.shift
    self.session = session
    self.narrator = narrator
    self.preferences = preferences
    languageTag = tag
  }

  /// The session with what is said about it.
  var conversation: Conversation {
    Conversation(session: session, narrator: narrator, preferences: preferences)
  }

  /// All settings in effect.
  var settings: AllSettings {
    AllSettings(
      keyboard: session.settings, narration: narrator.settings, preferences: preferences)
  }
}

extension Invocation {
  /// The language asked for, else the locale's.
  var language: String {
    value(.language) ?? ListenerLocale.languageTag(environment: Environment.variables)
  }
}
