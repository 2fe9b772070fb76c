extension Event {
  /// The same event with every character that was typed, or stands in the text, as a bullet; nil
  /// for one that would tell of a character by coming or not: where the focus went by a press, and
  /// what became of shift and page while typing.
  var hidingText: Event? {
    switch self {
    case .press(let key, _, .typing) where !key.isTyping: nil
    case .press(let key, let page, let origin):
      .press(key.hidingOutput, page: page, origin: origin)
    case .focus(_, _, .press), .focus(_, _, .page), .shift(_, .typing), .shift(_, .automatic),
      .page(_, .typing),
      .page(_, .automatic):
      nil
    case .text(let change, let origin): .text(change.hidingText, origin: origin)
    case .refused(let refusal):
      .refused(Refusal(text: refusal.text.asBullets, reason: refusal.reason.hidingText))
    case .reading(let reading, let text):
      .reading(reading, text: reading == .phonetic ? "" : text.asBullets)
    case .unmet(.noKeyInserts): .unmet(.noKeyInserts("•"))
    case .focus, .boundary, .shift, .page, .keyboard, .field, .alternates, .inputModes, .scan,
      .setting,
      .unmet:
      self
    }
  }
}

extension Key {
  /// The key that was pressed, without a trace of which one it was.
  fileprivate var hidingOutput: Key {
    guard isTyping else { return self }
    return Key(id: "secure", title: "•", label: "•", function: .insert("•"))
  }
}

extension Key {
  /// Whether a press of the key is part of what is typed.
  fileprivate var isTyping: Bool {
    switch function {
    case .insert, .deadKey: true
    case .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret, .shift,
      .capsLock, .modifier, .page, .nextKeyboard, .languageMenu, .dismissKeyboard, .undo, .redo,
      .selectAll, .system, .none, .unknown:
      false
    }
  }
}

extension TextChange {
  fileprivate var hidingText: TextChange {
    TextChange(
      edit: edit.hidingText, removed: removed.asBullets, inserted: inserted.asBullets,
      passed: passed.asBullets, old: old.hidingText, new: new.hidingText)
  }
}

extension TextContext {
  fileprivate var hidingText: TextContext {
    TextContext(
      before: before.asBullets, selected: selected.asBullets, marked: marked.asBullets,
      after: after.asBullets)
  }
}

extension TextEdit {
  fileprivate var hidingText: TextEdit {
    switch self {
    case .insertText(let text): .insertText(text.asBullets)
    case .replace(let old, let new): .replace(old.asBullets, with: new.asBullets)
    case .setMarkedText(let text, let range):
      .setMarkedText(text.asBullets, selectedRange: range.clamped(to: 0..<text.count))
    case .replaceAll(let text): .replaceAll(text.asBullets)
    case .deleteBackward, .deleteForward, .deleteWordBackward, .adjustTextPosition, .unmarkText,
      .moveCaret, .extendSelection, .selectAll, .undo, .redo:
      self
    }
  }
}

extension Admission.Refusal {
  fileprivate var hidingText: Self {
    switch self {
    case .characterNotAllowed: .characterNotAllowed("•")
    case .maximumLength, .newlineInSingleLine: self
    }
  }
}

extension String {
  /// One bullet for each character.
  fileprivate var asBullets: String { String(repeating: "•", count: count) }
}
