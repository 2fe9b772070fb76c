import Glibc
import LayoutFiles

/// Real layouts that may lie beside the repository: test data, never part of it.
enum SharedLayouts {
  private static let here = #filePath
  /// The root of the repository.
  static let root = here.components(dropping: 4)
  /// The folder of real layouts.
  static let path = root.components(dropping: 1) + "/shared/layouts"
  /// Whether it is there.
  static let isThere = access(path, R_OK | X_OK) == 0

  /// What was read of a file of the formats that are tested here, and how long that took.
  struct Reading: Sendable {
    var file: SourceFile
    var format: LayoutFormat?
    var result: Result<ImportedLayout, ImportError>
    var time: Duration

    var document: LayoutDocument? { try? result.get().document }
  }

  /// Folders of formats that are tested here.
  private static let folders = [
    "keyman", "keyman-tests", "gnome-osk", "florisboard", "heliboard", "ldml-keyboard3",
    "ldml-legacy",
  ]

  /// All of them, read once for all tests.
  static let readings: [Reading] = {
    // A folder that can't be read is missed by the test that counts.
    let files = (try? Self.files(in: folders)) ?? []
    return files.map { file in
      let start = ThreadClock.now
      let format = LayoutFormats.recognise(file)
      let result: Result<ImportedLayout, ImportError> = Result { () throws(ImportError) in
        try LayoutFormats.read(file)
      }
      return Reading(
        file: file, format: format, result: result, time: ThreadClock.now - start)
    }
  }()

  /// The files of some of its folders, by their names in the whole.
  static func files(in folders: [String]) throws -> [SourceFile] {
    let folder = SourceFolder(path: path)
    return try folder.names().filter { name in
      folders.contains { name.hasPrefix($0 + "/") } && !name.hasSuffix(".tsv")
    }.map { try SourceFile($0, in: folder) }
  }
}

/// A file that is compared with, and that `UPDATE_GOLDEN=1` rewrites.
struct GoldenFile {
  let path: String

  static var isUpdating: Bool { getenv("UPDATE_GOLDEN") != nil }

  /// The text of the file; empty where there is none.
  func text() throws -> String {
    guard access(path, R_OK) == 0 else { return "" }
    return String(decoding: try SourceFile(path: path).bytes, as: UTF8.self)
  }

  func write(_ text: String) throws {
    let file = fopen(path, "w")
    guard let file else { throw GoldenError.notWritten(path) }
    defer { fclose(file) }
    fputs(text, file)
  }

  enum GoldenError: Error {
    case notWritten(String)
  }
}

extension String {
  /// The path without its last parts.
  func components(dropping count: Int) -> String {
    split(separator: "/", omittingEmptySubsequences: false).dropLast(count).joined(separator: "/")
  }
}

/// What the processor has spent on this thread: other tests that run meanwhile don't count.
enum ThreadClock {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
