internal import KeyModel
internal import Narration

/// What a command line asks a session to be like.
struct SessionSetup {
  let session: Session
  let narrator: Narrator
  /// The language that is spoken, a BCP 47 tag.
  let languageTag: String

  init(_ invocation: Invocation, layouts names: [String]) throws(UsageError) {
    let tag = invocation.language
    let phrases = Phrases.best(for: tag)
    let layouts = try LayoutSource.layouts(names, languageTag: tag)
    var session = Session(layouts: layouts, words: phrases.keys)
    var narrator = Narrator(phrases: phrases, language: tag)
    narrator.isSecure = session.field.isSecureTextEntry
    narrator.shift = session.shift
    for setting in invocation.values(.set) {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--set takes NAME=VALUE, not '\(setting)'")
      }
      let gesture = Gesture.set(name: String(parts[0]), value: String(parts[1]))
      let events = SettingsRouter.handle(gesture, &session, &narrator, at: .zero)
      for case .unmet(let request) in events { throw UsageError(request.message) }
    }
    self.session = session
    self.narrator = narrator
    languageTag = tag
  }
}

extension Invocation {
  /// The language asked for, else the locale's.
  var language: String {
    value(.language) ?? ListenerLocale.languageTag(environment: Environment.variables)
  }
}
