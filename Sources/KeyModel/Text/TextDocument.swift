/// A text with a caret or a selection, and marked text, edited as UIKit's text fields and document proxy do.
///
/// Offsets count UTF-8 bytes. After every edit the caret, and both ends of a selection, are between clusters
/// (Swift's `Character`s): where an edit makes clusters merge around the caret, the caret goes to the end of
/// the merged one, and a selection grows to take whole ones. A cluster of more than 1024 bytes counts as single
/// scalars, and of more than 1024 regional indicators in a row the pairs are counted from the end. The marked range alone may begin or end inside a cluster, as it must be replaced exactly.
///
/// An edit at the caret costs the same in a long document as in a short one; the first after a jump costs the
/// jump. Copies share their text until one of them changes.
public struct TextDocument: Sendable {
  /// Which document it is.
  public let documentIdentifier: DocumentIdentifier
  /// What the document is written in; nil where it isn't known.
  public var documentInputMode: TextInputMode?
  /// What one press of Delete takes.
  public var backwardDeletion = BackwardDeletion.uikit
  /// How much of the text the proxy tells.
  public var contextWindow = ContextWindow.full
  /// What `adjustTextPosition(byCharacterOffset:)` counts.
  public var offsetUnit = OffsetUnit.cluster

  var buffer: GapBuffer
  var place: StoredSelection
  /// The text that isn't settled yet, in UTF-8 bytes; nil where there is none.
  public internal(set) var markedRange: Range<Int>?
  /// Whether edits are remembered, so that they can be undone; what was remembered goes at once.
  public var keepsHistory = true {
    didSet { if !keepsHistory { history = EditHistory() } }
  }
  var history = EditHistory()

  /// Makes a document of a text with the caret at its end, or with a selection.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: In UTF-8 bytes; brought inside the text and grown to whole clusters.
  ///   - identifier: Which document it is; drawn at random unless given.
  public init(
    _ text: String = "", selection: Range<Int>? = nil,
    identifier: DocumentIdentifier = .random()
  ) {
    documentIdentifier = identifier
    buffer = GapBuffer(text)
    let end = buffer.count
    let wanted = selection ?? end..<end
    place = StoredSelection(
      anchor: min(max(wanted.lowerBound, 0), end), caret: min(max(wanted.upperBound, 0), end))
    settle()
  }

  /// Makes a document of what stands before the caret, is selected, and stands after.
  public init(
    before: String, selected: String = "", after: String,
    identifier: DocumentIdentifier = .random()
  ) {
    let start = before.utf8.count
    self.init(
      before + selected + after, selection: start..<start + selected.utf8.count,
      identifier: identifier)
  }
}

// MARK: Reading

extension TextDocument {
  /// The whole text; a copy.
  public var text: String { buffer.string(0..<buffer.count) }
  /// How long the text is, in UTF-8 bytes.
  public var utf8Count: Int { buffer.count }
  /// Whether there is no text.
  public var isEmpty: Bool { buffer.count == 0 }
  /// What is selected, in UTF-8 bytes; empty where only the caret is.
  public var selection: Range<Int> { place.range }
  /// Where the caret is, in UTF-8 bytes; it is the end of the selection that moves.
  public var caret: Int { place.caret }
  /// Where the end of the selection is that stays, in UTF-8 bytes; with the caret where nothing is selected.
  public var anchor: Int { place.anchor }

  /// The marked text, else what is selected: what the next insertion replaces.
  var replaced: Range<Int> { markedRange ?? place.range }
}

// MARK: Changing

extension TextDocument {
  /// Puts the text in place of a range, sets the caret after it, and remembers how to undo that.
  ///
  /// - Returns: What was there.
  mutating func replace(
    _ range: Range<Int>, with text: String, as kind: EditHistory.Kind
  ) -> String {
    let removed = buffer.string(range)
    let old = place
    buffer.replace(range, with: text)
    let end = range.lowerBound + text.utf8.count
    place = StoredSelection(anchor: end, caret: end)
    settle()
    guard keepsHistory else { return removed }
    history.record(
      EditHistory.Entry(
        kind: kind, offset: range.lowerBound, removed: removed, inserted: text, before: old,
        after: place))
    return removed
  }

  /// Brings the caret or the selection to the edges of clusters.
  mutating func settle() {
    let range = place.range
    let upper = buffer.clusterBoundary(atOrAfter: range.upperBound)
    if range.isEmpty {
      place = StoredSelection(anchor: upper, caret: upper)
      return
    }
    let lower = buffer.clusterBoundary(atOrBefore: range.lowerBound)
    place =
      place.anchor <= place.caret
      ? StoredSelection(anchor: lower, caret: upper)
      : StoredSelection(anchor: upper, caret: lower)
  }
}

// MARK: Comparing

extension TextDocument: Hashable {
  /// Whether both hold the same text, byte by byte, with the same selection and mark, and are set the same.
  ///
  /// Neither the identifier counts nor what can be undone.
  public static func == (one: TextDocument, other: TextDocument) -> Bool {
    one.place == other.place && one.markedRange == other.markedRange
      && one.documentInputMode == other.documentInputMode
      && one.backwardDeletion == other.backwardDeletion
      && one.contextWindow == other.contextWindow && one.offsetUnit == other.offsetUnit
      && one.buffer == other.buffer
  }

  /// Hashes the length and the selection: enough to tell documents apart, whatever the length.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(utf8Count)
    hasher.combine(place)
    hasher.combine(markedRange)
  }
}
