internal import KeyModel

/// Makes a layout of one page of a dump of a screen.
struct TreeReader {
  var context: ImportContext
  let format: LayoutFormat
  /// Attributes that were warned of.
  private var unknown: Set<String> = []

  init(_ file: SourceFile, _ format: LayoutFormat) {
    context = ImportContext(file)
    self.format = format
  }

  /// The layout of a tree.
  ///
  /// - Parameters:
  ///   - roots: the tree.
  ///   - leastCharacters: how many buttons of single characters make a keyboard.
  ///   - missing: why there are no keys, where none are found.
  /// - Returns: a layout of one page.
  /// - Throws: `ImportError`: what `missing` makes, or the reason `limit`.
  mutating func read(
    _ roots: [TreeNode], leastCharacters: Int, missing: (KeyboardFinder) -> ImportError
  ) throws(ImportError) -> ImportedLayout {
    let finder = KeyboardFinder(roots, leastCharacters: leastCharacters)
    guard !finder.keys.isEmpty else { throw missing(finder) }
    var keys = finder.keys
    let invisible = keys.count(where: \.isInvisible)
    if invisible < keys.count, let first = keys.first(where: \.isInvisible) {
      context.warn(
        .notRead, at: first.place, "\(invisible) keys that aren't visible are left out")
      keys.removeAll(where: \.isInvisible)
    }
    if finder.evidence == .characters, let first = keys.first {
      context.warn(
        .notRead, at: first.place,
        "nothing says that there is a keyboard; buttons of single characters are taken for its keys"
      )
    }
    var builder = TreePage(format: format.id)
    let page = try builder.page(keys, id: context.file.stem, &context)
    var form = LayoutForm(id: "screen", unit: .points, pages: [page])
    form.initialPage = page.id
    form.place = page.place
    var document = LayoutDocument(id: context.file.stem, forms: [form])
    let languages = Set(keys.compactMap(\.language))
    if languages.count == 1, let language = languages.first { document.locales = [language] }
    document.source = LayoutSourceInfo(format: format.id, path: context.file.lastPart)
    return ImportedLayout(document, warnings: context.warnings)
  }

  /// Warns of an attribute that the format isn't known to have, once for each name.
  mutating func warnOfUnknown(_ name: String, at place: SourcePlace) {
    guard unknown.count < 100, unknown.insert(name).inserted else { return }
    context.warn(
      .unknownMember, at: place, "\(Excerpt.quoted(name)) isn't known; it is kept for keys")
  }
}
