internal import KeyModel

extension Narrator {
  /// Shift or caps lock changed, as it stands now.
  ///
  /// Silent where the keyboard did it by itself, or on the way to a text that was asked for.
  func shift(origin: Origin) -> [Utterance] {
    guard settings.saysState, origin.isOfPerson else { return [] }
    let phrase =
      switch shift {
      case .once: phrases.state.shiftOn
      case .locked: phrases.state.capsLockOn
      case .off: wasLocked ? phrases.state.capsLockOff : phrases.state.shiftOff
      }
    return [say(phrase(isBrief: isBrief), .state)]
  }

  /// Another page of keys, with a sound; with nothing else where it came by itself.
  func page(_ id: String, origin: Origin) -> [Utterance] {
    guard origin != .typing else { return [] }
    // The sound of a page that came by itself waits for what was typed.
    guard origin != .automatic else { return [say([.sound(.page)], .state, urgency: .message)] }
    guard settings.saysState else { return [say([.sound(.page)], .state)] }
    return [say([.sound(.page), .text(phrases.keys.pages[id] ?? id)], .state)]
  }

  /// Another keyboard, with the language that it types where it tells.
  ///
  /// A message, as the focus that follows it when editing begins.
  func keyboard(_ name: String, language: String?) -> [Utterance] {
    guard settings.saysState || isBeginning else { return [] }
    guard let language, let languageName = phrases.name(ofLanguage: language),
      languageName != name
    else { return [say(name, .state, urgency: .message)] }
    let words = phrases.state.keyboard(name, languageName, isBrief: isBrief)
    return [say(words, .state, urgency: .message)]
  }

  /// Editing began or ended; that it began, the keyboard's name and the focus tell.
  func field(isEditing: Bool) -> [Utterance] {
    guard settings.saysState else { return [] }
    if isEditing, settings.verbosity != .full { return [] }
    let phrase = isEditing ? phrases.state.editingBegan : phrases.state.editingEnded
    return [say(phrase(isBrief: isBrief), .state, urgency: .message)]
  }

  /// A setting has a new value.
  func setting(_ name: String, _ value: String) -> [Utterance] {
    [say(phrases.state.setting(name.spacingHyphens, value.spacingHyphens), .state)]
  }
}

extension Phrases {
  /// What a language is called, by its tag; nil where it has no name here.
  func name(ofLanguage tag: String) -> String? {
    languageNames[tag] ?? languageNames[tag.primarySubtag]
  }
}

extension Origin {
  /// Whether a person did it, and not on the way to something else.
  var isOfPerson: Bool {
    switch self {
    case .screen, .hardware, .command, .paste: true
    case .typing, .automatic, .host, .proxy: false
    }
  }
}

extension String {
  /// The words of a name that is written with hyphens.
  var spacingHyphens: String {
    String(map { $0 == "-" ? " " : $0 })
  }
}
