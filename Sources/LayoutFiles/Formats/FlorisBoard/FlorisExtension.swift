internal import KeyModel

/// The files around a layout: its extension, and the one that tells of languages.
///
/// A layout lies in `EXTENSION/layouts/KIND/ID.json`; `EXTENSION/extension.json` lists it. Beside the
/// extension lie those that it needs.
struct FlorisExtension {
  private let file: SourceFile
  /// The kind of layout, as its folder is called; nil where the file lies in no extension.
  let kind: String?
  /// What the names of all files of the extension begin with.
  private let root: String
  /// What the names of other extensions begin with.
  private let parent: String

  init(_ file: SourceFile) {
    self.file = file
    let parts = file.nameInFolder.split(separator: "/").map(String.init)
    guard parts.count >= 3, parts[parts.count - 3] == "layouts" else {
      kind = nil
      root = ""
      parent = ""
      return
    }
    kind = parts[parts.count - 2]
    root = parts.dropLast(3).map { $0 + "/" }.joined()
    parent = parts.dropLast(4).map { $0 + "/" }.joined()
  }

  /// A layout of the extension, or of another; nil where there is none.
  func layout(_ kind: String, _ id: String) throws(ImportError) -> SourceFile? {
    try optionalFile("\(root)layouts/\(kind)/\(id).json")
  }

  /// A file of the extension; nil where there is none.
  func file(_ name: String) throws(ImportError) -> SourceFile? { try optionalFile(root + name) }

  /// The list of the extension's layouts.
  func index() throws(ImportError) -> PositionedJSON? {
    try optionalFile("\(root)extension.json").map { file throws(ImportError) in
      try PositionedJSON.parse(file, syntax: FlorisReader.syntax)
    }
  }

  /// The description of another extension.
  func index(ofExtension id: String) throws(ImportError) -> PositionedJSON? {
    try optionalFile("\(parent)\(id)/extension.json").map { file throws(ImportError) in
      try PositionedJSON.parse(file, syntax: FlorisReader.syntax)
    }
  }

  /// The long presses that go with a language.
  func popups(_ name: String) throws(ImportError) -> PositionedJSON? {
    let parts = Self.parts(of: name)
    guard let owner = parts.owner else { return nil }
    return try optionalFile("\(parent)\(owner)/popupMappings/\(parts.id).json").map {
      file throws(ImportError) in
      try PositionedJSON.parse(file, syntax: FlorisReader.syntax)
    }
  }

  /// The extension and the id of a name such as `org.florisboard.layouts:qwerty`.
  static func parts(of name: String) -> (owner: String?, id: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    return (String(name[..<colon]), String(name[name.index(after: colon)...]))
  }

  /// A file of the folder; nil where there is none, or its name leads elsewhere.
  private func optionalFile(_ name: String) throws(ImportError) -> SourceFile? {
    guard kind != nil else { return nil }
    do throws(ImportError) {
      return try file.neighbour(name)
    } catch  where error.reason == .unreadable || error.reason == .unsafePath {
      return nil
    }
  }
}

extension SourceFile {
  /// Another file of the same folder, by its name in the whole folder.
  ///
  /// - Throws: `ImportError` with the reason `unsafePath`, `unreadable` or `limit`.
  func neighbour(_ name: String) throws(ImportError) -> SourceFile {
    let bytes = try folder.bytes(of: name, namedAt: start)
    let prefix = self.name.hasSuffix(nameInFolder) ? self.name.dropLast(nameInFolder.count) : ""
    return SourceFile(name: prefix + name, bytes: bytes, folder: folder, nameInFolder: name)
  }
}
