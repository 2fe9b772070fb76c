public import KeyModel

/// What is said by lists that take a person's keys while they are open.
extension Narrator {
  /// One sentence of the application, in its full or its brief form.
  public func utterance(_ phrase: Phrase, _ argument: String = "") -> Utterance {
    say(text(phrase, argument), .message)
  }

  /// The same sentence as text, to be shown.
  public func text(_ phrase: Phrase, _ argument: String = "") -> String {
    phrase(argument, isBrief: isBrief)
  }

  /// How many things a long press of a key offers, before they are gone through one by one.
  public func utterance(ofOffersOf key: Key) -> Utterance {
    say(phrases.state.alternates(key.alternates.count, phrases.plural), .message)
  }

  /// One of the things that a long press of a key offers, by its name.
  public func utterance(ofOffer output: String) -> Utterance {
    say(name(ofOffer: output), .focus)
  }

  /// One entry of a list, such as a page or a keyboard.
  public func utterance(ofEntry text: String) -> Utterance { say(text, .focus) }

  /// A setting and its value, as a change of it is said.
  public func utterance(ofSetting name: String, value: String) -> Utterance {
    setting(name, value)
  }

  /// What a setting is called, in English where the language has no name for it.
  public func name(ofSetting name: String) -> String {
    phrases.settings.name(of: name) ?? name.spacingHyphens
  }

  /// What a built-in layout is called, told by its English name; others keep their own.
  public func name(ofLayout name: String) -> String { phrases.name(ofLayout: name) }

  /// What a page of keys is called.
  public func name(ofPage id: String) -> String { phrases.keys.pages[id] ?? id }

  /// What a key of the person's own keyboard does: the key's name, and what its command is called.
  ///
  /// - Parameters:
  ///   - keys: the keys' names.
  ///   - command: the command's name.
  ///   - english: what it does, in English, where the language has no words for it.
  /// - Returns: an utterance of one line.
  public func utterance(ofKeys keys: String, command: String?, english: String) -> Utterance {
    if let words = command.flatMap({ phrases.commands.names[$0] }) {
      return say("\(keys): \(words)", .message)
    }
    let tongue = language.primarySubtag == "en" ? language : "en"
    return say([.text("\(keys): \(english)")], .message, language: tongue)
  }

  /// Nothing more that way in a list; nil where ends aren't heard.
  public func utteranceOfListEnd() -> Utterance? { end(saying: phrases.dialogs.end) }

  func name(ofOffer output: String) -> [SpeechCommand] {
    output.count == 1 ? name(output) : reading(output, level: .all)
  }
}
