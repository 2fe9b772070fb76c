internal import KeyModel
internal import LayoutFiles

/// `layouts list`: the built-in layouts, those of a folder, or those that XKB has.
enum LayoutList {
  static func run(
    _ operands: [String], _ invocation: Invocation
  ) throws(UsageError) -> ExitStatus {
    guard let name = operands.first else {
      StandardStream.output.write(try builtIn(invocation.language))
      return .clean
    }
    if let extra = operands.dropFirst().first {
      throw UsageError("layouts list takes one folder; '\(extra)' is too much")
    }
    if name == LayoutSource.installedPrefix { return try installed() }
    guard LayoutSource.isFolder(name) else {
      throw UsageError(
        "\(name): no folder; 'spoken-keyboard layouts show' shows a single layout")
    }
    return try folder(name)
  }

  private static func builtIn(_ languageTag: String) throws(UsageError) -> String {
    var table = TextTable(columns: columns)
    for name in LayoutSource.names {
      let imported = try LayoutSource.imported(name, languageTag: languageTag)
      table.add(row(imported.document, named: name, format: "built-in"))
    }
    return table.text
  }

  /// All layouts of a folder; a file that can't be read is told and the others go on.
  private static func folder(_ path: String) throws(UsageError) -> ExitStatus {
    var prefix = path
    if !prefix.hasSuffix("/") { prefix += "/" }
    let entries: [FolderEntry]
    do throws(ImportError) {
      entries = try LayoutFormats.read(folder: SourceFolder(path: path), called: prefix)
    } catch {
      throw UsageError("\(path): \(error.message)")
    }
    guard !entries.isEmpty else {
      throw UsageError("\(path): no layouts in this folder; give one that has some")
    }
    var table = TextTable(columns: columns)
    var status = ExitStatus.clean
    for entry in entries {
      switch entry.result {
      case .success(let imported):
        let document = imported.document
        table.add(
          row(
            document, named: entry.name, format: document.source?.format ?? LayoutFormat.native.id))
      case .failure(let error):
        LayoutSource.complain("\(error.place): \(error.message)")
        status = .findings
      }
    }
    StandardStream.output.write(table.text)
    return status
  }

  private static func installed() throws(UsageError) -> ExitStatus {
    let names = LayoutFormats.installedNames()
    guard !names.isEmpty else {
      throw UsageError("no data of XKB is installed; install the package xkb-data")
    }
    var table = TextTable(columns: ["LAYOUT", "NAME"])
    for (name, title) in names { table.add([name, title]) }
    StandardStream.output.write(table.text)
    return .clean
  }

  private static let columns = ["LAYOUT", "LANGUAGE", "PAGES", "KEYS", "FORMAT", "NAME"]

  private static func row(
    _ document: LayoutDocument, named name: String, format: String
  ) -> [String] {
    let pages = document.forms.flatMap(\.pages)
    let keys = pages.flatMap(\.keys).filter(\.role.isKey)
    return [
      name, document.locales.first ?? "-", String(pages.count), String(keys.count), format,
      document.name ?? document.id,
    ]
  }
}
