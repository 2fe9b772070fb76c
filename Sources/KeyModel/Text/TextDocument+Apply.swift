extension TextDocument {
  /// What an edit did, before it is told with its surroundings.
  struct Outcome {
    var removed = ""
    var inserted = ""
    var passed = ""
    var isOfPaste = false
  }

  /// Does what is asked, and tells what that changed; nil where nothing changed.
  ///
  /// Every edit comes through here or through UIKit's members, which do the same and tell nothing. An edit that
  /// only moves the caret or the selection, or settles marked text, is a change without characters that came or
  /// went. What was removed and inserted is told exactly, the surroundings up to 512 bytes each side, and what
  /// the caret passed over up to 4096 bytes, nearest to where it went.
  ///
  /// - Parameters:
  ///   - edit: what is asked.
  ///   - isPaste: whether the text comes from elsewhere as one piece, which undo takes back as one.
  /// - Returns: the change, or nil where there is none.
  public mutating func apply(_ edit: TextEdit, isPaste: Bool = false) -> TextChange? {
    let old = context
    if isPaste { history.breakGroup() }
    guard let outcome = perform(edit) else { return nil }
    if isPaste { history.markLatestAsPaste() }
    return TextChange(
      edit: edit, removed: outcome.removed, inserted: outcome.inserted, passed: outcome.passed,
      isOfPaste: outcome.isOfPaste, old: old, new: context)
  }

  /// Ends the undo group: what is typed next is undone by itself.
  ///
  /// For what the document can't see, such as a pause.
  public mutating func breakUndoGroup() {
    history.breakGroup()
  }

  mutating func perform(_ edit: TextEdit) -> Outcome? {
    switch edit {
    case .insertText(let text): insert(text)
    case .deleteBackward: delete()
    case .replace(let old, let new): replace(old, with: new)
    case .deleteForward:
      delete {
        $0.place.caret == $0.buffer.count
          ? $0.place.caret : $0.buffer.clusterEnd(after: $0.place.caret)
      }
    case .deleteWordBackward: delete { $0.wordStart(before: $0.place.caret) }
    case .adjustTextPosition(let offset): adjust(by: offset)
    case .setMarkedText(let text, let range): mark(text, selecting: range)
    case .unmarkText: changingPlace { $0.settleMark() }
    case .moveCaret(let direction, let unit): move(direction, by: unit)
    case .extendSelection(let direction, let unit): extend(direction, by: unit)
    case .selectAll:
      changingPlace {
        $0.settleMark()
        $0.place = StoredSelection(anchor: 0, caret: $0.buffer.count)
      }
    case .replaceAll(let text): replaceAll(with: text)
    case .undo: undo()
    case .redo: redo()
    }
  }

  private mutating func insert(_ text: String) -> Outcome? {
    if text.isEmpty { return nil }
    if let marked = markedRange {
      markedRange = nil
      let removed = replace(marked, with: text, as: .composing)
      history.breakGroup()
      return Outcome(removed: removed, inserted: text)
    }
    let isTyped = text.utf8.count <= EditHistory.typedLimit
    let removed = replace(place.range, with: text, as: isTyped ? .typing : .whole)
    return Outcome(removed: removed, inserted: text)
  }

  private mutating func delete() -> Outcome? {
    let hadMark = markedRange != nil
    settleMark()
    if !place.range.isEmpty {
      let removed = replace(place.range, with: "", as: .whole)
      return Outcome(removed: removed)
    }
    let end = place.caret
    if end == 0 { return hadMark ? Outcome() : nil }
    let removed = replace(deletionStart(before: end)..<end, with: "", as: .deleting)
    return Outcome(removed: removed)
  }

  /// Removes the selection, else what is between the caret and another place.
  private mutating func delete(to other: (Self) -> Int) -> Outcome? {
    let hadMark = markedRange != nil
    settleMark()
    let caret = place.caret
    var range = place.range
    if range.isEmpty, !(buffer.count == 0) {
      let end = other(self)
      range = min(caret, end)..<max(caret, end)
    }
    guard !range.isEmpty else { return hadMark ? Outcome() : nil }
    return Outcome(removed: replace(range, with: "", as: .whole))
  }

  private mutating func replace(_ old: String, with new: String) -> Outcome? {
    let end = place.caret
    let start = end - old.utf8.count
    guard place.range.isEmpty, markedRange == nil, start >= 0 else { return nil }
    guard buffer.string(start..<end).utf8.elementsEqual(old.utf8) else { return nil }
    return Outcome(removed: replace(start..<end, with: new, as: .whole), inserted: new)
  }

  /// Where the deletion begins that one press makes; `end` is past the start.
  private func deletionStart(before end: Int) -> Int {
    let last = buffer.scalar(before: end)
    if backwardDeletion.takesOnlyLastScalar(last.value) { return end - last.length }
    let cluster = buffer.clusterStart(before: end)
    if cluster == end - last.length { return cluster }
    let text = buffer.string(cluster..<end)
    let start = backwardDeletion.start(in: text) ?? text.startIndex
    return end - text.utf8.distance(from: start, to: text.endIndex)
  }

  private mutating func replaceAll(with text: String) -> Outcome? {
    if text.utf8.count == utf8Count, text.utf8.elementsEqual(self.text.utf8) { return nil }
    markedRange = nil
    let removed = replace(0..<buffer.count, with: text, as: .whole)
    return Outcome(removed: removed, inserted: text)
  }

  private mutating func undo() -> Outcome? {
    let hadMark = markedRange != nil
    settleMark()
    guard let entry = history.undo() else { return hadMark ? Outcome() : nil }
    let range = entry.offset..<entry.offset + entry.inserted.utf8.count
    buffer.replace(range, with: entry.removed)
    place = entry.before
    return Outcome(
      removed: entry.inserted, inserted: entry.removed, isOfPaste: entry.kind == .pasting)
  }

  private mutating func redo() -> Outcome? {
    let hadMark = markedRange != nil
    settleMark()
    guard let entry = history.redo() else { return hadMark ? Outcome() : nil }
    let range = entry.offset..<entry.offset + entry.removed.utf8.count
    buffer.replace(range, with: entry.inserted)
    place = entry.after
    return Outcome(
      removed: entry.removed, inserted: entry.inserted, isOfPaste: entry.kind == .pasting)
  }

  /// Settles the marked text where it is; what is selected in it stays so.
  mutating func settleMark() {
    guard markedRange != nil else { return }
    markedRange = nil
    history.breakGroup()
  }

  /// Does something that moves the caret, the selection or the mark; nil where it left all three.
  mutating func changingPlace(_ change: (inout TextDocument) -> Void) -> Outcome? {
    let old = (place, markedRange)
    change(&self)
    if old == (place, markedRange) { return nil }
    history.breakGroup()
    return Outcome()
  }
}
