/// Where the selection is: the end that stays, and the caret, which is the end that moves.
///
/// Both are offsets in UTF-8 bytes; they are equal where nothing is selected.
struct StoredSelection: Hashable, Sendable {
  var anchor: Int
  var caret: Int

  var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}

/// What can be undone and redone, in groups as a person thinks of them.
///
/// Typing goes on in one group until a word begins or a line ends, deleting until a word has gone, and a text of
/// an input method is one group however often it is rewritten. It remembers at most `entryLimit` groups and
/// `byteLimit` bytes of text, the oldest going first; but the latest stays, whatever its size.
struct EditHistory: Sendable {
  /// What an edit was, as far as it decides what it groups with.
  enum Kind: Sendable {
    case typing
    case deleting
    /// Text of an input method.
    case composing
    /// Text that was pasted, which stays by itself.
    case pasting
    /// Anything else that stays by itself, such as replacing everything.
    case whole
  }

  /// Text that was replaced.
  struct Entry: Sendable {
    var kind: Kind
    /// Where, in UTF-8 bytes.
    var offset: Int
    var removed: String
    var inserted: String
    var before: StoredSelection
    var after: StoredSelection

    var byteCount: Int { removed.utf8.count + inserted.utf8.count }
  }

  static let entryLimit = 1000
  static let byteLimit = 16 << 20
  /// A group takes nothing more once it is this long, in bytes.
  static let groupLimit = 1024
  /// An insertion longer than this, in bytes, was not typed.
  static let typedLimit = 64

  private var done: [Entry] = []
  private var undone: [Entry] = []
  private var doneBytes = 0
  private var groupIsOpen = false

  /// Ends the group: the next edit begins another.
  mutating func breakGroup() {
    groupIsOpen = false
  }

  mutating func record(_ entry: Entry) {
    undone.removeAll()
    if groupIsOpen, let last = done.last, let joined = last.joined(with: entry) {
      doneBytes += joined.byteCount - last.byteCount
      done.removeLast()
      if joined.byteCount > 0 { done.append(joined) }
    } else {
      done.append(entry)
      doneBytes += entry.byteCount
    }
    forgetOldest()
    groupIsOpen = true
  }

  /// What was recorded last was pasted.
  mutating func markLatestAsPaste() {
    guard !done.isEmpty else { return }
    done[done.count - 1].kind = .pasting
  }

  mutating func undo() -> Entry? {
    groupIsOpen = false
    guard let entry = done.popLast() else { return nil }
    doneBytes -= entry.byteCount
    undone.append(entry)
    return entry
  }

  mutating func redo() -> Entry? {
    groupIsOpen = false
    guard let entry = undone.popLast() else { return nil }
    doneBytes += entry.byteCount
    done.append(entry)
    return entry
  }

  private mutating func forgetOldest() {
    var count = 0
    while done.count - count > 1,
      done.count - count > Self.entryLimit || doneBytes > Self.byteLimit
    {
      doneBytes -= done[count].byteCount
      count += 1
    }
    if count > 0 { done.removeFirst(count) }
  }
}

extension EditHistory.Entry {
  /// Both edits as one, where the later goes on with the earlier.
  fileprivate func joined(with next: EditHistory.Entry) -> EditHistory.Entry? {
    guard kind == next.kind, after == next.before || kind == .composing else { return nil }
    var joined = self
    joined.after = next.after
    switch kind {
    case .pasting, .whole: return nil
    case .typing:
      guard next.removed.isEmpty, next.offset == offset + inserted.utf8.count else { return nil }
      guard byteCount < EditHistory.groupLimit, !inserted.endsUndoGroup(before: next.inserted)
      else { return nil }
      joined.inserted += next.inserted
    case .deleting:
      guard next.offset + next.removed.utf8.count == offset else { return nil }
      guard byteCount < EditHistory.groupLimit, !next.removed.endsUndoGroup(before: removed)
      else { return nil }
      joined.removed = next.removed + removed
      joined.offset = next.offset
    case .composing:
      guard next.offset == offset, next.removed.utf8.elementsEqual(inserted.utf8) else {
        return nil
      }
      joined.inserted = next.inserted
    }
    return joined
  }
}

extension String {
  /// Whether a group ends between this text and the one right of it: after a line, and before a word.
  fileprivate func endsUndoGroup(before next: String) -> Bool {
    guard let last, let first = next.first else { return false }
    return last.isNewline || (last.isWhitespace && !first.isWhitespace)
  }
}
