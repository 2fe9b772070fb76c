internal import KeyModel

/// Brings in what a keyboard imports: other files of its folder, and CLDR's own.
struct LDMLImports {
  /// Something that stands in a section of a keyboard.
  enum Item {
    /// An element, of the keyboard's file or of an imported one.
    case element(XMLElement)
    /// Keys of a file of CLDR that isn't there, and where it is imported.
    case commonKeys([(id: String, output: String)], SourcePlace)
  }

  private var filesRead = 0

  /// The sections of a keyboard, imported ones in the place of their import.
  mutating func sections(
    of root: XMLElement, in file: SourceFile, _ context: inout ImportContext
  ) throws(ImportError) -> [(element: XMLElement, file: SourceFile)] {
    var sections: [(XMLElement, SourceFile)] = []
    for child in root.children {
      guard child.name == "import" else {
        sections.append((child, file))
        continue
      }
      guard let found = try target(of: child, in: file, &context) else { continue }
      sections.append((found.document.root, found.file))
    }
    return sections
  }

  /// What stands in a section, imported elements in the place of their import.
  mutating func items(
    of section: XMLElement, in file: SourceFile, _ context: inout ImportContext,
    open: [String] = []
  ) throws(ImportError) -> [Item] {
    var items: [Item] = []
    for child in section.children {
      guard child.name == "import" else {
        items.append(.element(child))
        continue
      }
      items += try imported(child, into: section, in: file, &context, open: open)
    }
    return items
  }

  private mutating func imported(
    _ element: XMLElement, into section: XMLElement, in file: SourceFile,
    _ context: inout ImportContext, open: [String]
  ) throws(ImportError) -> [Item] {
    if let keys = Self.commonKeys(element), section.name == "keys",
      Self.candidates(element, file).allSatisfy({ !isThere($0, file) })
    {
      return [.commonKeys(keys, element.place)]
    }
    guard let found = try target(of: element, in: file, &context) else { return [] }
    let root = found.document.root
    guard root.name == section.name else {
      context.warn(
        .unknownValue, at: element.place,
        "\(Excerpt.quoted(found.file.lastPart)) has \(Excerpt.quoted(root.name)) where "
          + "\(Excerpt.quoted(section.name)) are imported; it is left out")
      return []
    }
    guard !open.contains(found.file.nameInFolder) else {
      context.warn(
        .unknownValue, at: element.place,
        "\(Excerpt.quoted(found.file.lastPart)) imports itself; it is left out here")
      return []
    }
    return try items(
      of: root, in: found.file, &context, open: open + [found.file.nameInFolder])
  }

  /// The file that is imported; nil, with a warning, where there is none that can be read.
  private mutating func target(
    of element: XMLElement, in file: SourceFile, _ context: inout ImportContext
  ) throws(ImportError) -> (file: SourceFile, document: XMLDocument)? {
    filesRead += 1
    guard filesRead <= context.file.limits.includedFiles else {
      throw .beyond("at most \(context.file.limits.includedFiles) imports", at: element.place)
    }
    var reason = "it names no file"
    for candidate in Self.candidates(element, file) {
      do {
        let other = try sibling(candidate, file)
        return (other, try XMLDocument.parse(other))
      } catch {
        reason = error.reason == .unreadable ? error.found : "\(error.place): \(error.message)"
        if error.reason != .unreadable { break }
      }
    }
    context.warn(
      .missingFile, at: element.place,
      "\(Excerpt.quoted(element["path"] ?? "")) isn't imported: \(reason)")
    return nil
  }

  private static func commonKeys(_ element: XMLElement) -> [(id: String, output: String)]? {
    guard element["base"] == "cldr", let path = element["path"] else { return nil }
    return LDMLCommonKeys.files[path.split(separator: "/").last.map(String.init) ?? ""]
  }

  /// Names, from the top of the folder, under which a file may lie.
  ///
  /// Files of CLDR are looked for beside the keyboard and in each folder above it, up to the one that
  /// was given: as they are named, and in CLDR's own folder `import`.
  private static func candidates(_ element: XMLElement, _ file: SourceFile) -> [String] {
    guard let path = element["path"], !path.isEmpty else { return [] }
    let folders = file.nameInFolder.split(separator: "/").dropLast().map(String.init)
    let here = folders.map { $0 + "/" }.joined()
    guard element["base"] == "cldr" else { return element["base"] == nil ? [here + path] : [] }
    let last = path.split(separator: "/").last.map(String.init) ?? path
    var names: [String] = []
    for count in stride(from: min(folders.count, 8), through: 0, by: -1) {
      let above = folders.prefix(count).map { $0 + "/" }.joined()
      names += [above + path, above + "import/" + last]
    }
    return [here + last] + names
  }

  private func sibling(_ name: String, _ file: SourceFile) throws(ImportError) -> SourceFile {
    let bytes = try file.folder.bytes(of: name, namedAt: file.start)
    let folder =
      file.name.hasSuffix(file.nameInFolder)
      ? String(file.name.dropLast(file.nameInFolder.count)) : ""
    return SourceFile(name: folder + name, bytes: bytes, folder: file.folder, nameInFolder: name)
  }

  private func isThere(_ name: String, _ file: SourceFile) -> Bool {
    // What isn't there isn't an error here: the question is whether it is.
    (try? file.folder.bytes(of: name)) != nil
  }
}
