public import KeyModel

/// A file to be read as a layout: its bytes, its name, and the folder that it may take others from.
public struct SourceFile: Hashable, Sendable {
  /// The name, as messages have it.
  public let name: String
  /// All of it.
  public let bytes: [UInt8]
  /// Where files that it names are looked for.
  public let folder: SourceFolder
  /// The name within the folder; files that it names are relative to the part before its last "/".
  public let nameInFolder: String

  /// Makes a file of bytes.
  ///
  /// - Parameters:
  ///   - name: as messages have it.
  ///   - bytes: all of it.
  ///   - folder: where files that it names are looked for; nowhere unless given.
  ///   - nameInFolder: the last part of the name unless given.
  public init(
    name: String, bytes: [UInt8], folder: SourceFolder = SourceFolder(), nameInFolder: String? = nil
  ) {
    self.name = name
    self.bytes = bytes
    self.folder = folder
    self.nameInFolder = nameInFolder ?? Self.lastPart(of: name)
  }

  /// Reads the file at a path; it may name others of its own folder, which is that of the file
  /// itself where the path is a symbolic link.
  ///
  /// - Throws: `ImportError` with the reason `unreadable` or `limit`.
  public init(path: String, limits: ImportLimits = ImportLimits()) throws(ImportError) {
    let path = path.isEmpty ? "." : path
    let real = DiskFile.realPath(path) ?? path
    let last = Self.lastPart(of: real)
    let folder = SourceFolder(path: String(real.dropLast(last.count)), limits: limits)
    try self.init(last, in: folder, called: path)
  }

  /// Reads a file of a folder; it may name others of that folder.
  ///
  /// - Parameters:
  ///   - nameInFolder: relative to the folder.
  ///   - folder: the folder.
  ///   - name: as messages have it; the name in the folder unless given.
  /// - Throws: `ImportError` with the reason `unsafePath`, `unreadable` or `limit`.
  public init(
    _ nameInFolder: String, in folder: SourceFolder, called name: String? = nil
  ) throws(ImportError) {
    self.name = name ?? nameInFolder
    self.folder = folder
    self.nameInFolder = nameInFolder
    bytes = try folder.bytes(of: nameInFolder, namedAt: Self.start(of: self.name))
  }

  /// The start of the file: the place of what concerns all of it.
  public var start: SourcePlace { Self.start(of: name) }

  /// How much is read.
  public var limits: ImportLimits { folder.limits }

  /// The last part of the name.
  public var lastPart: String { Self.lastPart(of: name) }

  /// The last part of the name without its last extension: "us" of "osk/us.json".
  public var stem: String {
    let last = lastPart
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// The bytes of another file, named relative to the folder of this one.
  ///
  /// - Throws: `ImportError` with the reason `unsafePath`, `unreadable` or `limit`.
  public func sibling(
    _ other: String, namedAt place: SourcePlace? = nil
  ) throws(ImportError) -> SourceFile {
    let prefix = nameInFolder.dropLast(Self.lastPart(of: nameInFolder).count)
    let bytes = try folder.bytes(of: prefix + other, namedAt: place ?? start)
    return SourceFile(
      name: String(name.dropLast(lastPart.count)) + other, bytes: bytes, folder: folder,
      nameInFolder: prefix + other)
  }

  private static func start(of name: String) -> SourcePlace {
    SourcePlace(file: name, line: 1, column: 1)
  }

  private static func lastPart(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }
}
