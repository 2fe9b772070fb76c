internal import Glibc
internal import LayoutFiles

/// The journals of sessions that ended without saving their text.
struct JournalFolder {
  /// How the names of journals end.
  static let suffix = ".journal"
  /// How the name of one ends that is being written anew.
  static let newSuffix = suffix + ".new"

  /// Texts of any length: they are the person's own.
  static let limits = {
    var limits = ImportLimits()
    limits.fileBytes = 1 << 40
    limits.stringBytes = 1 << 40
    return limits
  }()

  /// A text that was left behind.
  struct Entry: Hashable, Sendable {
    let path: String
    let contents: JournalContents
  }

  let path: String

  /// The folder of this person; nil where they have no home.
  static var own: JournalFolder? {
    UserFolders.state.map { JournalFolder(path: $0 + "/journals") }
  }

  /// The texts that were left behind, the oldest first; those of sessions that go on are left out.
  func entries() -> [Entry] {
    names().filter { $0.hasSuffix(Self.suffix) }.compactMap { name in
      let path = path + "/" + name
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_SH | LOCK_NB) == 0 else { return nil }
      // What can't be read any more is no text that could be given back.
      guard let file = try? SourceFile(path: path, limits: Self.limits),
        let contents = JournalContents(file.bytes),
        !contents.text.isEmpty
      else { return nil }
      return Entry(path: path, contents: contents)
    }
  }

  /// Takes away what sessions that are gone left without a text in it.
  func tidy() {
    for name in names() {
      let path = path + "/" + name
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      // One that was being written anew when all ended: the one before is whole.
      guard name.hasSuffix(Self.suffix) else {
        unlink(path)
        continue
      }
      // What can't be read stays: a person may still make something of it.
      let file = try? SourceFile(path: path, limits: Self.limits)
      if let contents = file.flatMap({ JournalContents($0.bytes) }), contents.text.isEmpty {
        unlink(path)
      }
    }
  }

  /// Takes a journal away.
  func remove(_ entry: Entry) { unlink(entry.path) }

  private func names() -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(Self.suffix) || name.hasSuffix(Self.newSuffix) { names.append(name) }
    }
    return names.sorted()
  }
}
