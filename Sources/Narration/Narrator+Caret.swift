internal import KeyModel

extension Narrator {
  /// The caret or the selection moved, or marked text was settled.
  func moved(_ change: TextChange) -> [Utterance] {
    guard settings.caret != .none else { return [] }
    guard change.old.selected == change.new.selected else { return selectionChanged(change) }
    if case .moveCaret(let direction, nil) = change.edit {
      switch direction {
      case .start: return [say(phrases.state.caretAtStart(isBrief: isBrief), .text)]
      case .end: return [say(phrases.state.caretAtEnd(isBrief: isBrief), .text)]
      case .left, .right: break
      }
    }
    guard !change.passed.isEmpty else { return [] }
    switch settings.caret {
    case .none: return []
    case .passed: return met(change.passed)
    case .following: return met(following(change))
    }
  }

  /// What the caret came upon: a character with its phonetic word, or text as it is read.
  private func met(_ text: String) -> [Utterance] {
    if text.isEmpty { return [say(phrases.characters.blank, .text)] }
    if text.count == 1 { return sayWithPhonetics(text, .text) }
    return [say(reading(text), .text)]
  }

  /// What stands after the caret now: a word where it moved by words, a line where by lines, else a
  /// character.
  private func following(_ change: TextChange) -> String {
    let after = change.new.after
    guard case .moveCaret(_, let unit?) = change.edit else { return String(after.prefix(1)) }
    switch unit {
    case .character: return String(after.prefix(1))
    case .line: return String(after.prefix { !$0.isNewline })
    case .word:
      let word = after.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
      return word.isEmpty ? String(after.prefix(1)) : String(word)
    }
  }

  private func selectionChanged(_ change: TextChange) -> [Utterance] {
    let old = change.old.selected
    let new = change.new.selected
    if case .moveCaret = change.edit {
      return [say(phrases.editing.nothingSelected(isBrief: isBrief), .text)]
    }
    if let added = new.extending(old) { return [say(selected(added), .text)] }
    if let left = old.extending(new) {
      let words = gist(of: left) ?? extent(of: left)
      return [say(phrases.editing.unselected.commands(words, isBrief: isBrief), .text)]
    }
    return [say(selected(new), .text)]
  }

  private func selected(_ text: String) -> [SpeechCommand] {
    guard let gist = gist(of: text) else { return [.text(extentSelected(text))] }
    return phrases.editing.selected.commands(gist, isBrief: isBrief)
  }
}

extension String {
  /// What this text has more than another that it begins or ends with; nil where it does neither.
  fileprivate func extending(_ shorter: String) -> String? {
    guard count > shorter.count else { return nil }
    if hasPrefix(shorter) { return String(dropFirst(shorter.count)) }
    if hasSuffix(shorter) { return String(dropLast(shorter.count)) }
    return nil
  }
}
