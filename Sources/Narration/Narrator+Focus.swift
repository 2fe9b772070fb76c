internal import KeyModel

extension Narrator {
  /// A key that got the focus: its description, and after pauses its phonetic word and its hint.
  ///
  /// Silent where a press brought the focus, since the press is heard, and where a page or a
  /// keyboard did, unless editing has just begun.
  func focus(_ key: Key, cause: FocusCause) -> [Utterance] {
    switch cause {
    case .press, .page: []
    case .keyboard where !isBeginning: []
    case .keyboard: (description(of: key) + hint(of: key)).map(\.asMessage)
    case .move, .named, .touch, .scan: description(of: key) + hint(of: key)
    }
  }

  /// A key that was pressed.
  ///
  /// What it does is heard by itself; only where changes of state aren't said, the keys that bring
  /// them about say their label.
  func press(_ key: Key, origin: Origin) -> [Utterance] {
    guard !settings.saysState, origin == .screen || origin == .hardware else { return [] }
    switch key.function {
    case .insert, .returnKey, .tab, .deadKey, .deleteBackward, .deleteForward, .moveCaret, .undo,
      .redo, .selectAll, .languageMenu, .backTab, .escape, .modifier, .system, .none, .unknown:
      return []
    case .shift, .capsLock, .page, .nextKeyboard, .dismissKeyboard:
      guard let label = key.label else { return [] }
      return [say([.text(label)], .press, language: key.language)]
    }
  }

  /// What a long press of a key offers.
  func alternates(of key: Key) -> [Utterance] {
    guard !key.alternates.isEmpty else {
      let label = key.label.map(nameOfLabel) ?? key.id
      return [say(phrases.state.noAlternates(label, isBrief: isBrief), .state)]
    }
    let count = phrases.state.alternates(key.alternates.count, phrases.plural)
    let names = key.alternates.map(name(ofOffer:))
    let opening: [SpeechCommand] = isBrief ? [] : [.text(count + ":")]
    return [say(opening + names.flatMap(\.self), .state)]
  }

  /// The keyboards that a long press of the next-keyboard key offers.
  func inputModes(_ names: [String]) -> [Utterance] {
    guard !names.isEmpty else { return [] }
    let words = names.map(phrases.name(ofLayout:)).joined(separator: ", ")
    return [say(words, .state)]
  }

  private func description(of key: Key) -> [Utterance] {
    var key = key
    let label = key.label ?? ""
    if label.count == 1 {
      guard key.spokenDescription(phrases.keys) != label else {
        return sayWithPhonetics(label, .focus, language: key.language)
      }
    }
    key.label = key.label.map(nameOfLabel)
    return [say([.text(key.spokenDescription(phrases.keys))], .focus, language: key.language)]
  }

  /// A label as words: a letter as it is, a symbol by its name, a label of symbols alone by theirs.
  func nameOfLabel(_ label: String) -> String {
    guard !label.contains(where: { $0.isLetter }) else { return label }
    return label.count == 1 ? name(label).words : reading(label, level: .all).words
  }

  /// The layout's hint, else what a listener might not know the key does.
  private func hint(of key: Key) -> [Utterance] {
    guard settings.verbosity == .full else { return [] }
    // Where nothing else describes the key, its hint has been said already.
    guard key.label?.isEmpty == false || key.value?.isEmpty == false else { return [] }
    if let hint = key.hint, !hint.isEmpty {
      return [say([.text(hint)], .focus, language: key.language, delay: settings.hintDelay)]
    }
    return derivedHint(of: key).map { hint in
      [say([.text(hint)], .focus, delay: settings.hintDelay)]
    } ?? []
  }

  private func derivedHint(of key: Key) -> String? {
    if key.function == .shift, shift == .off { return phrases.hints.shift(isBrief: isBrief) }
    if key.function == .nextKeyboard { return phrases.hints.keyboards(isBrief: isBrief) }
    let count = key.alternates.count
    return count > 0 ? phrases.hints.alternates(count, phrases.plural) : nil
  }
}

extension Utterance {
  /// The same, waiting for its turn.
  fileprivate var asMessage: Utterance {
    var message = self
    message.urgency = .message
    return message
  }
}
