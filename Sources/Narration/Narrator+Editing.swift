internal import KeyModel

extension Narrator {
  /// What went, higher or with the word "deleted", as the settings have it.
  func deleted(_ text: String) -> [Utterance] {
    guard settings.deletion.isSaid else { return [] }
    guard let gist = gist(of: text) else { return [say(extentDeleted(text), .text)] }
    let words =
      settings.deletion.saysWord
      ? phrases.editing.deleted.commands(gist, isBrief: isBrief) : gist
    return [say(words.raised(by: settings.deletion.pitch), .text)]
  }

  /// The host changed its text by itself: what is new, as far as it can be said.
  func hostChanged(_ change: TextChange) -> [Utterance] {
    let (removed, inserted) = Typed.difference(change.removed, change.inserted)
    guard !inserted.isEmpty else {
      if removed.isEmpty { return [] }
      if change.new.isEmpty { return [say(phrases.editing.textCleared(isBrief: isBrief), .text)] }
      return deleted(removed)
    }
    guard let new = gist(of: inserted) else {
      return [say(phrases.editing.textChanged(isBrief: isBrief), .text)]
    }
    guard settings.verbosity == .full, !removed.isEmpty else { return [say(new, .text)] }
    let old = gist(of: removed) ?? extent(of: removed)
    return [say(phrases.editing.replaced.commands(new, old, isBrief: isBrief), .text)]
  }

  /// An edit that was taken back: what was typed or pasted, or else what is there again.
  func takenBack(_ change: TextChange) -> [SpeechCommand] {
    let editing = phrases.editing
    let gone = told(change.removed)
    let back = told(change.inserted)
    let edit =
      if back.isEmpty {
        (change.isOfPaste ? editing.editPasted : editing.editTyped).commands(
          gone, isBrief: isBrief)
      } else if gone.isEmpty {
        editing.editRestored.commands(back, isBrief: isBrief)
      } else {
        editing.editReplaced.commands(back, gone, isBrief: isBrief)
      }
    return editing.undo.commands(edit, isBrief: isBrief)
  }

  /// An edit that was made again.
  func madeAgain(_ change: TextChange) -> [SpeechCommand] {
    let editing = phrases.editing
    let gone = told(change.removed)
    let back = told(change.inserted)
    let edit =
      if gone.isEmpty {
        (change.isOfPaste ? editing.editPasted : editing.editTyped).commands(
          back, isBrief: isBrief)
      } else if back.isEmpty {
        editing.editDeleted.commands(gone, isBrief: isBrief)
      } else {
        editing.replaced.commands(back, gone, isBrief: isBrief)
      }
    return editing.redo.commands(edit, isBrief: isBrief)
  }

  private func told(_ text: String) -> [SpeechCommand] {
    text.isEmpty ? [] : gist(of: text) ?? extent(of: text)
  }
}

extension Narrator {
  /// A text that is short enough to be said: a character by its name, or one word.
  ///
  /// Nil for several words and for what is long: they are summed up.
  func gist(of text: String) -> [SpeechCommand]? {
    if text.count == 1 { return name(text) }
    let trimmed = text.trimmingWhitespace
    guard trimmed.count <= Self.longestGist, !trimmed.contains(where: \.isWhitespace) else {
      return nil
    }
    return reading(trimmed.isEmpty ? text : trimmed, level: .all)
  }

  /// The most characters of a word that is said whole.
  private static let longestGist = 60

  /// How long a text is, in words, or in characters where it has none.
  func extent(of text: String) -> [SpeechCommand] {
    let words = WordRule.count(in: text)
    let phrase = words > 0 ? phrases.editing.words : phrases.editing.characters
    return [.text(phrase(words > 0 ? words : text.count, phrases.plural))]
  }

  private func extentDeleted(_ text: String) -> String {
    let words = WordRule.count(in: text)
    let phrase = words > 0 ? phrases.editing.wordsDeleted : phrases.editing.charactersDeleted
    return phrase(words > 0 ? words : text.count, phrases.plural)
  }

  /// How much is selected, in words, or in characters where there are none.
  func extentSelected(_ text: String) -> String {
    let words = WordRule.count(in: text)
    let phrase = words > 0 ? phrases.editing.wordsSelected : phrases.editing.charactersSelected
    return phrase(words > 0 ? words : text.count, phrases.plural)
  }
}

extension TextContext {
  /// Whether there is no text around the caret at all.
  fileprivate var isEmpty: Bool {
    before.isEmpty && selected.isEmpty && marked.isEmpty && after.isEmpty
  }
}
