internal import Glibc

/// The folder that the program was started in.
enum CurrentFolder {
  /// Its path from the root; nil where it is gone.
  static var path: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }
}
