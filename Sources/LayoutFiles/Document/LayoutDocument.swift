/// A keyboard layout as its file has it: everything that any format tells, and where it tells it.
///
/// The native file is this, written down. ``layout(form:)`` makes of it what a person types on.
public struct LayoutDocument: Hashable, Sendable {
  /// Which way a script runs.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// What the layout is asked for by.
  public var id: String
  /// What a person calls it.
  public var name: String?
  /// What a person calls it in other languages.
  public var names: LocalizedTexts = []
  /// The languages that it types, BCP 47 tags as the source has them.
  public var locales: [String] = []
  /// The script that it types, a code of ISO 15924.
  public var script: String?
  /// Which way the script runs.
  public var direction: Direction?
  /// The file that the layout was read from.
  public var source: LayoutSourceInfo?
  /// One for each kind of device, in the order of the source; at least one.
  public var forms: [LayoutForm]
  /// What private-use characters of titles stand for, by the character; in the order of the source.
  public var displayMap: [DisplayMapping] = []
  /// What the source does to text after a press, verbatim.
  public var transforms: JSON?
  /// Tests that the source brings, verbatim.
  public var tests: JSON?
  /// What else the source has, verbatim, a member for each format.
  public var extras: Extras = []

  /// Makes a document of at least one form.
  public init(id: String, name: String? = nil, forms: [LayoutForm]) {
    precondition(!forms.isEmpty, "a layout has at least one form")
    self.id = id
    self.name = name
    self.forms = forms
  }
}

/// Texts by language: BCP 47 tags in the order of the source.
public typealias LocalizedTexts = [LocalizedText]

/// A text of one language.
public struct LocalizedText: Hashable, Sendable {
  /// The language, a BCP 47 tag.
  public var language: String
  /// The text.
  public var text: String

  /// Makes a text.
  public init(_ language: String, _ text: String) {
    self.language = language
    self.text = text
  }
}

/// What a source has that this model has no place for: by the format's id, verbatim.
public typealias Extras = [JSON.Member]

/// What a private-use character stands for.
public struct DisplayMapping: Hashable, Sendable {
  /// The character that the titles have.
  public var character: String
  /// The text that it shows in the layout's own font.
  public var text: String

  /// Makes a mapping.
  public init(character: String, text: String) {
    self.character = character
    self.text = text
  }
}

/// Where a layout was read from.
public struct LayoutSourceInfo: Hashable, Sendable {
  /// The id of the format.
  public var format: String
  /// The version of the format, as the source has it.
  public var formatVersion: String?
  /// The file, as it was named.
  public var path: String?
  /// Who may do what with it, as the source says.
  public var licence: String?
  /// Anything else that is known of it.
  public var extras: Extras = []

  /// Makes it.
  public init(
    format: String, formatVersion: String? = nil, path: String? = nil, licence: String? = nil
  ) {
    self.format = format
    self.formatVersion = formatVersion
    self.path = path
    self.licence = licence
  }
}
