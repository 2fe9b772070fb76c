public import KeyModel

/// A layout as one kind of device shows it.
public struct LayoutForm: Hashable, Sendable {
  /// What positions of keys are measured in.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Hundredths of a plain key's width.
    case keyPercent
    /// Widths of a plain key.
    case keyWidth
    /// Parts of the screen's width; 1 is all of it.
    case screenFraction
    /// Points or pixels of a screen.
    case points
  }

  /// Unique in the layout: "phone", "tablet", "iso".
  public var id: String
  /// What positions of keys are measured in.
  public var unit: Unit
  /// How wide a device has to be, in millimetres.
  public var minimumWidthMillimetres: Double?
  /// The font of the titles.
  public var font: String?
  /// The page that is shown first, by its id; the first one unless given.
  public var initialPage: String?
  /// The pages, in the order of the source.
  public var pages: [LayoutPage]
  /// What else the source has, verbatim.
  public var extras: Extras = []
  /// Where the form begins in its file.
  public var place: SourcePlace?

  /// Makes a form.
  public init(id: String, unit: Unit = .keyPercent, pages: [LayoutPage]) {
    self.id = id
    self.unit = unit
    self.pages = pages
  }
}

/// One plane of keys; many formats call it a layer or a level.
public struct LayoutPage: Hashable, Sendable {
  /// What a page is for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case letters
    case shift
    case caps
    case numbers
    case symbols
    case emoji
    case other
  }

  /// How long a page stays that a key has switched to.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// It is where typing starts.
    case initial = "default"
    /// Until a character is typed.
    case latched
    /// Until another page is asked for.
    case locked
  }

  /// Unique in the form; the source's own unless that repeats.
  public var id: String
  /// What a person calls it.
  public var name: String?
  /// What the page is for, where the source tells.
  public var kind: Kind?
  /// The modifiers that show the page: one list for each way.
  public var modifiers: [[String]] = []
  /// How long the page stays.
  public var mode: Mode?
  /// The rows from the top; may be empty, as may be a row.
  public var rows: [LayoutRow]
  /// What else the source has, verbatim.
  public var extras: Extras = []
  /// Where the page begins in its file.
  public var place: SourcePlace?

  /// Makes a page.
  public init(id: String, rows: [LayoutRow]) {
    self.id = id
    self.rows = rows
  }
}

/// One row of keys.
public struct LayoutRow: Hashable, Sendable {
  /// The source's id.
  public var id: String?
  /// How high the row is, in heights of a plain row.
  public var height: Double?
  /// The keys from left to right, spacers and blanks too.
  public var keys: [LayoutKey]
  /// What else the source has, verbatim.
  public var extras: Extras = []

  /// Makes a row.
  public init(keys: [LayoutKey]) {
    self.keys = keys
  }
}
