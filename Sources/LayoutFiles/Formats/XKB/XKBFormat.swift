internal import KeyModel

extension LayoutFormat {
  /// Keymaps of XKB as text, such as `xkbcli compile-keymap` and `xkbcomp` write; installed layouts
  /// are asked for by name, `xkb:de(neo)`.
  public static let xkb = LayoutFormat(
    id: "xkb", name: "XKB keymap",
    recognises: { file in
      let start = XKBText.firstWord(of: file.bytes)
      let isKeymap = start.map { XKBText.beginnings.contains($0) } ?? false
      return isKeymap ? .byContent : (file.lastPart.hasSuffix(".xkb") ? .byName : .no)
    },
    read: { file throws(ImportError) in try XKBFile.read(file) })
}

/// Reads keymaps that are files.
enum XKBFile {
  /// Longer ones aren't read: real keymaps have less than 200 KB.
  private static let mostBytes = 4 << 20

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let start = try file.checkText()
    guard file.bytes.count <= mostBytes else {
      throw .tooLarge(bytes: file.bytes.count, limit: mostBytes, at: file.start)
    }
    try XKBText.check(file, from: start)
    guard let context = XKBContext(readsIncludes: false) else {
      throw XKBName.noLibrary(file.start)
    }
    guard let keymap = XKBKeymap(text: file.bytes[start...], context) else {
      throw error(context.messages, in: file)
    }
    let importing = ImportContext(file)
    var reader = XKBReader(keymap, geometry(keymap), importing)
    let form = try reader.form()
    var document = LayoutDocument(id: file.stem, name: keymap.name(ofGroup: 0), forms: [form])
    document.source = LayoutSourceInfo(format: LayoutFormat.xkb.id, path: file.lastPart)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  /// The keyboard that the file has keys for.
  private static func geometry(_ keymap: XKBKeymap) -> XKBGeometry {
    keymap.code("LSGT") == nil ? .ansi : .iso
  }

  /// The first fault that the library tells: "xkbcommon: ERROR: (input string):3:7: syntax error".
  private static func error(_ messages: [String], in file: SourceFile) -> ImportError {
    for message in messages {
      let parts = message.split(separator: ":", omittingEmptySubsequences: false)
      guard let source = parts.firstIndex(where: { $0.contains("(input string)") }),
        parts.count > source + 3, let line = Int(parts[source + 1]),
        let column = Int(parts[source + 2])
      else { continue }
      let place = SourcePlace(file: file.name, line: max(1, line), column: max(1, column))
      let what = parts[(source + 3)...].joined(separator: ":")
      return failure(at: place, what)
    }
    let first = messages.first.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
    return failure(at: file.start, first ?? "something else")
  }

  private static func failure(at place: SourcePlace, _ what: String) -> ImportError {
    let words = String(what.drop { $0 == " " })
    return ImportError(
      .syntax, at: place, expected: "a keymap that compiles",
      found: Excerpt.quoted(words), remedy: "write it with 'xkbcli compile-keymap'")
  }
}

extension XKBName {
  static func noLibrary(_ place: SourcePlace) -> ImportError {
    ImportError(
      .unreadable, at: place, expected: "libxkbcommon to start", found: "that it doesn't",
      remedy: "check the installation of libxkbcommon")
  }

  /// Reads the installed layout of the name.
  ///
  /// - Throws: `ImportError`, with the reason `unreadable` where there is no such layout.
  func read() throws(ImportError) -> ImportedLayout {
    guard let context = XKBContext(readsIncludes: true) else { throw Self.noLibrary(place) }
    let registry = XKBRegistry(folders: context.folders)
    guard !context.folders.isEmpty else {
      throw ImportError(
        .unreadable, at: place, expected: "the data of XKB", found: "none installed",
        remedy: "install the package xkb-data")
    }
    for part in parts where !registry.entries.isEmpty && registry.entry(part) == nil {
      throw unknown(part, registry)
    }
    guard let keymap = XKBKeymap(self, context) else { throw notCompiled(context) }
    var reader = XKBReader(
      keymap, XKBGeometry.of(layout: parts[0].layout, model: model),
      ImportContext(SourceFile(name: text, bytes: [])))
    let form = try reader.form()
    let entries = parts.compactMap(registry.entry)
    var document = LayoutDocument(id: text, forms: [form])
    document.name = entries.isEmpty ? nil : entries.map(\.description).joined(separator: ", ")
    for language in entries.flatMap(\.languages) where !document.locales.contains(language) {
      document.locales.append(language)
    }
    document.source = LayoutSourceInfo(format: LayoutFormat.xkb.id, path: text)
    if keymap.groupCount > 1 { reader.warnOfHiddenGroups(form) }
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private func notCompiled(_ context: XKBContext) -> ImportError {
    let what = context.messages.first.map { String($0.drop { $0 != " " }.dropFirst()) }
    return ImportError(
      .unreadable, at: place, expected: "a layout that XKB can put together",
      found: Excerpt.quoted(what ?? "nothing"), remedy: "give another layout, model or option")
  }

  private func unknown(_ part: Part, _ registry: XKBRegistry) -> ImportError {
    let nearest = registry.nearest(to: part)
    return ImportError(
      .unreadable, at: place, expected: "an installed layout of XKB",
      found: Excerpt.quoted(part.text),
      remedy: nearest.map { "did you mean '\($0)'?" }
        ?? "'spoken-keyboard layouts list xkb:' lists them")
  }
}

extension XKBReader {
  /// Groups that no key shows can't be reached.
  mutating func warnOfHiddenGroups(_ form: LayoutForm) {
    let shown = Set(
      form.pages.flatMap(\.keys).compactMap { key -> String? in
        key.function?.calledBy == .nextKeyboard ? key.function?.function.targetPage : nil
      })
    guard shown.isEmpty else { return }
    context.warn(
      .missingPage, at: context.file.start,
      "no key shows the other groups; add an option such as +grp:menu_toggle")
  }
}
