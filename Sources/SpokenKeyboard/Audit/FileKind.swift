internal import Glibc

/// What a path leads to.
enum FileKind: Hashable, Sendable {
  case folder
  /// A file, or something that opens like one.
  case file
  case nothing

  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .nothing
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }
}
