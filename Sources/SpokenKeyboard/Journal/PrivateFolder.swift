internal import Glibc

/// The folder of the journals, which only its owner can look into.
enum PrivateFolder {
  /// Makes the folder, and those that it lies in, where they are missing.
  static func make(_ path: String) throws(SaveError) {
    var made = ""
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o700) != 0, errno != EEXIST, errno != EISDIR { throw .last(made) }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { throw .last(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      throw SaveError(path, reason: "not a folder")
    }
    guard status.st_uid == geteuid() else {
      throw SaveError(path, reason: "belongs to somebody else")
    }
    // Another program may have made it for all to see.
    if status.st_mode & 0o077 != 0, chmod(path, 0o700) != 0 { throw .last(path) }
  }
}
