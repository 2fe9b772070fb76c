import KeyModel

/// A document that is obviously right and slow: a `String`, every question answered from the whole of it.
struct PlainTextModel {
  struct State: Equatable {
    var text: String
    var anchor: Int
    var caret: Int
  }

  struct Group {
    var kind: String
    var before: State
    var after: State
    /// What the group typed or deleted, in the order of the text.
    var written: String
  }

  struct Outcome {
    var removed = ""
    var inserted = ""
    var passed = ""
  }

  var state: State
  var marked: Range<Int>?
  var deletion = BackwardDeletion.uikit
  var unit = OffsetUnit.cluster
  var done: [Group] = []
  var undone: [Group] = []
  var isOpen = false

  init(_ text: String) {
    state = State(text: text, anchor: text.utf8.count, caret: text.utf8.count)
  }

  var text: String { state.text }
  var selection: Range<Int> {
    min(state.anchor, state.caret)..<max(state.anchor, state.caret)
  }

  func slice(_ range: Range<Int>) -> String {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    return String(text.unicodeScalars[start..<end])
  }

  /// Where every character begins, and the end.
  var edges: [Int] {
    var edges = [0]
    for character in text { edges.append(edges[edges.count - 1] + character.utf8.count) }
    return edges
  }

  // MARK: Edits

  /// What the edit did; nil where nothing changed.
  mutating func apply(_ edit: TextEdit) -> Outcome? {
    switch edit {
    case .insertText(let new):
      if new.isEmpty { return nil }
      let range = marked ?? selection
      let kind = marked != nil ? "compose" : new.utf8.count > 64 ? "whole" : "type"
      let wasMarked = marked != nil
      marked = nil
      let removed = put(new, in: range, kind)
      if wasMarked { isOpen = false }
      return Outcome(removed: removed, inserted: new)
    case .deleteBackward:
      let unmarked = unmark()
      if !selection.isEmpty { return Outcome(removed: put("", in: selection, "whole")) }
      let before = slice(0..<state.caret)
      if before.isEmpty { return unmarked ? Outcome() : nil }
      let start = before.utf8.count - lengthOfPress(before)
      return Outcome(removed: put("", in: start..<state.caret, "delete"))
    case .setMarkedText(let new, let range): return mark(new, range)
    case .replaceAll(let new):
      if Array(new.utf8) == Array(text.utf8) { return nil }
      marked = nil
      return Outcome(removed: put(new, in: 0..<text.utf8.count, "whole"), inserted: new)
    case .undo:
      let unmarked = unmark()
      isOpen = false
      guard let group = done.popLast() else { return unmarked ? Outcome() : nil }
      undone.append(group)
      state = group.before
      return Outcome()
    case .redo:
      let unmarked = unmark()
      isOpen = false
      guard let group = undone.popLast() else { return unmarked ? Outcome() : nil }
      done.append(group)
      state = group.after
      return Outcome()
    default: return place(edit)
    }
  }

  private mutating func place(_ edit: TextEdit) -> Outcome? {
    let old = (state, marked)
    var from = state.caret
    switch edit {
    case .unmarkText: break
    case .selectAll: (state.anchor, state.caret) = (0, text.utf8.count)
    case .adjustTextPosition(let offset):
      if offset == 0 { return nil }
      from = selection.upperBound
      state.caret = adjusted(from: from, by: offset)
      state.anchor = state.caret
    case .moveCaret(let direction, let unit):
      let isBack = direction == .left || direction == .start
      let start = isBack ? selection.lowerBound : selection.upperBound
      let isStep = direction == .left || direction == .right
      let onlyCollapses = isStep && !selection.isEmpty && (unit == nil || unit == .character)
      state.caret = onlyCollapses ? start : destination(direction, unit, start)
      state.anchor = state.caret
    case .extendSelection(let direction, let unit):
      state.caret = destination(direction, unit, state.caret)
    default: return nil
    }
    _ = unmark()
    if old == (state, marked) { return nil }
    isOpen = false
    let isMove = edit != .unmarkText && edit != .selectAll
    let passed = min(from, state.caret)..<max(from, state.caret)
    return Outcome(passed: isMove ? slice(passed) : "")
  }

