internal import KeyModel

extension Narrator {
  /// What is said of an event in a field that hides what is typed; nil where the event tells nothing
  /// of the text.
  ///
  /// Nothing here looks at characters but to count them, so that nothing typed can be said: no echo,
  /// no words, no reading, no undo, no refusal.
  func secureUtterances(for event: Event) -> [Utterance]? {
    switch event {
    case .text(let change, let origin): secure(change, origin: origin)
    case .reading(.key, _): nil
    // The phonetic word of a key that is about to be typed would tell what is typed.
    case .reading(.phonetic, _): [say([.sound(.error)], .reading)]
    case .reading(_, let text):
      [say(text.isEmpty ? [.text(phrases.characters.blank)] : bullets(text.count), .reading)]
    // That a field is full tells no character.
    case .refused(let refusal) where refusal.reason.isOfLength: nil
    case .refused:
      [say([.sound(.error), .text(phrases.editing.notAllowedUnsaid(isBrief: isBrief))], .text)]
    case .unmet(.noKeyInserts):
      [say([.sound(.error), .text(phrases.editing.notAllowedUnsaid(isBrief: isBrief))], .message)]
    case .focus, .press, .boundary, .shift, .page, .keyboard, .field, .alternates, .inputModes,
      .scan, .setting, .unmet:
      nil
    }
  }

  private func secure(_ change: TextChange, origin: Origin) -> [Utterance] {
    guard settings.secure == .bullet else { return [] }
    if !change.inserted.isEmpty {
      guard settings.echo(of: origin) != .none else { return [] }
      return [say(bullets(change.inserted.count), .text)]
    }
    if !change.removed.isEmpty {
      guard settings.deletion.isSaid else { return [] }
      let gone = bullets(change.removed.count)
      let words =
        settings.deletion.saysWord
        ? phrases.editing.deleted.commands(gone, isBrief: isBrief) : gone
      return [say(words.raised(by: settings.deletion.pitch), .text)]
    }
    guard change.old.selected == change.new.selected else {
      guard !change.new.selected.isEmpty else {
        return [say(phrases.editing.nothingSelected(isBrief: isBrief), .text)]
      }
      let selected = bullets(change.new.selected.count)
      return [say(phrases.editing.selected.commands(selected, isBrief: isBrief), .text)]
    }
    guard !change.passed.isEmpty else { return [] }
    return [say(bullets(change.passed.count), .text)]
  }

  private func bullets(_ count: Int) -> [SpeechCommand] {
    guard settings.secure == .bullet else { return [] }
    guard count > 1 else { return [.text(phrases.characters.bullet)] }
    return [.text(phrases.characters.bullets(count, phrases.plural))]
  }
}

extension Admission.Refusal {
  /// Whether it was refused for what the field holds, not for what it is.
  fileprivate var isOfLength: Bool {
    switch self {
    case .maximumLength: true
    case .characterNotAllowed, .newlineInSingleLine: false
    }
  }
}
