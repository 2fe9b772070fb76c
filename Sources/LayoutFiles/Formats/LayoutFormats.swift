/// All formats, and the way from a file to a layout.
public enum LayoutFormats {
  /// The formats, in the order that they are listed and, equally sure, preferred.
  public static let all: [LayoutFormat] = [
    .native, .keyman, .gnome, .ldml, .legacyLDML, .keylayout, .xcuitest, .uiautomator, .idb,
    .accessibilitySnapshot, .florisBoard, .heliBoard, .squeekboard, .xkb,
  ]

  /// The format of an id, or nil.
  public static func format(_ id: String) -> LayoutFormat? {
    all.first { $0.id == id }
  }

  /// The format that a file is of, by its content and its name; nil where it is of none.
  public static func recognise(_ file: SourceFile) -> LayoutFormat? {
    var best: (format: LayoutFormat, recognition: LayoutFormat.Recognition)?
    for format in all {
      let recognition = format.recognises(file)
      guard recognition > best?.recognition ?? .no else { continue }
      best = (format, recognition)
      if recognition == .byContent { break }
    }
    return best?.format
  }

  /// Reads a file in the format that it is of.
  ///
  /// - Throws: `ImportError`, with the reason `unknownFormat` where it is of none, and that of its
  ///   first mistake where it is JSON with one.
  public static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    guard let format = recognise(file) else {
      throw ImportError(
        .unknownFormat, at: file.start, expected: "a layout", found: try described(file),
        remedy: "these are read: \(all.map(\.name).joined(separator: ", "))")
    }
    return try format.read(file)
  }

  /// The file at a path, with the folder that layouts of its format take others from: all of an
  /// extension where the file lies in `layouts/KIND` of one, else the file's own.
  ///
  /// - Throws: `ImportError` with the reason `unreadable` or `limit`.
  public static func file(at path: String) throws(ImportError) -> SourceFile {
    let parts = (DiskFile.realPath(path) ?? path).split(separator: "/").map(String.init)
    guard path.hasSuffix(".json") || path.hasSuffix(".txt"), parts.count > 4,
      parts[parts.count - 3] == "layouts"
    else { return try SourceFile(path: path) }
    let root = "/" + parts.dropLast(4).joined(separator: "/")
    let name = parts.suffix(4).joined(separator: "/")
    return try SourceFile(name, in: SourceFolder(path: root), called: path)
  }

  /// Reads a layout that is asked for by a name and is no file: `xkb:de(neo)`, one that XKB has.
  ///
  /// - Returns: the layout; nil where the name is none of a format's.
  /// - Throws: `ImportError` where the name is made as those of a format are, and means nothing.
  public static func named(_ name: String) throws(ImportError) -> ImportedLayout? {
    try XKBName(name)?.read()
  }

  /// The names that ``named(_:)`` knows, with what a person calls each; empty where no data of XKB
  /// is installed.
  public static func installedNames() -> [(name: String, title: String)] {
    guard let context = XKBContext(readsIncludes: true) else { return [] }
    return XKBRegistry(folders: context.folders).entries.map {
      (XKBName.prefix + $0.part.text, $0.description)
    }
  }

  /// A file of no known format, as a noun.
  private static func described(_ file: SourceFile) throws(ImportError) -> String {
    let start = try file.checkText()
    let text = file.bytes[start...].drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    guard let first = text.first else { return "an empty file" }
    if let root = XMLPeek(file).root { return "XML with the root \(Excerpt.quoted(root))" }
    guard [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first) else { return "something else" }
    _ = try PositionedJSON.parse(file, syntax: [.comments, .trailingCommas])
    return "JSON of something else"
  }

  /// Reads every layout of a folder; a file that can't be read doesn't keep the others.
  ///
  /// Files of no known format are left out: a folder holds other things too.
  ///
  /// - Throws: `ImportError` where the folder itself can't be read.
  public static func read(
    folder: SourceFolder, called prefix: String = ""
  ) throws(ImportError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    for name in try folder.names() {
      if let result = read(name, in: folder, called: prefix + name) {
        entries.append(FolderEntry(name: prefix + name, result: result))
      }
    }
    return entries
  }

  private static func read(
    _ name: String, in folder: SourceFolder, called shownName: String
  ) -> Result<ImportedLayout, ImportError>? {
    do {
      let file = try SourceFile(name, in: folder, called: shownName)
      guard let format = recognise(file) else { return nil }
      return .success(try format.read(file))
    } catch  where error.reason == .noLayout {
      return nil
    } catch {
      return .failure(error)
    }
  }
}

/// One file of a folder, and what came of it.
public struct FolderEntry: Sendable {
  /// The file, as messages have it.
  public var name: String
  /// The layout, or why there is none.
  public var result: Result<ImportedLayout, ImportError>
}
