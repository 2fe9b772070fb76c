internal import Glibc
public import KeyModel

/// The folder that a layout may take files from; the only door of this module to the file system.
///
/// Names are relative, with "/" between their parts. Nothing outside the folder is reached: not by
/// "..", not by an absolute name, not through a symbolic link.
public struct SourceFolder: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case disk(path: String)
    case memory([String: [UInt8]])
  }

  private let place: Place
  /// How much is read.
  public let limits: ImportLimits

  /// The folder at a path of the file system.
  public init(path: String, limits: ImportLimits = ImportLimits()) {
    place = .disk(path: path.isEmpty ? "." : path)
    self.limits = limits
  }

  /// A folder that holds nothing but these files, by name.
  public init(files: [String: [UInt8]] = [:], limits: ImportLimits = ImportLimits()) {
    place = .memory(files)
    self.limits = limits
  }

  /// The bytes of a file of the folder.
  ///
  /// - Parameters:
  ///   - name: relative to the folder.
  ///   - asker: where the file is named, for the error; the file itself unless given.
  /// - Throws: `ImportError` with the reason `unsafePath`, `unreadable` or `limit`.
  public func bytes(
    of name: String, namedAt asker: SourcePlace? = nil
  ) throws(ImportError) -> [UInt8] {
    let asker = asker ?? SourcePlace(file: name, line: 1, column: 1)
    try check(name, asker)
    switch place {
    case .memory(let files):
      guard let bytes = files[name] else {
        throw .unreadable(name, why: "there is no such file", at: asker)
      }
      try check(size: bytes.count, of: name, asker)
      return bytes
    case .disk(let path):
      return try DiskFile.bytes(of: name, under: path, limit: limits.fileBytes, at: asker)
    }
  }

  /// The names of all files of the folder and of the folders in it, sorted by their UTF-8 bytes;
  /// hidden ones and symbolic links are left out.
  ///
  /// - Throws: `ImportError` with the reason `unreadable` or `limit`.
  public func names() throws(ImportError) -> [String] {
    switch place {
    case .memory(let files): return files.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    case .disk(let path): return try DiskFile.names(under: path, limit: limits.folderEntries)
    }
  }

  private func check(_ name: String, _ asker: SourcePlace) throws(ImportError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".." && part.utf8.count < 256
        && !part.unicodeScalars.contains { $0.value < 0x20 || $0 == "\\" || $0 == "\u{7F}" }
    }
    guard isSafe, !name.contains("://") else {
      throw ImportError(
        .unsafePath, at: asker, expected: "the name of a file in the layout's folder",
        found: Excerpt.quoted(name), remedy: "put the file beside the layout and name it from there"
      )
    }
  }

  private func check(size: Int, of name: String, _ asker: SourcePlace) throws(ImportError) {
    guard size <= limits.fileBytes else {
      throw .tooLarge(bytes: size, limit: limits.fileBytes, at: asker)
    }
  }
}

extension ImportError {
  static func unreadable(_ name: String, why: String, at place: SourcePlace) -> ImportError {
    ImportError(
      .unreadable, at: place, expected: "a file \(Excerpt.quoted(name)) that can be read",
      found: why, remedy: "check its name and who may read it")
  }

  static func tooLarge(bytes: Int, limit: Int, at place: SourcePlace) -> ImportError {
    ImportError(
      .limit, at: place, expected: "a file of at most \(limit >> 20) MB",
      found: "\((bytes + (1 << 20) - 1) >> 20) MB",
      remedy: "split the layout, or give the right file")
  }
}
