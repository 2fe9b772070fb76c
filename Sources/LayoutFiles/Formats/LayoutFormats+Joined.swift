extension LayoutFormats {
  /// Reads files of one page each as one layout.
  ///
  /// - Parameter files: at least one, in the order of their pages.
  /// - Returns: the layouts joined, with the warnings of all.
  /// - Throws: `ImportError` for the first file that can't be read.
  public static func read(joining files: [SourceFile]) throws(ImportError) -> ImportedLayout {
    var documents: [LayoutDocument] = []
    var warnings: [ImportWarning] = []
    for file in files {
      let imported = try read(file)
      documents.append(imported.document)
      warnings += imported.warnings
    }
    return ImportedLayout(LayoutDocument.joining(documents), warnings: warnings)
  }

  /// The files that one argument of a command line names: "letters.xml+numbers.xml" are two.
  ///
  /// "+" is part of the names of real layouts too ("ch+fr.json"): a file of the whole name comes
  /// first, and each part is taken to be as long as there is such a file.
  ///
  /// - Parameters:
  ///   - argument: as it was given.
  ///   - exists: whether there is a file of a name.
  /// - Returns: the names, in order; the argument itself where its parts aren't all files.
  public static func paths(of argument: String, exists: (String) -> Bool) -> [String] {
    guard argument.contains("+"), !exists(argument) else { return [argument] }
    let parts = argument.split(separator: "+", omittingEmptySubsequences: false)
    // More pages than this has no keyboard, and each more costs questions to the file system.
    guard parts.count <= 32 else { return [argument] }
    var paths: [String] = []
    var start = 0
    while start < parts.count {
      let end = (start..<parts.count).reversed().first { exists(joined(parts[start...$0])) }
      guard let end else { return [argument] }
      paths.append(joined(parts[start...end]))
      start = end + 1
    }
    return paths
  }

  private static func joined(_ parts: ArraySlice<Substring>) -> String {
    parts.joined(separator: "+")
  }
}
