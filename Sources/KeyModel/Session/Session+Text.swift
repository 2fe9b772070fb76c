extension Session {
  /// A key inserts: the rules of typing may make something else of it.
  mutating func typed(_ text: String, _ origin: Origin, at time: Duration) -> [Event] {
    let events = insertOrReplace(replacement(for: text, at: time), else: text, origin)
    return events + pageAfterTyping(text)
  }

  /// Return begins another line, or ends editing in a field of a single one.
  mutating func pressReturn(_ origin: Origin) -> [Event] {
    forgetTyping()
    return field.lines == .single ? endEditing() : insert("\n", origin)
  }

  /// A mark waits for its letter: it is shown as marked text, a combining one on a dotted circle.
  mutating func markDeadKey(_ mark: String, _ origin: Origin) -> [Event] {
    forgetTyping()
    let isCombining = mark.unicodeScalars.first?.properties.canonicalCombiningClass != .notReordered
    let shown = isCombining ? "\u{25CC}" + mark : mark
    let end = shown.utf16.count
    return edit(.setMarkedText(shown, selectedRange: end..<end), origin)
  }

  mutating func deleteBackward(_ origin: Origin) -> [Event] {
    smartPunctuation.otherInput()
    let before = document.before(maxBytes: Self.ruleBytes)
    if let undone = doubleSpace.deleteBackward(before: before) {
      return edit(.replace(undone.removing, with: undone.inserting), origin)
    }
    return edit(.deleteBackward, origin)
  }

  /// Inserts what the field takes; what it doesn't take is told.
  mutating func insert(_ text: String, _ origin: Origin) -> [Event] {
    switch admit(text) {
    case .accepted(let text): edit(.insertText(text), origin)
    case .refused(let text, let reason): [.refused(Refusal(text: text, reason: reason))]
    }
  }

  /// Changes the text as asked, past all rules.
  mutating func edit(_ edit: TextEdit, _ origin: Origin) -> [Event] {
    if origin != .screen, origin != .hardware, origin != .typing { forgetTyping() }
    let isForbidden = (edit == .undo || edit == .redo) && !settings.undo
    if !isForbidden, let change = document.apply(edit, isPaste: origin == .paste) {
      capitalizeAutomatically()
      return [.text(change, origin: origin)]
    }
    guard origin != .host, origin != .proxy else { return [] }
    return boundary(of: edit).map { [.boundary($0)] } ?? []
  }

  /// The document is called directly; what a field refuses, it refuses here too.
  mutating func callDocument(_ call: TextEdit) -> [Event] {
    guard case .insertText(let text) = call else { return edit(call, .proxy) }
    guard text != "\n" || field.lines == .many else { return endEditing() }
    return insert(text, .proxy)
  }

  /// What a rule of typing makes of a text that a key inserts; nil where it stays as it is.
  private mutating func replacement(for text: String, at time: Duration) -> TypedReplacement? {
    guard field.rewritesTyping else { return nil }
    let before = document.before(maxBytes: Self.ruleBytes)
    let language = field.language ?? layout.language
    let smart = smartPunctuation.insertText(text, before: before, language: language)
    guard text == " " else {
      doubleSpace.otherInput()
      return smart
    }
    guard settings.doubleSpacePeriod else { return nil }
    return doubleSpace.space(at: time, before: before)
  }

  /// As much of the text as the rules of typing look at.
  private static let ruleBytes = 256

  private mutating func insertOrReplace(
    _ replacement: TypedReplacement?, else text: String, _ origin: Origin
  ) -> [Event] {
    guard let replacement else { return insert(text, origin) }
    guard !replacement.removing.isEmpty else { return insert(replacement.inserting, origin) }
    switch admit(replacement.inserting, replacing: replacement.removing) {
    case .accepted(let text): return edit(.replace(replacement.removing, with: text), origin)
    case .refused: return insert(text, origin)
    }
  }

  private func admit(_ text: String, replacing replaced: String = "") -> Admission {
    let limit = field.maximumLength
    let selected = document.selectedText?.count ?? 0
    return field.admit(
      text, length: limit == nil ? 0 : document.text.count, replacing: replaced.count + selected,
      after: document.before(maxBytes: Self.ruleBytes).last)
  }

  private mutating func forgetTyping() {
    smartPunctuation.otherInput()
    doubleSpace.otherInput()
  }
}

extension Session {
  /// The end that is reached where an edit changes nothing; nil where that needs no telling.
  private func boundary(of edit: TextEdit) -> Boundary? {
    switch edit {
    case .deleteBackward, .deleteForward, .deleteWordBackward: .delete
    case .moveCaret(let direction, let unit), .extendSelection(let direction, let unit):
      end(direction, of: unit)
    case .undo, .redo: .undo
    case .insertText, .replace, .setMarkedText, .unmarkText, .selectAll, .replaceAll,
      .adjustTextPosition:
      nil
    }
  }

  private func end(_ direction: TextEdit.Direction, of unit: TextEdit.Unit?) -> Boundary? {
    switch direction {
    case .left: .caretStart
    case .right: .caretEnd
    case .start: document.characterBeforeCaret == nil ? .caretStart : unit.lineBoundary(.lineStart)
    case .end: document.characterAfterCaret == nil ? .caretEnd : unit.lineBoundary(.lineEnd)
    }
  }
}

extension TextEdit.Unit? {
  /// The end of a line, where the caret went by lines.
  fileprivate func lineBoundary(_ boundary: Boundary) -> Boundary? {
    self == .line ? boundary : nil
  }
}
