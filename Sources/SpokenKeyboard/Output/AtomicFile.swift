internal import Glibc

/// Writes a file whole or not at all: whatever happens, there is the old one or the new one.
enum AtomicFile {
  /// Makes sure that a file could be written, before anything is typed for it.
  static func check(_ path: String) throws(SaveError) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT != S_IFDIR else { throw SaveError(path, reason: "a folder") }
      if isSpecial(status) { return try accessible(path) }
    }
    try accessible(folder(of: target(path)))
  }

  /// Writes the text to the file; a link stays a link, and the file keeps its mode.
  ///
  /// The text goes to a new file in the same folder, is forced to the disk, and takes the old one's
  /// place. What is no file, such as a pipe, is written to.
  static func write(_ text: String, to path: String) throws(SaveError) {
    let path = target(path)
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || !isSpecial(status) else { return try writeThrough(text, to: path) }
    var template = Array("\(folder(of: path))/.spoken-keyboard-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else { throw .last(path) }
    defer { close(descriptor) }
    let mask = umask(0)
    umask(mask)
    let mode = exists ? status.st_mode & 0o7777 : 0o666 & ~mask
    guard fchmod(descriptor, mode) == 0, FileDescriptorWriter.write(text, to: descriptor),
      fsync(descriptor) == 0, rename(template, path) == 0
    else {
      let error = SaveError.last(path)
      unlink(template)
      throw error
    }
    syncFolder(of: path)
  }

  private static func isSpecial(_ status: stat) -> Bool {
    status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  private static func accessible(_ path: String) throws(SaveError) {
    guard access(path, W_OK) == 0 else { throw .last(path) }
  }

  private static func writeThrough(_ text: String, to path: String) throws(SaveError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    guard FileDescriptorWriter.write(text, to: descriptor) else { throw .last(path) }
  }

  /// Where links lead, where they lead anywhere.
  private static func target(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes the new name last, too; a folder that can't be synced is no reason to fail.
  private static func syncFolder(of path: String) {
    let descriptor = open(folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
