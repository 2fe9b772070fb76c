internal import KeyModel

/// What a key did to the text.
struct Typed {
  /// What came.
  var inserted: String
  /// What went.
  var removed: String
  /// What stands before what came.
  var before: String
  /// Words and marks to say where words are echoed.
  var pieces: [WordEcho.Piece]

  /// Whether something went and nothing to be heard came for it.
  var isDeletion: Bool { inserted.isEmpty && !removed.isEmpty }

  init(_ change: TextChange) {
    let isRewriting = !change.removed.isEmpty && change.old.selected.isEmpty
    (removed, inserted) =
      isRewriting
      ? Self.difference(change.removed, change.inserted) : (change.removed, change.inserted)
    // A rule gives back the two spaces that it made a full stop of: what is heard is the stop going.
    if isRewriting, !inserted.isEmpty, inserted.allSatisfy(\.isWhitespace) {
      let visible = removed.trimmingWhitespace
      if !visible.isEmpty { (removed, inserted) = (visible, "") }
    }
    let now = change.new.before
    before = now.hasSuffix(inserted) ? String(now.dropLast(inserted.count)) : change.old.before
    pieces = WordEcho.pieces(typing: inserted, after: before)
    // A rule that rewrites what follows a word doesn't say the word again.
    if isRewriting, !WordEcho.hasOpenWord(change.old.before) {
      pieces.removeAll { piece in
        guard case .word = piece else { return false }
        return true
      }
    }
  }

  /// Two texts without what they have in common at their starts and at their ends.
  static func difference(_ old: String, _ new: String) -> (old: String, new: String) {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let oldRest = old.dropFirst(start)
    let newRest = new.dropFirst(start)
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    return (String(oldRest.dropLast(end)), String(newRest.dropLast(end)))
  }
}
