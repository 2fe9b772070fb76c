internal import KeyModel

/// Reads layouts of GNOME's on-screen keyboard.
struct GNOMEReader {
  var context: ImportContext
  var levels: Set<String> = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let json = try PositionedJSON.parse(file)
    var reader = GNOMEReader(context: ImportContext(file))
    let document = try reader.document(json)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ json: PositionedJSON) throws(ImportError) -> LayoutDocument {
    var object = try ObjectReader(json, expected: "a layout")
    let list = try object.requiredList("levels")
    guard !list.isEmpty else {
      throw ImportError(
        .missing, at: object.value("levels")?.place ?? json.place, expected: "at least one level",
        found: "an empty list", remedy: "add one, with rows of keys")
    }
    levels = Set(list.compactMap { $0["level"]?.string })
    var form = LayoutForm(id: "touch", unit: .keyWidth, pages: [])
    var ids = UniqueIDs()
    for level in list { form.pages.append(try page(level, &ids)) }
    form.initialPage = form.pages.first { $0.mode == .initial }?.id
    form.place = json.place
    let name = try object.string("name")
    var document = LayoutDocument(id: context.file.stem, name: name, forms: [form])
    if let locale = try object.string("locale") { document.locales = [locale] }
    document.source = LayoutSourceInfo(
      format: LayoutFormat.gnome.id, path: context.file.lastPart)
    document.extras = kept(object)
    return document
  }

  private mutating func page(
    _ json: PositionedJSON, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutPage {
    var object = try ObjectReader(json, expected: "a level")
    let id = try object.requiredString("level")
    let uniqueID = ids.unique(id)
    if uniqueID != id {
      context.warn(
        .repeatedID, at: json.place,
        "the layout has two levels of the id \(Excerpt.quoted(id)); this one is now \(uniqueID)")
    }
    var page = LayoutPage(id: uniqueID, rows: [])
    page.kind = GNOMEWords.kinds[id]
    page.modifiers = id == "default" ? [] : [id.split(separator: "+").map(String.init)]
    page.mode = try object.choice("mode", LayoutPage.Mode.self, &context)
    page.place = json.place
    let returns = page.mode == .latched && levels.contains("default")
    for (index, element) in try object.requiredList("rows").enumerated() {
      page.rows.append(try row(element, number: index + 1, nextPage: returns ? "default" : nil))
    }
    if page.keys.isEmpty { context.warn(.empty, at: json.place, "the level has no keys") }
    page.extras = kept(object)
    return page
  }

  private mutating func row(
    _ json: PositionedJSON, number: Int, nextPage: String?
  ) throws(ImportError) -> LayoutRow {
    guard let elements = json.array else { throw json.mismatch(expected: "a list of keys") }
    var row = LayoutRow(keys: [])
    for (index, element) in elements.enumerated() {
      var key = try key(element, id: "r\(number)k\(index + 1)")
      if key.role == .character { key.nextPage = nextPage }
      row.keys.append(key)
    }
    return row
  }

  /// What nobody asked for, under the name of the format.
  mutating func kept(_ object: ObjectReader) -> Extras {
    let members = object.rest(&context, known: ["start"])
    return members.isEmpty ? [] : [JSON.Member("gnome", .object(members))]
  }
}
