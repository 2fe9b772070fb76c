internal import KeyModel

/// Reads layouts of FlorisBoard.
struct FlorisReader {
  static let syntax: JSONSyntax = [.comments, .trailingCommas]

  var context: ImportContext
  let files: FlorisExtension
  let subtype: FlorisSubtype
  var situation = KeySelector.Situation()
  /// The pages that there are.
  private(set) var pages: [(page: FlorisPage, file: SourceFile)] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let json = try PositionedJSON.parse(file, syntax: syntax)
    let peek = JSONPeek(file)
    if isIndex(peek) || isPopupMapping(peek) { throw noLayout(file, peek) }
    var context = ImportContext(file)
    let files = FlorisExtension(file)
    let subtype = try FlorisSubtype(file.stem, of: files, &context)
    var reader = FlorisReader(context: context, files: files, subtype: subtype)
    let document = try reader.document(json)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private init(context: ImportContext, files: FlorisExtension, subtype: FlorisSubtype) {
    self.context = context
    self.files = files
    self.subtype = subtype
    situation.isRightToLeft = subtype.direction == .rightToLeft
  }

  /// Whether the file lists what an extension has.
  static func isIndex(_ peek: JSONPeek) -> Bool {
    peek.names.contains("meta") && peek.names.contains("$")
  }

  /// Whether the file tells long presses of keys that others have.
  static func isPopupMapping(_ peek: JSONPeek) -> Bool {
    let sections: Set<String> = ["all", "uri", "normal", "email", "password"]
    return !peek.names.isEmpty && sections.isSuperset(of: peek.names)
      && !Set(peek.innerNames).isDisjoint(with: ["relevant", "main"])
  }

  /// Whether most keys have a code, as FlorisBoard wants it: HeliBoard's have labels alone.
  static func hasCodes(_ bytes: [UInt8]) -> Bool {
    let names = bytes.prefix(1 << 16).split(separator: UInt8(ascii: "\""))
    let code = Array("code".utf8)
    let label = Array("label".utf8)
    let points = Array("codePoints".utf8)
    let codes = names.count { $0.elementsEqual(code) || $0.elementsEqual(points) }
    return codes * 2 > names.count { $0.elementsEqual(label) }
  }

  private static func noLayout(_ file: SourceFile, _ peek: JSONPeek) -> ImportError {
    ImportError(
      .noLayout, at: file.start, expected: "a layout: rows of keys",
      found: isIndex(peek) ? "the list of an extension" : "long presses for keys of other files",
      remedy: "give one of the files in the extension's folder layouts/characters")
  }

  private mutating func document(_ json: PositionedJSON) throws(ImportError) -> LayoutDocument {
    let rows = try KeyRows.rows(json)
    let main = files.kind.map { FlorisPage(rawValue: $0) } ?? Self.guess(rows)
    try findPages(main)
    var form = LayoutForm(id: "phone", unit: .keyWidth, pages: [])
    form.pages.append(try page(main, rows))
    for (page, file) in pages where page != main {
      let json = try PositionedJSON.parse(file, syntax: Self.syntax)
      form.pages.append(try self.page(page, try KeyRows.rows(json)))
    }
    form.initialPage = form.pages.first?.id
    form.place = json.place
    var document = LayoutDocument(id: context.file.stem, name: subtype.name, forms: [form])
    document.locales = subtype.languages
    document.direction = subtype.direction
    document.source = LayoutSourceInfo(
      format: LayoutFormat.florisBoard.id, path: context.file.lastPart)
    return document
  }

  /// What a file is that lies in no extension: letters, unless it has the keys around them itself.
  private static func guess(_ rows: [[PositionedJSON]]) -> FlorisPage? {
    let isWhole = rows.joined().contains { [10, 32, -7].contains($0["code"]?.double) }
    return isWhole ? nil : .characters
  }

  /// Other pages that keys of the layout can show, as far as they lie in the extension.
  private mutating func findPages(_ main: FlorisPage?) throws(ImportError) {
    guard let main else { return }
    let wanted: [FlorisPage] =
      switch main {
      case .characters, .symbols, .symbols2: [.symbols, .symbols2, .numeric, .numericAdvanced]
      case .phone, .phone2: [.phone, .phone2]
      case .numeric, .numericAdvanced, .numericRow: []
      }
    pages = [(main, context.file)]
    for page in wanted where page != main {
      guard let file = try files.layout(page.rawValue, subtype.layout(page)) else { continue }
      pages.append((page, file))
    }
  }

  private mutating func page(
    _ page: FlorisPage?, _ rows: [[PositionedJSON]]
  ) throws(ImportError) -> LayoutPage {
    var keys = try self.rows(rows)
    if let page, let frame = try frame(of: page) {
      keys = KeyRows.merge(keys, into: frame) { Self.isPlaceholder($0) }
    }
    var result = KeyRows.page(page?.id ?? "letters", keys, plainWidth: 1)
    result.kind = page?.kind
    result.place = rows.first?.first?.place
    return result
  }

  private mutating func rows(
    _ rows: [[PositionedJSON]]
  ) throws(ImportError) -> [[LayoutKey]] {
    var result: [[LayoutKey]] = []
    for row in rows {
      var keys: [LayoutKey] = []
      for json in row { keys.append(try key(json)) }
      result.append(keys)
    }
    return result
  }

  /// The rows around a page: those of the extension, for letters else the usual ones.
  private mutating func frame(of page: FlorisPage) throws(ImportError) -> [[LayoutKey]]? {
    guard let folder = page.frame else { return nil }
    let id = page == .characters ? subtype.frame : subtype.layout(page)
    for name in [id, "default"] {
      guard let file = try files.layout(folder, name) else { continue }
      let json = try PositionedJSON.parse(file, syntax: Self.syntax)
      return try rows(try KeyRows.rows(json))
    }
    let usual = SourceFile(name: "usual keys", bytes: Array(usualFrame(page).utf8))
    let json = try PositionedJSON.parse(usual)
    return try rows(try KeyRows.rows(json)).map { $0.map { $0.placeless() } }
  }

  /// The keys that any keyboard has beside its letters; those that show a page, where it is there.
  private func usualFrame(_ page: FlorisPage) -> String {
    let corner: (code: Int, shows: FlorisPage?) =
      switch page {
      case .symbols: (-203, .symbols2)
      case .symbols2: (-202, .symbols)
      default: (-11, nil)
      }
    let back: (code: Int, shows: FlorisPage) =
      page == .characters ? (-202, .symbols) : (-201, .characters)
    let isThere = { (page: FlorisPage) in pages.contains { $0.page == page } }
    let first = corner.shows.map(isThere) ?? true ? "{ \"code\": \(corner.code) }, " : ""
    let last = isThere(back.shows) ? "{ \"code\": \(back.code) }, " : ""
    return """
      [[\(first){ "code": 0, "type": "placeholder" }, { "code": -7 }],
       [\(last){ "code": 44, "label": "," }, { "code": 32, "label": "space" },
        { "code": 46, "label": "." }, { "code": 10, "label": "enter" }]]
      """
  }

  private static func isPlaceholder(_ key: LayoutKey) -> Bool {
    key.role == .spacer && key.sourceID == "0"
  }
}