  private mutating func mark(_ new: String, _ range: Range<Int>) -> Outcome? {
    if new.isEmpty {
      guard let old = marked else { return nil }
      marked = nil
      let removed = put("", in: old, "compose")
      isOpen = false
      return Outcome(removed: removed)
    }
    let target = marked ?? selection
    let start = target.lowerBound
    var units = [0]
    var bytes = [0]
    for character in new {
      units.append(units[units.count - 1] + character.utf16.count)
      bytes.append(bytes[bytes.count - 1] + character.utf8.count)
    }
    let upper = units.firstIndex { $0 >= range.upperBound } ?? units.count - 1
    let lower =
      range.isEmpty ? upper : units.lastIndex { $0 <= range.lowerBound } ?? 0
    let wanted = State(text: text, anchor: start + bytes[lower], caret: start + bytes[upper])
    if let old = marked, Array(slice(old).utf8) == Array(new.utf8) {
      let settled = settled(wanted)
      if settled == state { return nil }
      state = settled
      isOpen = false
      return Outcome()
    }
    if marked == nil { isOpen = false }
    let removed = put(new, in: target, "compose")
    marked = start..<start + new.utf8.count
    state = settled(State(text: text, anchor: wanted.anchor, caret: wanted.caret))
    return Outcome(removed: removed, inserted: new)
  }

  private mutating func unmark() -> Bool {
    if marked == nil { return false }
    marked = nil
    isOpen = false
    return true
  }

  /// Replaces the range, puts the caret after it, and keeps the groups.
  private mutating func put(_ new: String, in range: Range<Int>, _ kind: String) -> String {
    let removed = slice(range)
    let old = state
    let end = range.lowerBound + new.utf8.count
    state = settled(
      State(
        text: slice(0..<range.lowerBound) + new + slice(range.upperBound..<text.utf8.count),
        anchor: end, caret: end))
    undone = []
    if isOpen, var last = done.last, last.kind == kind, goesOn(last, old, new, removed, range) {
      done.removeLast()
      last.after = state
      if kind == "type" { last.written += new }
      if kind == "delete" { last.written = removed + last.written }
      let isNothing = kind == "compose" && Array(last.before.text.utf8) == Array(text.utf8)
      if !(isNothing && new.isEmpty) { done.append(last) }
    } else {
      done.append(
        Group(kind: kind, before: old, after: state, written: kind == "type" ? new : removed))
    }
    isOpen = true
    return removed
  }

  private func goesOn(
    _ last: Group, _ old: State, _ new: String, _ removed: String, _ range: Range<Int>
  ) -> Bool {
    switch kind(last) {
    case .typing:
      guard last.after == old, removed.isEmpty, let end = last.written.last else { return false }
      return range.lowerBound == last.end && !end.isNewline
        && !(end.isWhitespace && new.first?.isWhitespace != true)
    case .deleting:
      guard last.after == old, let end = removed.last, let next = last.written.first else {
        return false
      }
      return range.upperBound == last.end && !end.isNewline
        && !(end.isWhitespace && !next.isWhitespace)
    case .composing: return true
    case .whole: return false
    }
  }

  private enum Kind { case typing, deleting, composing, whole }

  private func kind(_ group: Group) -> Kind {
    switch group.kind {
    case "type": .typing
    case "delete": .deleting
    case "compose": .composing
    default: .whole
    }
  }

  /// A caret inside a character goes to its end; a selection grows to whole ones.
  private func settled(_ state: State) -> State {
    var copy = self
    copy.state = state
    let edges = copy.edges
    let (low, high) = (min(state.anchor, state.caret), max(state.anchor, state.caret))
    let upper = edges.first { $0 >= high } ?? 0
    let lower = low == high ? upper : edges.last { $0 <= low } ?? 0
    return state.anchor <= state.caret
      ? State(text: state.text, anchor: lower, caret: upper)
      : State(text: state.text, anchor: upper, caret: lower)
  }

