internal import KeyModel
internal import LabelAudit
internal import LayoutFiles

/// Something to be audited: a layout that comes with the program, or a file.
enum AuditSource: Hashable, Sendable {
  case builtIn(String)
  /// A layout that the system has, `xkb:de(neo)`.
  case installed(String)
  /// A file that was named itself: it has to be a layout.
  case file(String)
  /// Files of one page each that are joined to a layout: `letters.xml+numbers.xml`.
  case joined(String, files: [String])
  /// A file of a folder, which may hold other things as well.
  case entry(name: String, folder: String)

  /// All that paths name, each once, in the order of their names.
  ///
  /// - Throws: `UsageError` where a path is neither a layout's name nor a file or folder.
  static func all(_ paths: [String]) throws(UsageError) -> [AuditSource] {
    var found: [String: AuditSource] = [:]
    for path in paths {
      if LayoutSource.names.contains(path) {
        found[path] = .builtIn(path)
      } else if path.hasPrefix(LayoutSource.installedPrefix) {
        found[path] = .installed(path)
      } else if FileKind(of: path) == .folder {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        for name in try names(in: folder) {
          let entry = AuditSource.entry(name: name, folder: folder)
          found[entry.name] = found[entry.name] ?? entry
        }
      } else if FileKind(of: path) == .nothing {
        let files = LayoutSource.paths(of: path)
        if files.count > 1 {
          found[path] = .joined(path, files: files)
          continue
        }
        throw .unknown(
          "layout", path, nearest: NearestMatch.of(path, in: BuiltInLayouts.ids),
          hint: "give a file, a folder or one of \(LayoutSource.builtInNames)")
      } else {
        found[path] = .file(path)
      }
    }
    return found.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map(\.value)
  }

  private static func names(in folder: String) throws(UsageError) -> [String] {
    do throws(ImportError) {
      return try SourceFolder(path: folder).names()
    } catch {
      throw UsageError("\(folder): \(error.message)")
    }
  }

  /// The file as it is told, or the layout's id.
  var name: String {
    switch self {
    case .builtIn(let id), .installed(let id): id
    case .file(let path), .joined(let path, files: _): path
    case .entry(let name, let folder): folder == "." ? name : "\(folder)/\(name)"
    }
  }

  /// Whether its name is a path; of files that are joined each has its own.
  private var isPath: Bool {
    switch self {
    case .builtIn, .installed, .joined: false
    case .file, .entry: true
    }
  }

  /// The layouts, or why there are none; nil for a file of a folder that is no layout.
  func read(language: String) -> AuditedFile? {
    var file = contents(language: language)
    file?.report.isPath = isPath
    return file
  }

  private func contents(language: String) -> AuditedFile? {
    switch self {
    case .builtIn(let id): return AuditedFile(builtIn: id, language: language)
    case .file, .entry, .installed, .joined:
      do throws(ImportError) {
        if case .installed(let name) = self, let imported = try LayoutFormats.named(name) {
          return AuditedFile(imported, format: LayoutFormat.xkb.id, file: name)
        }
        if case .joined(_, let paths) = self {
          let files = try paths.map { path throws(ImportError) in try LayoutFormats.file(at: path) }
          let imported = try LayoutFormats.read(joining: files)
          // Every file was read, so that each is of a format.
          let format = files.first.flatMap(LayoutFormats.recognise) ?? .native
          return AuditedFile(imported, format: format.id, file: name)
        }
        let file = try source()
        guard let format = LayoutFormats.recognise(file) else {
          if case .entry = self { return nil }
          _ = try LayoutFormats.read(file)
          return nil
        }
        let imported = try format.read(file)
        return AuditedFile(imported, format: format.id, file: name)
      } catch {
        // A folder also holds what belongs to layouts and is none.
        if case .entry = self, error.reason == .noLayout { return nil }
        return AuditedFile(failure: error, file: name)
      }
    }
  }

  private func source() throws(ImportError) -> SourceFile {
    switch self {
    case .builtIn(let path), .installed(let path), .file(let path), .joined(let path, files: _):
      try LayoutFormats.file(at: path)
    case .entry(let name, let folder):
      try SourceFile(name, in: SourceFolder(path: folder), called: self.name)
    }
  }
}

/// A file that was read: its layouts, and the report that takes what is found in them.
struct AuditedFile: Sendable {
  var subjects: [AuditSubject] = []
  var report: FileReport
  /// The file as it was read; nil for a built-in layout and where it couldn't be read.
  var document: LayoutDocument?

  init(_ imported: ImportedLayout, format: String, file: String) {
    document = imported.document
    subjects = AuditSubject.all(of: imported.document, format: format, file: file)
    report = FileReport(
      file: file, format: format,
      notes: imported.warnings.map { FileReport.Note(place: $0.place, message: $0.message) })
  }

  init(failure: ImportError, file: String) {
    report = FileReport(
      file: file, failure: FileReport.Note(place: failure.place, message: failure.message))
  }

  init?(builtIn id: String, language: String) {
    let separator = ListenerLocale.decimalSeparator(languageTag: language)
    guard let layout = BuiltInLayouts.layout(id, decimalSeparator: separator) else { return nil }
    let language = layout.language ?? language
    subjects = [
      AuditSubject(
        name: LayoutName(file: id, id: id), locales: [language],
        pages: layout.pages.map { page in
          AuditPage(
            id: page.id,
            rows: page.rows.map { row in
              row.map { AuditKey(builtIn: $0, page: page.id, language: language) }
            },
            returnsToFirstPage: page.returnsToFirstPage)
        },
        source: AuditSubject.Source(), field: layout.field)
    ]
    report = FileReport(file: id)
  }
}
