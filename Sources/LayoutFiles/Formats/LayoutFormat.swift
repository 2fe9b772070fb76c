/// One format of layout files: how it is told, read and written.
public struct LayoutFormat: Sendable, Identifiable {
  /// How sure it is that a file is of the format.
  public enum Recognition: Int, Hashable, Sendable, Comparable {
    /// It is of another.
    case no
    /// Its name says so, and its content doesn't contradict.
    case byName
    /// Its content says so.
    case byContent

    /// Whether the first is less sure than the second.
    public static func < (less: Self, more: Self) -> Bool { less.rawValue < more.rawValue }
  }

  /// A short, stable name, as `--format` and `--to` have it.
  public let id: String
  /// What people call it.
  public let name: String
  /// Whether a file is of the format; quick, and never reads another file.
  public let recognises: @Sendable (SourceFile) -> Recognition
  /// Reads a file.
  public let read: @Sendable (SourceFile) throws(ImportError) -> ImportedLayout
  /// Writes a layout; nil where the format is only read.
  public let write: (@Sendable (LayoutDocument) throws(ExportError) -> String)?

  /// Makes a format.
  public init(
    id: String, name: String, recognises: @escaping @Sendable (SourceFile) -> Recognition,
    read: @escaping @Sendable (SourceFile) throws(ImportError) -> ImportedLayout,
    write: (@Sendable (LayoutDocument) throws(ExportError) -> String)? = nil
  ) {
    self.id = id
    self.name = name
    self.recognises = recognises
    self.read = read
    self.write = write
  }
}

/// A layout that was read, and what was read around.
public struct ImportedLayout: Hashable, Sendable {
  /// The layout.
  public var document: LayoutDocument
  /// What was read around, in the order of the file.
  public var warnings: [ImportWarning]

  /// Makes it.
  public init(_ document: LayoutDocument, warnings: [ImportWarning] = []) {
    self.document = document
    self.warnings = warnings
  }
}

/// Why a layout can't be written in a format.
public struct ExportError: Error, Hashable, Sendable {
  /// What the format has no place for, and where in the layout it is.
  public var message: String
  /// What to do about it, as a request.
  public var remedy: String

  /// Makes an error.
  public init(_ message: String, remedy: String) {
    self.message = message
    self.remedy = remedy
  }
}
