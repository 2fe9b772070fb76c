internal import KeyModel

extension Narrator {
  /// Nothing more that way.
  func end(_ boundary: Boundary) -> [Utterance] {
    let phrase =
      switch boundary {
      case .focus: phrases.ends.focus
      case .delete: phrases.ends.delete
      case .caret: phrases.ends.caret
      case .undo: phrases.ends.undo
      }
    let words = SpeechCommand.text(phrase(isBrief: isBrief))
    let commands: [SpeechCommand] =
      switch settings.ends {
      case .none: []
      case .sound: [.sound(.boundary)]
      case .words: [words]
      case .both: [.sound(.boundary), words]
      }
    return [say(commands, .state)]
  }

  /// A request that can't be met: what is missing, and what may have been meant.
  func unmet(_ request: UnmetRequest) -> [Utterance] {
    [say([.sound(.error), .text(words(for: request))], .message)]
  }

  private func words(for request: UnmetRequest) -> String {
    let requests = phrases.requests
    return switch request {
    case .noSuchKey(let name, let nearest):
      unknown(name, nearest, requests.noSuchKey, requests.noSuchKeyButNearly)
    case .ambiguousKey(let label, let ids):
      requests.ambiguousKey(label, ids.joined(separator: ", "), isBrief: isBrief)
    case .nothingFocused: requests.nothingFocused(isBrief: isBrief)
    case .noKeyInserts(let character):
      requests.noKeyInserts(name(String(character)).words, isBrief: isBrief)
    case .noSuchKeyboard(let name, let nearest):
      unknown(name, nearest, requests.noSuchKeyboard, requests.noSuchKeyboardButNearly)
    case .noSuchPage(let name, let nearest):
      unknown(name, nearest, requests.noSuchPage, requests.noSuchPageButNearly)
    case .noSuchAlternative(let key, let number, let count):
      requests.noSuchAlternative(key, String(number), String(count), isBrief: isBrief)
    case .noEffect(let label): Phrase.fill(phrases.keys.functions.noEffect, with: [label])
    case .keyboardDismissed: requests.keyboardDismissed(isBrief: isBrief)
    case .setting(let error): words(for: error)
    }
  }

  private func words(for error: SettingError) -> String {
    let requests = phrases.requests
    return switch error {
    case .unknownName(let name, let nearest):
      unknown(name, nearest, requests.noSuchSetting, requests.noSuchSettingButNearly)
    case .badValue(let name, let value, let expected):
      requests.settingValue(name.spacingHyphens, value, expected, isBrief: isBrief)
    }
  }

  private func unknown(
    _ name: String, _ nearest: String?, _ phrase: Phrase, _ phraseWithNearest: Phrase
  ) -> String {
    guard let nearest else { return phrase(name, isBrief: isBrief) }
    return phraseWithNearest(name, nearest, isBrief: isBrief)
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
