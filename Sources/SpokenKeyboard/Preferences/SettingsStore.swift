internal import Glibc
internal import KeyModel
internal import LayoutFiles

/// Where settings that a person changed are kept: their own file, or the one that an option names.
struct SettingsStore: Sendable {
  /// The file; nil where there is none to be kept in.
  let path: String?

  /// The file that the option names, else the person's own.
  init(_ invocation: Invocation) {
    let option = invocation.value(.settings)
    path = option == "none" ? nil : option ?? UserFolders.configuration.map(Self.file(in:))
  }

  /// A store in this file.
  init(path: String?) { self.path = path }

  /// The settings file of a folder.
  static func file(in folder: String) -> String { "\(folder)/settings.json" }

  /// Keeps settings; the rest of the file stays as it stands.
  ///
  /// - Throws: `SaveError` where there is no file to keep them in, it can't be written, or has a
  ///   mistake that has to be mended first: it isn't touched then.
  func save(_ assignments: [SettingsFile.Assignment]) throws(SaveError) {
    guard let path else { throw SaveError("settings", reason: "no file is in use") }
    guard access(path, F_OK) == 0 else {
      makeFolder(of: path)
      return try AtomicFile.write(SettingsEdit.text(of: assignments), to: path)
    }
    var status = stat()
    guard access(path, W_OK) == 0, stat(path, &status) == 0 else { throw .last(path) }
    // Written anew, it would be another person's no more.
    guard status.st_uid == geteuid() else {
      throw SaveError(path, reason: "belongs to somebody else")
    }
    try AtomicFile.write(try edited(path, assignments), to: path)
  }

  private func edited(
    _ path: String, _ assignments: [SettingsFile.Assignment]
  ) throws(SaveError) -> String {
    do throws(FileProblem) {
      return try SettingsEdit.text(of: try read(path), with: assignments)
    } catch {
      throw SaveError("\(error.place.file), line \(error.place.line)", reason: error.message)
    }
  }

  private func read(_ path: String) throws(FileProblem) -> SourceFile {
    do throws(ImportError) {
      return try SourceFile(path: path)
    } catch {
      throw FileProblem(error)
    }
  }

  /// Makes the folder and those it is in, where they are missing; the writing tells where it can't.
  private func makeFolder(of path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    for index in parts.indices where !parts[index].isEmpty {
      mkdir(parts[...index].joined(separator: "/"), 0o700)
    }
  }
}
