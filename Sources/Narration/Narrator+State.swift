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
  ///
  /// One rule for pages and keyboards: a press says what it brought about, once, by the name of
  /// what is shown now. The key that the focus has come to is silent until it is asked for or
  /// moved; only when editing begins is it said, since the listener then knows of no key.
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
    let name = phrases.name(ofLayout: name)
    guard let language, let languageName = phrases.name(ofLanguage: language),
      languageName != name
    else { return [say(name, .state, urgency: .message)] }
    let words = phrases.state.keyboard(name, languageName, isBrief: isBrief)
    return [say(words, .state, urgency: .message)]
  }

  /// Editing began or ended; that it began, the keyboard's name and the focus tell.
  ///
  /// A field that hides what is typed says so before them, whatever else is wanted.
  func field(isEditing: Bool, isSecure: Bool) -> [Utterance] {
    let secure = isEditing && isSecure ? [say(secureField, .state, urgency: .message)] : []
    guard settings.saysState, !isEditing || settings.verbosity == .full else { return secure }
    let phrase = isEditing ? phrases.state.editingBegan : phrases.state.editingEnded
    return [say(phrase(isBrief: isBrief), .state, urgency: .message)] + secure
  }

  /// A setting has a new value; in English as a whole where the language has no name for it, its
  /// value alone where there is no word for that.
  ///
  /// A field that begins to hide what is typed says what it is.
  func settingChange(_ name: String, _ value: String) -> [Utterance] {
    if name.lowercased() == "secure", isSecure { return [say(secureField, .state)] }
    return [setting(name, value)]
  }

  /// A setting and its value.
  func setting(_ name: String, _ value: String) -> Utterance {
    let names = phrases.settings
    guard let ownName = names.name(of: name) else { return englishSetting(name, value) }
    guard let ownValue = names.value(value) else {
      let words = english(value.spacingHyphens)
      return say(
        phrases.state.setting.commands([.text(ownName)], words, isBrief: isBrief), .state)
    }
    return say(phrases.state.setting(ownName, ownValue), .state)
  }

  private func englishSetting(_ name: String, _ value: String) -> Utterance {
    let words = Phrases.english.state.setting(name.spacingHyphens, value.spacingHyphens)
    let tongue = language.primarySubtag == "en" ? language : "en"
    return say([.text(words)], .state, language: tongue)
  }

  private var secureField: String {
    let words = phrases.keys.traits.secureTextField
    return String(words.prefix { !".。।".contains($0) })
  }
}

extension Phrases {
  /// What a language is called, by its tag; nil where it has no name here.
  func name(ofLanguage tag: String) -> String? {
    languageNames[tag] ?? languageNames[tag.primarySubtag]
  }
}

extension Phrases {
  /// What a layout is called: a built-in one, told by its English name, in the language's words.
  func name(ofLayout name: String) -> String {
    let id = Phrases.english.layouts.first { $0.value == name }?.key
    return id.flatMap { layouts[$0] } ?? name
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
