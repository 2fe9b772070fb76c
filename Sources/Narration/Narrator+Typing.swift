internal import KeyModel

extension Narrator {
  /// The text, the selection or the caret changed.
  func text(_ change: TextChange, origin: Origin) -> [Utterance] {
    switch change.edit {
    case .undo: return [say(takenBack(change), .text)]
    case .redo: return [say(madeAgain(change), .text)]
    default: break
    }
    guard change.changesText else { return moved(change) }
    switch origin {
    case .host, .automatic: return settings.saysHostChanges ? hostChanged(change) : []
    case .paste where change.inserted.count > 1:
      let pasted = phrases.editing.pasted(change.inserted.count, phrases.plural)
      return [say(pasted, .text)]
    case .screen, .hardware, .typing, .command, .paste, .proxy:
      return typed(Typed(change), echo: settings.echo(of: origin))
    }
  }

  private func typed(_ typed: Typed, echo: NarrationSettings.Echo) -> [Utterance] {
    guard !typed.isDeletion else { return deleted(typed.removed) }
    var said: [Utterance] = []
    if echo.saysWords {
      for case .word(let word) in typed.pieces {
        said.append(say(reading(word), .text, urgency: .message))
      }
    }
    switch echo {
    case .none: break
    case .characters, .charactersAndWords:
      // Behind a word the character waits, lest it be heard before it.
      let urgency: Urgency = said.isEmpty ? .passing : .message
      said.append(say(characters(typed), .text, urgency: urgency))
    case .words: said = typed.pieces.map(say)
    case .sentences:
      if let sentence = SentenceEcho.sentence(typing: typed.inserted, after: typed.before) {
        said.append(say(reading(sentence), .text, urgency: .message))
      }
    }
    return warningOfCapsLock(typed.inserted, before: said)
  }

  /// A complete word as a message, which the next character doesn't cut; a mark by its name.
  private func say(_ piece: WordEcho.Piece) -> Utterance {
    switch piece {
    case .word(let word): say(reading(word), .text, urgency: .message)
    case .mark(let mark): say(name(String(mark)), .text, urgency: .message)
    }
  }

  private func characters(_ typed: Typed) -> [SpeechCommand] {
    let inserted = named(typed.inserted)
    guard settings.verbosity == .full, !typed.removed.isEmpty else { return inserted }
    let removed = gist(of: typed.removed) ?? extent(of: typed.removed)
    return phrases.editing.replaced.commands(inserted, removed, isBrief: isBrief)
  }

  /// What one key inserted: a character by its name, several with all marks named.
  private func named(_ text: String) -> [SpeechCommand] {
    guard text.count > 1 else { return name(text) }
    let words = reading(text, level: .all)
    return words.isEmpty ? name(String(text.suffix(1))) : words
  }

  /// What is said, with a sound before it where a small letter was typed with caps lock on.
  private func warningOfCapsLock(_ inserted: String, before said: [Utterance]) -> [Utterance] {
    guard settings.capitals.warnsOfCapsLock, shift == .locked, inserted.count == 1,
      inserted.isSmallLetter
    else { return said }
    let warning = SpeechCommand.sound(.capsLockWarning)
    guard var first = said.first else { return [say([warning], .text)] }
    first.commands.insert(warning, at: 0)
    return [first] + said.dropFirst()
  }
}
