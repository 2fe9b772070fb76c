internal import KeyModel

extension Narrator {
  /// Nothing more that way.
  func end(_ boundary: Boundary) -> [Utterance] { [end(saying: words(for: boundary))] }

  /// An end of a list; nil where none is to be heard.
  func end(saying phrase: Phrase) -> Utterance? {
    audible(end(saying: phrase(isBrief: isBrief)))
  }

  private func end(saying text: String) -> Utterance {
    let words = SpeechCommand.text(text)
    let commands: [SpeechCommand] =
      switch settings.ends {
      case .none: []
      case .sound: [.sound(.boundary)]
      case .words: [words]
      case .both: [.sound(.boundary), words]
      }
    return say(commands, .state)
  }

  private func words(for boundary: Boundary) -> String {
    let ends = phrases.ends
    return switch boundary {
    case .focus: ends.focus(isBrief: isBrief)
    case .keyboard: ends.keyboard(isBrief: isBrief)
    case .delete: ends.delete(isBrief: isBrief)
    case .caretStart: ends.caretStart(isBrief: isBrief)
    case .caretEnd: ends.caretEnd(isBrief: isBrief)
    case .lineStart: phrases.keys.functions.caret.lineStart
    case .lineEnd: phrases.keys.functions.caret.lineEnd
    case .undo: ends.undo(isBrief: isBrief)
    }
  }

  /// A request that can't be met: what is missing, and what may have been meant.
  func unmet(_ request: UnmetRequest) -> [Utterance] {
    [say([.sound(.error)] + commands(for: request), .message)]
  }

  private func commands(for request: UnmetRequest) -> [SpeechCommand] {
    let requests = phrases.requests
    return switch request {
    case .noSuchKey(let name, let nearest), .nothingFound(let name, let nearest):
      unknown(name, nearest, requests.noSuchKey, requests.noSuchKeyButNearly)
    case .ambiguousKey(let label, let ids):
      [.text(requests.ambiguousKey(label, ids.joined(separator: ", "), isBrief: isBrief))]
    case .nothingFocused: [.text(requests.nothingFocused(isBrief: isBrief))]
    case .noKeyInserts(let character):
      requests.noKeyInserts.commands(name(String(character)), isBrief: isBrief)
    case .noSuchKeyboard(let name, let nearest):
      unknown(name, nearest, requests.noSuchKeyboard, requests.noSuchKeyboardButNearly)
    case .noSuchPage(let name, let nearest):
      unknown(name, nearest, requests.noSuchPage, requests.noSuchPageButNearly)
    case .noSuchAlternative(let key, let number, let count):
      [.text(requests.noSuchAlternative(key, String(number), String(count), isBrief: isBrief))]
    // A key without a name has no name to be said.
    case .noEffect(""): [.text(phrases.keys.functions.none)]
    case .noEffect(let label): [.text(Phrase.fill(phrases.keys.functions.noEffect, with: [label]))]
    case .keyboardDismissed: [.text(requests.keyboardDismissed(isBrief: isBrief))]
    case .setting(let error): commands(for: error)
    }
  }

  /// What is wrong with a setting: names to be set by, and what is expected, are English.
  private func commands(for error: SettingError) -> [SpeechCommand] {
    let requests = phrases.requests
    switch error {
    case .unknownName(let name, let nearest):
      guard let nearest else { return [.text(requests.noSuchSetting(name, isBrief: isBrief))] }
      return requests.noSuchSettingButNearly.commands(
        [.text(name)], english(nearest), isBrief: isBrief)
    case .badValue(let name, let value, let expected):
      let setting =
        phrases.settings.name(of: name).map { [SpeechCommand.text($0)] }
        ?? english(name.spacingHyphens)
      return requests.settingValue.commands(
        setting, [.text(value)], english(expected), isBrief: isBrief)
    }
  }

  private func unknown(
    _ name: String, _ nearest: String?, _ phrase: Phrase, _ phraseWithNearest: Phrase
  ) -> [SpeechCommand] {
    guard let nearest else { return [.text(phrase(name, isBrief: isBrief))] }
    return [.text(phraseWithNearest(name, nearest, isBrief: isBrief))]
  }

  /// What the field didn't take.
  func refused(_ refusal: Refusal) -> [Utterance] {
    [say([.sound(.error)] + words(for: refusal), .text)]
  }

  private func words(for refusal: Refusal) -> [SpeechCommand] {
    let culprit: String
    switch refusal.reason {
    case .maximumLength: return [.text(phrases.editing.maximumLength(isBrief: isBrief))]
    case .characterNotAllowed(let character): culprit = String(character)
    case .newlineInSingleLine: culprit = "\n"
    }
    return phrases.editing.notAllowed.commands(name(culprit), isBrief: isBrief)
  }
}
