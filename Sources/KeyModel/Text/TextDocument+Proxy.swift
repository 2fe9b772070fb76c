extension TextDocument: TextDocumentProxy {
  /// Whether there is any text, on either side of the caret.
  public var hasText: Bool { !isEmpty }

  /// What stands before the selection or the marked text, as much as `contextWindow` tells; nil where nothing does.
  ///
  /// The full window copies all of it; `before(maxBytes:)` is for what is near the caret.
  public var documentContextBeforeInput: String? {
    let end = replaced.lowerBound
    switch contextWindow {
    case .full: return buffer.string(0..<end).nonEmpty
    case .iosLike:
      return ContextWindow.iosBefore(nearestBytes(before: end, atMost: Self.iosReach)).nonEmpty
    }
  }

  /// What stands after the selection or the marked text, as much as `contextWindow` tells; nil where nothing does.
  ///
  /// The full window copies all of it; `after(maxBytes:)` is for what is near the caret.
  public var documentContextAfterInput: String? {
    let start = replaced.upperBound
    switch contextWindow {
    case .full: return buffer.string(start..<buffer.count).nonEmpty
    case .iosLike:
      return ContextWindow.iosAfter(nearestBytes(after: start, atMost: Self.iosReach)).nonEmpty
    }
  }

  /// What is selected, also inside marked text; nil where nothing is.
  public var selectedText: String? {
    let range = place.range
    guard contextWindow == .iosLike, range.count > 2 * Self.iosReach else {
      let text = buffer.string(range)
      return (contextWindow == .iosLike ? ContextWindow.iosSelected(text) : text).nonEmpty
    }
    let head = nearestBytes(after: range.lowerBound, atMost: Self.iosReach)
    let tail = nearestBytes(before: range.upperBound, atMost: Self.iosReach)
    return ContextWindow.iosSelected(head + tail)
  }

  /// The text that isn't settled yet; nil where there is none.
  public var markedText: String? { markedRange.map(buffer.string) }

  /// What is selected of the marked text, in its UTF-16 units; nil where nothing is marked.
  public var markedSelection: Range<Int>? {
    guard let marked = markedRange else { return nil }
    let start = marked.lowerBound
    let selected = place.range.clamped(to: marked)
    let lower = buffer.utf16Count(start..<selected.lowerBound)
    return lower..<lower + buffer.utf16Count(selected)
  }

  /// Inserts the text at the caret, in place of the marked text or the selection; an empty text does nothing.
  public mutating func insertText(_ text: String) {
    _ = perform(.insertText(text))
  }

  /// Settles marked text; then removes the selection, else what one press takes from before the caret.
  public mutating func deleteBackward() {
    _ = perform(.deleteBackward)
  }

  /// Settles marked text, collapses the selection to its end, and moves the caret from there; 0 does nothing at all.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    _ = perform(.adjustTextPosition(byCharacterOffset: offset))
  }

  /// Puts text that isn't settled yet in place of the marked text, else of the selection.
  ///
  /// The range counts UTF-16 units of `markedText`; it is brought inside and grown to whole clusters. An empty
  /// text clears the marked text, and does nothing where there is none.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    _ = perform(.setMarkedText(markedText, selectedRange: selectedRange))
  }

  /// Settles the marked text; what is selected in it stays selected.
  public mutating func unmarkText() {
    _ = perform(.unmarkText)
  }

  /// The most that any rule of the narrow window looks at, in bytes: 1000 UTF-16 units and then some.
  private static let iosReach = 4096
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