  // MARK: Places

  private func adjusted(from start: Int, by offset: Int) -> Int {
    let edges = edges
    guard let index = edges.firstIndex(of: start) else { return start }
    if unit == .cluster {
      return edges[min(max(0, index.addingReportingOverflow(offset).partialValue), edges.count - 1)]
    }
    let units = edges.map { slice(0..<$0).utf16.count }
    let wanted = units[index] + offset
    let found =
      offset > 0 ? units.firstIndex { $0 >= wanted } : units.lastIndex { $0 <= wanted }
    return edges[found ?? (offset > 0 ? edges.count - 1 : 0)]
  }

  private func destination(
    _ direction: TextEdit.Direction, _ unit: TextEdit.Unit?, _ start: Int
  ) -> Int {
    let edges = edges
    let characters = Array(text)
    guard let index = edges.firstIndex(of: start) else { return start }
    var place = index
    switch (direction, unit) {
    case (.start, nil): place = 0
    case (.end, nil): place = characters.count
    case (.start, .character), (.end, .character): break
    case (.left, nil), (.left, .character): place = max(0, index - 1)
    case (.right, nil), (.right, .character): place = min(characters.count, index + 1)
    case (.left, .word):
      while place > 0, !isWord(characters[place - 1]) { place -= 1 }
      while place > 0, isInWord(place - 1, characters) { place -= 1 }
    case (.right, .word):
      while place < characters.count, !isWord(characters[place]) { place += 1 }
      while place < characters.count, isInWord(place, characters) { place += 1 }
    case (.start, .word): while place > 0, isInWord(place - 1, characters) { place -= 1 }
    case (.end, .word):
      while place < characters.count, isInWord(place, characters) { place += 1 }
    case (.start, .line), (.left, .line):
      if direction == .left, place > 0, characters[place - 1].isNewline { place -= 1 }
      while place > 0, !characters[place - 1].isNewline { place -= 1 }
    case (.end, .line), (.right, .line):
      if direction == .right, place < characters.count, characters[place].isNewline { place += 1 }
      while place < characters.count, !characters[place].isNewline { place += 1 }
    }
    return edges[place]
  }

  private func isWord(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(AwkwardScalars.ofWords.contains) == true
  }

  private func isInWord(_ place: Int, _ characters: [Character]) -> Bool {
    if isWord(characters[place]) { return true }
    guard characters[place] == "'" || characters[place] == "’" else { return false }
    guard place > 0, place + 1 < characters.count else { return false }
    return isWord(characters[place - 1]) && isWord(characters[place + 1])
  }

  /// How many bytes one press takes from the end.
  private func lengthOfPress(_ before: String) -> Int {
    let scalars = Array(before.unicodeScalars.suffix(1))
    let cluster = before.suffix(1)
    switch deletion {
    case .scalar: return String(scalars[0]).utf8.count
    case .graphemeCluster: return cluster.utf8.count
    case .uikit:
      var taken = 0
      for scalar in cluster.unicodeScalars.reversed() {
        taken += String(scalar).utf8.count
        let isJamo = scalar >= "\u{1100}" && scalar <= "\u{11FF}"
        let isTypedSingly = scalar >= "\u{530}" && scalar <= "\u{194F}" && !isJamo
        if isTypedSingly || (scalar == "\u{200C}" && scalars == ["\u{200C}"]) { break }
      }
      return taken
    }
  }
}

extension PlainTextModel.Group {
  /// Where the group's text ends that was typed, or begins that was deleted.
  var end: Int {
    let rest = before.text.utf8.count - selectionEnd
    return kind == "type" ? after.text.utf8.count - rest : before.caret - written.utf8.count
  }

  private var selectionEnd: Int { max(before.anchor, before.caret) }
}
