public import KeyModel

/// One layout as it is audited: everything that rules look at, and nothing else.
public struct AuditSubject: Hashable, Sendable {
  /// What the layout is called in findings.
  public var name: LayoutName
  /// The languages that it declares, BCP 47 tags as the source has them, its own first.
  public var locales: [String]
  /// The pages, the one that is shown first before the others.
  public var pages: [AuditPage]
  /// What the source can tell of its keys.
  public var source: Source
  /// What kind of field it is made for.
  public var field: FieldTraits
  /// Whether the script runs from right to left.
  public var isRightToLeft: Bool

  /// What a source can tell: a rule doesn't blame a layout for what its format has no place for.
  public struct Source: Hashable, Sendable {
    /// The format's id; nil for a layout that comes with the program.
    public var format: String?
    /// Whether it can hold labels of its own.
    ///
    /// Where it can't, whatever shows the layout names the keys, by what they do and insert.
    public var holdsLabels: Bool
    /// Whether it can hold traits.
    public var holdsTraits: Bool
    /// Whether it can hold the language.
    public var holdsLanguage: Bool
    /// Whether frames are points of a screen.
    public var hasScreenFrames: Bool
    /// Whether the source says where keys lie: hardware has its keys where it has them, and nobody
    /// moves over them.
    public var placesKeys: Bool
    /// Whether what a key inserts is changed afterwards by rules or another font: its output is
    /// then no proof against its label.
    public var hasRewritingRules: Bool

    /// Makes it.
    public init(
      format: String? = nil, holdsLabels: Bool = true, holdsTraits: Bool = true,
      holdsLanguage: Bool = true,
      hasScreenFrames: Bool = false, placesKeys: Bool = true, hasRewritingRules: Bool = false
    ) {
      self.format = format
      self.holdsLabels = holdsLabels
      self.holdsTraits = holdsTraits
      self.holdsLanguage = holdsLanguage
      self.hasScreenFrames = hasScreenFrames
      self.placesKeys = placesKeys
      self.hasRewritingRules = hasRewritingRules
    }
  }

  /// Makes a subject.
  public init(
    name: LayoutName, locales: [String] = [], pages: [AuditPage], source: Source = Source(),
    field: FieldTraits = FieldTraits(), isRightToLeft: Bool = false
  ) {
    self.name = name
    self.locales = locales
    self.pages = pages
    self.source = source
    self.field = field
    self.isRightToLeft = isRightToLeft
  }

  /// All keys in the order of pages and reading.
  public var keys: [AuditKey] { pages.flatMap(\.keys) }

  /// The keys that assistive technology sees, in the order of pages and reading.
  public var seenKeys: [AuditKey] { keys.filter { !$0.isHidden } }
}

/// A page as it is audited.
public struct AuditPage: Hashable, Sendable {
  /// Unique in the layout.
  public var id: String
  /// The keys row by row in the order of the source, which is the order of reading.
  public var rows: [[AuditKey]]
  /// Whether typing goes back to the first page by itself.
  public var returnsToFirstPage: Bool
  /// Whether something outside the layout's own keys shows the page: a modifier of a physical
  /// keyboard, a state of the field.
  public var isShownFromOutside: Bool
  /// Where the page stands in its file.
  public var place: SourcePlace?

  /// Makes a page.
  public init(
    id: String, rows: [[AuditKey]], returnsToFirstPage: Bool = false,
    isShownFromOutside: Bool = false, place: SourcePlace? = nil
  ) {
    self.id = id
    self.rows = rows
    self.returnsToFirstPage = returnsToFirstPage
    self.isShownFromOutside = isShownFromOutside
    self.place = place
  }

  /// All keys in the order of reading.
  public var keys: [AuditKey] { rows.flatMap(\.self) }

  /// The keys that assistive technology sees, in the order of reading.
  public var seenKeys: [AuditKey] { keys.filter { !$0.isHidden } }
}
