internal import Glibc
internal import KeyModel
internal import LayoutFiles
internal import Narration
internal import Speech

/// What a person chose before the program began: their files, and the options that win over them.
struct Choices: Sendable {
  /// The settings that aren't the session's or the narrator's, as chosen.
  private(set) var preferences = Preferences()
  /// The others, in the order to set them.
  private(set) var assignments: [SettingsFile.Assignment] = []
  /// What characters are called.
  private(set) var names = NameOverrides()
  /// What is wrong with the files; told once, and all else goes on.
  private(set) var problems: [FileProblem] = []

  /// Reads the person's files and the options over them.
  ///
  /// - Throws: `UsageError` for an option that means nothing, or a file named by one that can't be
  ///   read.
  init(_ invocation: Invocation) throws(UsageError) {
    let file = try readSettings(invocation)
    problems += file.problems
    for binding in file.bindings {
      preferences.keys.bind(
        binding.key, to: binding.command?.command, binding.command?.summary ?? "")
    }
    for assignment in file.assignments {
      // A file's settings have been checked.
      try? set(assignment.name, to: assignment.value)
    }
    let options = try Self.assignments(invocation)
    do throws(SettingError) {
      for (name, value) in options { try set(name, to: value) }
    } catch {
      throw UsageError(UnmetRequest.setting(error).message)
    }
    readNames(try source(invocation.value(.names), or: "names.txt"))
  }

  private mutating func set(_ name: String, to value: String) throws(SettingError) {
    if SettingsRouter.owner(of: name) == .preferences {
      try Preferences.rows.set(name, to: value, in: &preferences)
      return
    }
    var scratch = AllSettings()
    try AllSettings.rows.set(name, to: value, in: &scratch)
    assignments.append(SettingsFile.Assignment(name: name, value: value))
  }

  /// The settings that options set, in the order to set them.
  private static func assignments(
    _ invocation: Invocation
  ) throws(UsageError) -> [(String, String)] {
    var assignments: [(String, String)] = []
    if let profile = invocation.value(.profile) { assignments.append(("profile", profile)) }
    for setting in invocation.values(.set) {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw UsageError("--set takes NAME=VALUE, not '\(setting)'")
      }
      assignments.append((String(parts[0]), String(parts[1])))
    }
    if let voice = invocation.value(.voice) { assignments.append(("voice", voice)) }
    for (option, range) in numbers {
      guard let number = try invocation.number(option, in: range) else { continue }
      assignments.append((option.rawValue, String(number)))
    }
    return assignments
  }

  private static let numbers: [(Option, ClosedRange<Int>)] = [
    (.rate, SpeechRate.allowed), (.pitch, SpeechPitch.allowed), (.volume, SpeechVolume.allowed),
    (.scale, TerminalSettings.allowedScales),
  ]

  private mutating func readNames(_ file: SourceFile?) {
    guard let file else { return }
    do throws(ImportError) {
      let start = try file.checkText()
      let text = String(decoding: file.bytes[start...], as: UTF8.self)
      do throws(NameFileError) {
        names = try NameOverrides(parsing: text)
      } catch {
        let place = SourcePlace(file: file.name, line: error.line, column: error.column)
        problems.append(FileProblem(error.description, at: place))
      }
    } catch {
      problems.append(FileProblem(error))
    }
  }

  private mutating func readSettings(
    _ invocation: Invocation
  ) throws(UsageError) -> SettingsFile {
    let option = invocation.value(.settings)
    guard option != "none", let file = try source(option, or: "settings.json") else {
      return SettingsFile()
    }
    return SettingsFile(file)
  }

  /// The file that an option names, else the person's own; nil where they have none that can be
  /// read.
  private mutating func source(
    _ option: String?, or name: String
  ) throws(UsageError) -> SourceFile? {
    let own = UserFolders.configuration.map { "\($0)/\(name)" }
    guard let path = option ?? own, option != nil || access(path, F_OK) == 0 else { return nil }
    do throws(ImportError) {
      return try SourceFile(path: path)
    } catch {
      guard option == nil else { throw UsageError("\(path): \(error.message)") }
      problems.append(FileProblem(error))
      return nil
    }
  }
}
