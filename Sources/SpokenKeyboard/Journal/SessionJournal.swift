internal import Glibc
internal import KeyModel

/// Keeps the text of a session on disk, edit by edit, so that no way to end loses it.
///
/// Each edit is one `write` that is done before the key press is answered. It isn't forced to the
/// disk: what the kernel has outlives the process, if not the machine. The file is locked as long
/// as the session lives, which tells it from those that were left behind. A class since it owns the
/// open file.
final class SessionJournal {
  private let folder: String
  private let header: JournalRecord
  private let name: String
  private var descriptor: Int32 = -1
  /// The text as the journal has it.
  private var kept: [UInt8] = []
  /// How long the file is, in bytes, and how long it was when the text was last written whole.
  private var length = 0
  private var compactLength = 0
  private var isSecret = false
  private var hasComplained = false

  /// A journal is written anew when it has grown by this much, or by twice the text.
  private static let growth = 64 * 1024

  /// Makes a journal; there is no file until there is a text.
  ///
  /// - Parameters:
  ///   - folder: where journals are.
  ///   - layouts: what is typed on.
  init(folder: String, layouts: [String]) {
    self.folder = folder
    let now = time(nil)
    header = .session(started: now, layouts: layouts)
    name = "\(now)-\(getpid())\(JournalFolder.suffix)"
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Whether the text is in the journal.
  var isKept: Bool { descriptor >= 0 && !hasComplained }

  /// Where the text is, or will be.
  private var path: String { folder + "/" + name }

  /// Keeps the text of a session as it is now.
  ///
  /// Nothing of a secure field is kept, and from the moment that a field becomes one nothing of the
  /// session any more.
  /// - Throws: `SaveError` the first time that it can't be kept.
  func keep(_ session: Session) throws(SaveError) {
    if session.field.isSecureTextEntry { isSecret = true }
    guard !isSecret else { return remove() }
    let bytes = Array(session.document.text.utf8)
    guard let difference = TextDifference(from: kept, to: bytes) else { return }
    do throws(SaveError) {
      try write(difference, text: bytes)
      kept = bytes
      hasComplained = false
    } catch {
      guard !hasComplained else { return }
      hasComplained = true
      throw error
    }
  }

  /// Takes the journal away: the text is safe elsewhere, or isn't wanted.
  func remove() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
    kept = []
  }

  private func write(_ difference: TextDifference, text: [UInt8]) throws(SaveError) {
    let mayGrow = max(Self.growth, 2 * text.count)
    guard descriptor >= 0, length - compactLength < mayGrow else {
      try writeWhole(text)
      return
    }
    let line = JournalRecord.edit(difference).line
    guard FileDescriptorWriter.write(line, to: descriptor) else {
      let error = SaveError.last(path)
      // Half a record would hide those behind it.
      ftruncate(descriptor, off_t(length))
      lseek(descriptor, 0, SEEK_END)
      throw error
    }
    length += line.utf8.count
  }

  /// Writes a file of the text alone, and puts it in the place of the one that has grown.
  private func writeWhole(_ text: [UInt8]) throws(SaveError) {
    try PrivateFolder.make(folder)
    let new = folder + "/" + name.dropLast(JournalFolder.suffix.count) + JournalFolder.newSuffix
    unlink(new)
    let opened = open(new, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard opened >= 0 else { throw .last(new) }
    let lines = header.line + JournalRecord.text(String(decoding: text, as: UTF8.self)).line
    let isFirst = descriptor < 0
    // The first key press needn't wait for the disk, and has no older file to lose.
    guard flock(opened, LOCK_EX | LOCK_NB) == 0, FileDescriptorWriter.write(lines, to: opened),
      isFirst || fdatasync(opened) == 0, rename(new, path) == 0
    else {
      let error = SaveError.last(new)
      unlink(new)
      close(opened)
      throw error
    }
    if !isFirst { close(descriptor) }
    descriptor = opened
    length = lines.utf8.count
    compactLength = length
  }
}
