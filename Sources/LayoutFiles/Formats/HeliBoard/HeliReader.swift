internal import KeyModel

/// Reads layouts of HeliBoard.
///
/// Members are nearly those of FlorisBoard; a label alone tells what a key does.
struct HeliReader {
  static let syntax: JSONSyntax = [.comments, .trailingCommas, .bareNames]

  var context: ImportContext
  let files: FlorisExtension
  /// The page that keys are read for.
  var page = HeliPage.main
  /// The pages that there are.
  private(set) var pages: [(page: HeliPage, file: SourceFile)] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    if file.lastPart.hasSuffix(".txt"), HeliText.isKeyTexts(file.bytes) {
      throw ImportError(
        .noLayout, at: file.start, expected: "a layout: a key a line",
        found: "texts of a language for keys of other files",
        remedy: "give one of the files in layouts/main")
    }
    var reader = HeliReader(context: ImportContext(file), files: FlorisExtension(file))
    let document = try reader.document()
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private init(context: ImportContext, files: FlorisExtension) {
    self.context = context
    self.files = files
  }

  private mutating func document() throws(ImportError) -> LayoutDocument {
    let file = context.file
    let main = files.kind.map { HeliPage(rawValue: $0) } ?? .main
    try findPages(main)
    var form = LayoutForm(id: "phone", unit: .screenFraction, pages: [])
    for (page, file) in pages { form.pages.append(try self.page(page, file)) }
    if main == nil { form.pages.append(try self.page(nil, file)) }
    form.initialPage = form.pages.first?.id
    form.place = file.start
    var document = LayoutDocument(id: file.stem, forms: [form])
    document.source = LayoutSourceInfo(format: LayoutFormat.heliBoard.id, path: file.lastPart)
    return document
  }

  private mutating func findPages(_ main: HeliPage?) throws(ImportError) {
    guard let main else { return }
    pages = [(main, context.file)]
    for page in HeliPage.allCases where page != main && main != .numpad {
      for name in page.usualFiles {
        guard let file = try files.file("layouts/" + name) else { continue }
        pages.append((page, file))
      }
    }
  }

  private mutating func page(
    _ page: HeliPage?, _ file: SourceFile
  ) throws(ImportError) -> LayoutPage {
    self.page = page ?? .main
    var keys = try rows(of: file)
    if page != nil, page != .numpad, !keys.joined().contains(where: \.isSpace) {
      var frame = try frame()
      Self.moveLastPair(of: &keys, into: &frame)
      keys = KeyRows.merge(keys, into: frame) { $0.sourceID == "placeholder" }
    }
    var result = KeyRows.page(self.page.id, keys, plainWidth: 0.1, least: 1)
    result.kind = page?.kind
    result.place = file.start
    return result
  }

  private mutating func rows(of file: SourceFile) throws(ImportError) -> [[LayoutKey]] {
    if file.lastPart.hasSuffix(".txt") { return try rows(ofText: file) }
    let json = try PositionedJSON.parse(file, syntax: Self.syntax)
    return try rows(try KeyRows.rows(json))
  }

  private mutating func rows(ofText file: SourceFile) throws(ImportError) -> [[LayoutKey]] {
    var result: [[LayoutKey]] = []
    for row in try HeliText.rows(file) {
      var keys: [LayoutKey] = []
      for words in row { keys.append(try key(words)) }
      result.append(keys)
    }
    return result
  }

  private mutating func rows(_ rows: [[PositionedJSON]]) throws(ImportError) -> [[LayoutKey]] {
    var result: [[LayoutKey]] = []
    for row in rows {
      var keys: [LayoutKey] = []
      for json in row { keys.append(try key(json)) }
      result.append(keys)
    }
    return result
  }

  /// A last row of two keys stands for comma and period in the row of the space bar.
  private static func moveLastPair(of keys: inout [[LayoutKey]], into frame: inout [[LayoutKey]]) {
    guard keys.count > 1, let pair = keys.last, pair.count == 2 else { return }
    for row in frame.indices {
      guard let comma = frame[row].firstIndex(where: { $0.title.icon == "comma" }),
        let period = frame[row].firstIndex(where: { $0.title.icon == "period" })
      else { continue }
      frame[row][comma] = pair[0]
      frame[row][period] = pair[1]
      keys.removeLast()
      return
    }
  }

  /// The rows around a page: HeliBoard's where they lie beside the layout, else the usual ones.
  private mutating func frame() throws(ImportError) -> [[LayoutKey]] {
    if let file = try files.file("layouts/functional/functional_keys.json") {
      return try rows(of: file)
    }
    let usual = SourceFile(name: "usual keys", bytes: Array(Self.usualFrame.utf8))
    let json = try PositionedJSON.parse(usual)
    return try rows(try KeyRows.rows(json)).map { $0.map { $0.placeless() } }
  }

  /// The keys that any keyboard has beside its letters.
  private static let usualFrame = """
    [[{ "label": "shift", "width": 0.15 }, { "type": "placeholder" },
      { "label": "delete", "width": 0.15 }],
     [{ "label": "symbol_alpha", "width": 0.15 }, { "label": "comma" }, { "label": "space" },
      { "label": "period" }, { "label": "action", "width": 0.15 }]]
    """
}

extension LayoutKey {
  /// Whether the key is the space bar, which layouts have that are whole by themselves.
  fileprivate var isSpace: Bool { output?.text == " " }
}
