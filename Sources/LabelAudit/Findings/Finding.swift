public import KeyModel

/// One thing that is wrong with a layout: what, where, how that is known, and what to do.
public struct Finding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// How much it matters.
  public var severity: Severity
  /// How sure it is.
  public var confidence: Confidence
  /// What is wrong, a sentence without a full stop; texts of the layout in it are quoted and visible.
  public var message: String
  /// The layout that it is in.
  public var layout: LayoutName
  /// The key that it is about; nil where it is about a page or the layout.
  public var key: KeyName?
  /// The page that it is about; nil where it is about the layout.
  public var page: String?
  /// Where it stands in its file; nil in a built-in layout.
  public var place: SourcePlace?
  /// Other keys that it is about for the same cause, in the order of the layout.
  public var related: [KeyName]
  /// What was heard, where the finding rests on that.
  public var evidence: [Evidence]
  /// What to do, a request without a full stop.
  public var suggestion: String?
  /// A change to the layout that makes it go away; nil where a person has to choose.
  public var fix: Fix?
  /// What the finding is known by when the layout has changed, 16 hexadecimal digits.
  ///
  /// Made of the rule, the layout's id, what the key does and the cause: not of places, pages, texts
  /// of messages or the engine's version.
  public var fingerprint: String
}

/// A layout as findings name it.
public struct LayoutName: Hashable, Sendable {
  /// The file as it was named; the id of a built-in layout.
  public var file: String
  /// The layout's id.
  public var id: String
  /// The form, where the layout has several.
  public var form: String?

  /// Makes a name.
  public init(file: String, id: String, form: String? = nil) {
    self.file = file
    self.id = id
    self.form = form
  }
}

/// A key as findings name it.
public struct KeyName: Hashable, Sendable {
  /// The page that it is on.
  public var page: String
  /// Its id.
  public var id: String
  /// What is printed on it.
  public var title: String
  /// What a screen reader gets; empty where that is nothing.
  public var name: String
  /// What it does, by the stable name of the function.
  public var function: String
  /// Where it stands in its file.
  public var place: SourcePlace?

  /// Makes a name.
  public init(
    page: String, id: String, title: String, name: String, function: String,
    place: SourcePlace? = nil
  ) {
    self.page = page
    self.id = id
    self.title = title
    self.name = name
    self.function = function
    self.place = place
  }
}
