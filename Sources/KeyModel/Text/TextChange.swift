/// What is around the caret: enough of the text to speak by, never all of a long one.
///
/// Each part is bounded to some hundred characters, nearest to the caret.
public struct TextContext: Hashable, Sendable {
  /// What stands before the caret or the selection.
  public var before: String
  /// What is selected; empty where only a caret is.
  public var selected: String
  /// What is marked: text of an input method that isn't settled yet.
  public var marked: String
  /// What stands after the caret or the selection.
  public var after: String

  /// Makes the surroundings of a caret; each part is empty unless given.
  public init(before: String = "", selected: String = "", marked: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.marked = marked
    self.after = after
  }
}

/// What an edit did to a document.
public struct TextChange: Hashable, Sendable {
  /// The edit that was asked for.
  public var edit: TextEdit
  /// What went, exactly.
  public var removed: String
  /// What came, exactly.
  public var inserted: String
  /// What the caret passed over, where the edit only moved it; of a long way the part it came to last.
  public var passed: String
  /// Whether what is taken back, or made again, was put in as one piece from elsewhere.
  public var isOfPaste: Bool
  /// What was around the caret before.
  public var old: TextContext
  /// What is around the caret now.
  public var new: TextContext

  /// Makes a change; what isn't given didn't happen.
  public init(
    edit: TextEdit, removed: String = "", inserted: String = "", passed: String = "",
    isOfPaste: Bool = false, old: TextContext = TextContext(), new: TextContext = TextContext()
  ) {
    self.edit = edit
    self.removed = removed
    self.inserted = inserted
    self.passed = passed
    self.isOfPaste = isOfPaste
    self.old = old
    self.new = new
  }

  /// Whether characters came or went; false where only the caret, the selection or the mark moved.
  public var changesText: Bool { !removed.isEmpty || !inserted.isEmpty }
}
