public import KeyModel

/// Why a file can't be read as a layout, where, and what to do.
public struct ImportError: Error, Hashable, Sendable {
  /// What kind of fault it is; stable names for reports.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The bytes are no UTF-8 text.
    case encoding
    /// The text isn't well-formed.
    case syntax
    /// A value is of another type than the format has there.
    case wrongType
    /// Something that a layout can't do without is missing.
    case missing
    /// A value is none of those that the format has there, and nothing can be made of it.
    case badValue
    /// Something is larger or deeper than is read.
    case limit
    /// The path of a file leads out of the folder, or isn't one.
    case unsafePath
    /// The file system doesn't give the file.
    case unreadable
    /// The file is of no known format.
    case unknownFormat
    /// The file is of another format than asked for.
    case otherFormat
    /// The file belongs to layouts of its format, and is none itself.
    case noLayout
    /// The file is of a version of its format that isn't known.
    case version
  }

  /// What kind of fault it is.
  public var reason: Reason
  /// Where it is; line 1, column 1 for a fault of the whole file.
  public var place: SourcePlace
  /// What should stand there, as a noun: "a list of rows".
  public var expected: String
  /// What stands there, as a noun; text of the file in it has been made printable.
  public var found: String
  /// What to do about it, as a request.
  public var remedy: String

  /// Makes an error.
  public init(
    _ reason: Reason, at place: SourcePlace, expected: String, found: String, remedy: String
  ) {
    self.reason = reason
    self.place = place
    self.expected = expected
    self.found = found
    self.remedy = remedy
  }

  /// The fault in words, without its place: what is wrong; what to do.
  public var message: String { "expected \(expected), found \(found); \(remedy)" }
}

/// Something in a file that was read around: the layout is there without it.
public struct ImportWarning: Hashable, Sendable {
  /// What kind of thing it is; stable names for reports.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A member, attribute or element that the format doesn't have; it is kept.
    case unknownMember
    /// A value that the format doesn't have there; it is kept.
    case unknownValue
    /// A value of another type than the format has there; it is kept.
    case wrongType
    /// A member that stands twice in the same object; the last one counts.
    case repeatedMember
    /// Something that has to be unique and isn't.
    case repeatedID
    /// A page that is switched to and isn't there.
    case missingPage
    /// A page or row without keys.
    case empty
    /// Another file that is named and can't be read.
    case missingFile
    /// Something that this reader leaves out.
    case notRead
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// Where it is.
  public var place: SourcePlace
  /// What was found, in words; text of the file in it has been made printable.
  public var message: String

  /// Makes a warning.
  public init(_ kind: Kind, at place: SourcePlace, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
