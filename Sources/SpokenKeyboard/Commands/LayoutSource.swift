internal import Glibc
internal import KeyModel
internal import LayoutFiles
internal import ReportText

/// Finds the layouts that a command line names: built-in ones, files, and those that XKB has
/// installed.
enum LayoutSource {
  /// The built-in names.
  static var names: [String] { BuiltInLayouts.ids }

  /// The built-in names, for messages.
  static var builtInNames: String { BuiltInLayouts.ids.joined(separator: ", ") }

  /// What names of installed layouts begin with.
  static let installedPrefix = "xkb:"

  /// Warnings that are told of one layout; more are summed up.
  private static let mostWarnings = 10

  /// Whether a word can be nothing but a layout: a built-in one, a file, or an installed one.
  static func isKnown(_ name: String) -> Bool {
    names.contains(name) || name.hasPrefix(installedPrefix) || isFile(name)
  }

  /// Whether a layout of this name can be had now.
  static func isThere(_ name: String, languageTag: String) -> Bool {
    // Why it can't doesn't matter to whoever has another to go on with.
    (try? imported(name, languageTag: languageTag)) != nil
  }

  /// The name that finds the same layout later, from any folder.
  static func lastingName(of name: String) -> String {
    guard !names.contains(name), isFile(name) else { return name }
    let lasting = paths(of: name).compactMap(realPath)
    return lasting.isEmpty ? name : lasting.joined(separator: "+")
  }

  private static func realPath(_ name: String) -> String? {
    guard let path = realpath(name, nil) else { return nil }
    defer { free(path) }
    return String(validatingCString: path)
  }

  /// The files that a name stands for: more than one where several dumps of a page each are joined
  /// by "+".
  static func paths(of name: String) -> [String] {
    LayoutFormats.paths(of: name) { FileKind(of: $0) == .file }
  }

  /// Whether a word is a path, or there is a file of that name.
  private static func isFile(_ name: String) -> Bool {
    name.contains("/") || name.contains(".") || access(name, F_OK) == 0
  }

  /// The layouts of these names, in order; the first built-in one where there are no names.
  ///
  /// What was read around in a file is told on standard error.
  ///
  /// - Parameters:
  ///   - names: as they were given.
  ///   - languageTag: the language that is spoken.
  ///   - form: the kind of keyboard, of layouts that have several; their first one unless given.
  /// - Returns: the layouts.
  /// - Throws: `UsageError` for a name that is no layout's, a file that can't be read, or a form that
  ///   none of them has.
  static func layouts(
    _ names: [String], languageTag: String, form: String? = nil
  ) throws(UsageError) -> [Layout] {
    var layouts: [Layout] = []
    var forms: [String] = []
    var hasForm = form == nil
    for name in names.isEmpty ? [BuiltInLayouts.ids[0]] : names {
      if let layout = builtIn(name, languageTag: languageTag) {
        layouts.append(layout)
        continue
      }
      let imported = try imported(name, languageTag: languageTag)
      tell(imported.warnings, of: name)
      let ids = imported.document.forms.map(\.id)
      forms += ids
      hasForm = hasForm || ids.contains { $0 == form }
      layouts.append(imported.document.layout(form: form))
    }
    if let form, !hasForm { throw unknown(form: form, of: forms) }
    return layouts
  }

  /// The error for a form that no layout has.
  static func unknown(form: String, of forms: [String]) -> UsageError {
    guard !forms.isEmpty else {
      return UsageError("--form is for files that have forms; built-in layouts have none")
    }
    return .unknown(
      "form", form, nearest: NearestMatch.of(form, in: forms),
      hint: "the layout has \(forms.joined(separator: ", "))")
  }

  /// The layout of a name with everything that its source tells.
  ///
  /// - Throws: `UsageError` for a name that is no layout's, or a file that can't be read.
  static func imported(_ name: String, languageTag: String) throws(UsageError) -> ImportedLayout {
    if let layout = builtIn(name, languageTag: languageTag) {
      return ImportedLayout(LayoutDocument(layout))
    }
    do throws(ImportError) {
      if let installed = try LayoutFormats.named(name) { return installed }
      if isFile(name) {
        let paths = paths(of: name)
        guard paths.count > 1 else {
          return try LayoutFormats.read(try LayoutFormats.file(at: name))
        }
        return try LayoutFormats.read(
          joining: try paths.map { path throws(ImportError) in try LayoutFormats.file(at: path) })
      }
    } catch {
      throw UsageError(line(of: error, in: name))
    }
    throw .unknown(
      "layout", name, nearest: NearestMatch.of(name, in: BuiltInLayouts.ids),
      hint: "give a file, or one of \(builtInNames)")
  }

  /// An error as messages have it: without a line where it concerns a name, or a file that isn't
  /// there.
  private static func line(of error: ImportError, in name: String) -> String {
    if access(name, F_OK) == 0, isFolder(name) {
      return "\(name): a folder; 'spoken-keyboard layouts list \(name)' lists its layouts"
    }
    let hasNoLine = name.hasPrefix(installedPrefix) || error.reason == .unreadable
    return hasNoLine ? "\(name): \(error.message)" : "\(error.place): \(error.message)"
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Tells on standard error what was read around, a line each; many are only counted.
  private static func tell(_ warnings: [ImportWarning], of name: String) {
    guard warnings.count <= mostWarnings else {
      complain("\(name): \(warnings.count) warnings; 'spoken-keyboard layouts show' lists them")
      return
    }
    tellAll(warnings)
  }

  /// Tells on standard error what was read around, a line each.
  static func tellAll(_ warnings: [ImportWarning]) {
    for warning in warnings { complain("\(warning.place): warning: \(warning.message)") }
  }

  /// Writes a line to standard error.
  static func complain(_ message: String) {
    StandardStream.error.write("spoken-keyboard: \(VisibleText(message))\n")
  }

  private static func builtIn(_ name: String, languageTag: String) -> Layout? {
    // Asked only where it is needed: the locale's data costs milliseconds of the start.
    let separator =
      name == "numeric-decimal" ? ListenerLocale.decimalSeparator(languageTag: languageTag) : "."
    return BuiltInLayouts.layout(name, decimalSeparator: separator)
  }
}
