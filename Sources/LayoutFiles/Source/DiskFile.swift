internal import Glibc
internal import KeyModel

/// Reads from the file system, within one folder.
enum DiskFile {
  /// The bytes of a regular file whose real place is inside the folder.
  static func bytes(
    of name: String, under folder: String, limit: Int, at asker: SourcePlace
  ) throws(ImportError) -> [UInt8] {
    guard let root = realPath(folder), let path = realPath(folder + "/" + name) else {
      throw .unreadable(name, why: reason(), at: asker)
    }
    guard path.hasPrefix(root == "/" ? "/" : root + "/") else {
      throw ImportError(
        .unsafePath, at: asker, expected: "a file inside the layout's folder",
        found: "a link that leads out of it: \(Excerpt.quoted(name))",
        remedy: "copy the file into the folder")
    }
    // A pipe or a device would block or never end: the file is looked at before it is read.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw .unreadable(name, why: reason(), at: asker) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(name, why: "no regular file", at: asker)
    }
    guard status.st_size <= limit else {
      throw .tooLarge(bytes: Int(status.st_size), limit: limit, at: asker)
    }
    return try contents(descriptor, size: Int(status.st_size), limit: limit, name, asker)
  }

  private static func contents(
    _ descriptor: Int32, size: Int, limit: Int, _ name: String, _ asker: SourcePlace
  ) throws(ImportError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable(name, why: reason(), at: asker) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      // It may have grown since it was measured.
      guard bytes.count <= limit else {
        throw .tooLarge(bytes: bytes.count, limit: limit, at: asker)
      }
    }
  }

  /// The names of regular files under a folder, relative to it, sorted by their bytes.
  static func names(under folder: String, limit: Int) throws(ImportError) -> [String] {
    var found: [String] = []
    var open = [""]
    while let prefix = open.popLast() {
      for (name, isFolder) in try entries(of: folder, prefix, limit: limit) {
        if isFolder { open.append(prefix + name + "/") } else { found.append(prefix + name) }
      }
      guard found.count + open.count <= limit else {
        throw ImportError(
          .limit, at: SourcePlace(file: folder, line: 1, column: 1),
          expected: "at most \(limit) files in a folder", found: "more",
          remedy: "give a smaller folder")
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func entries(
    of folder: String, _ prefix: String, limit: Int
  ) throws(ImportError) -> [(name: String, isFolder: Bool)] {
    guard let stream = opendir(folder + "/" + prefix) else {
      let place = SourcePlace(file: prefix.isEmpty ? folder : prefix, line: 1, column: 1)
      throw .unreadable(place.file, why: reason(), at: place)
    }
    defer { closedir(stream) }
    var entries: [(String, Bool)] = []
    while entries.count <= limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      guard let name, !name.hasPrefix(".") else { continue }
      var status = stat()
      guard lstat("\(folder)/\(prefix)\(name)", &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: entries.append((name, true))
      case S_IFREG: entries.append((name, false))
      default: continue
      }
    }
    return entries
  }

  /// The absolute path without links, "." and ".."; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// What the system says of the last call that failed.
  private static func reason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}
