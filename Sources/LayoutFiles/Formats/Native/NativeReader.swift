internal import KeyModel

/// Reads the project's own files.
///
/// A value of a wrong type ends the reading; what isn't known is kept and warned of.
struct NativeReader {
  var context: ImportContext

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let json = try PositionedJSON.parse(file)
    var reader = NativeReader(context: ImportContext(file))
    let document = try reader.document(json)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ json: PositionedJSON) throws(ImportError) -> LayoutDocument {
    var object = try ObjectReader(json, expected: "a layout")
    try checkSchema(&object)
    let id = try object.requiredString("id")
    let name = try object.string("name")
    let formList = try object.requiredList("forms")
    guard !formList.isEmpty else {
      throw ImportError(
        .missing, at: object.value("forms")?.place ?? json.place, expected: "at least one form",
        found: "an empty list", remedy: "add one, with pages of keys")
    }
    var forms: [LayoutForm] = []
    for element in formList { forms.append(try form(element)) }
    var document = LayoutDocument(id: id, name: name, forms: forms)
    document.names = try localizedTexts(object.value("names"), "names")
    document.locales = try object.strings("locales")
    document.script = try object.string("script")
    document.direction = try object.choice(
      "direction", LayoutDocument.Direction.self, &context)
    if let part = object.part("source") { document.source = try source(part) }
    for element in try object.list("displayMap") {
      document.displayMap.append(try displayMapping(element))
    }
    document.transforms = object.value("transforms")?.plain
    document.tests = object.value("tests")?.plain
    document.extras = try extras(&object)
    return document
  }

  private func checkSchema(_ object: inout ObjectReader) throws(ImportError) {
    let schema = try object.requiredString("schema")
    guard schema == NativeSchema.name else {
      throw ImportError(
        .otherFormat, at: object.value("schema")?.place ?? object.place,
        expected: "the schema '\(NativeSchema.name)'", found: Excerpt.quoted(schema),
        remedy: "give a layout of this program, or name the file's format")
    }
    guard let version = try object.number("version") else { throw object.missing("version") }
    guard version == Double(NativeSchema.version) else {
      throw ImportError(
        .version, at: object.value("version")?.place ?? object.place,
        expected: "version \(NativeSchema.version)",
        found: Int(exactly: version).map { "\($0)" } ?? "\(version)",
        remedy: "use a newer spoken-keyboard")
    }
  }

  private func displayMapping(_ json: PositionedJSON) throws(ImportError) -> DisplayMapping {
    var object = try ObjectReader(json, expected: "a character and its text")
    return DisplayMapping(
      character: try object.requiredString("character"), text: try object.requiredString("text"))
  }

  private mutating func source(_ json: PositionedJSON) throws(ImportError) -> LayoutSourceInfo {
    var object = try ObjectReader(json, expected: "what is known of the source")
    var source = LayoutSourceInfo(
      format: try object.requiredString("format"),
      formatVersion: try object.string("formatVersion"), path: try object.string("path"),
      licence: try object.string("licence"))
    source.extras = try extras(&object)
    return source
  }

  private mutating func form(_ json: PositionedJSON) throws(ImportError) -> LayoutForm {
    var object = try ObjectReader(json, expected: "a form")
    var pages: [LayoutPage] = []
    let id = try object.requiredString("id")
    for element in try object.requiredList("pages") { pages.append(try page(element)) }
    var form = LayoutForm(id: id, pages: pages)
    form.unit = try object.choice("unit", LayoutForm.Unit.self, &context) ?? .keyPercent
    form.minimumWidthMillimetres = try object.number("minimumWidthMillimetres")
    form.font = try object.string("font")
    form.initialPage = try object.string("initialPage")
    form.extras = try extras(&object)
    form.place = json.place
    warnOfMissingPages(form)
    return form
  }

  private mutating func page(_ json: PositionedJSON) throws(ImportError) -> LayoutPage {
    var object = try ObjectReader(json, expected: "a page")
    var page = LayoutPage(id: try object.requiredString("id"), rows: [])
    for element in try object.requiredList("rows") { page.rows.append(try row(element)) }
    page.name = try object.string("name")
    page.kind = try object.choice("kind", LayoutPage.Kind.self, &context)
    for element in try object.list("modifiers") {
      guard let names = element.array else {
        throw element.mismatch(expected: "a list of modifiers")
      }
      page.modifiers.append(try ObjectReader.strings(names, of: "modifiers"))
    }
    page.mode = try object.choice("mode", LayoutPage.Mode.self, &context)
    page.extras = try extras(&object)
    page.place = json.place
    renameRepeatedKeys(&page)
    return page
  }

  /// Keys are told apart by their ids: of two of one page with the same, the second gets another.
  private mutating func renameRepeatedKeys(_ page: inout LayoutPage) {
    var ids = UniqueIDs()
    for row in page.rows.indices {
      for index in page.rows[row].keys.indices {
        let key = page.rows[row].keys[index]
        let id = ids.unique(key.id)
        guard id != key.id else { continue }
        page.rows[row].keys[index].id = id
        guard let place = key.place else { continue }
        context.warn(
          .repeatedID, at: place,
          "the page has two keys of the id \(Excerpt.quoted(key.id)); this one is called "
            + "\(Excerpt.quoted(id))")
      }
    }
  }

  private mutating func warnOfMissingPages(_ form: LayoutForm) {
    let pages = Set(form.pages.map(\.id))
    for key in form.pages.flatMap(\.keys) {
      guard let place = key.place, let target = key.function?.function.targetPage,
        !pages.contains(target)
      else { continue }
      context.warn(
        .missingPage, at: place,
        "the key shows the page \(Excerpt.quoted(target)), which isn't there")
    }
  }

  private mutating func row(_ json: PositionedJSON) throws(ImportError) -> LayoutRow {
    var object = try ObjectReader(json, expected: "a row")
    var row = LayoutRow(keys: [])
    for element in try object.requiredList("keys") { row.keys.append(try key(element)) }
    row.id = try object.string("id")
    row.height = try object.number("height")
    row.extras = try extras(&object)
    return row
  }

  /// What stands under `ext`, and whatever isn't known.
  mutating func extras(_ object: inout ObjectReader) throws(ImportError) -> Extras {
    guard let value = object.value("ext") else { return object.rest(&context) }
    guard let members = value.object else {
      throw value.mismatch(expected: "an object for 'ext'")
    }
    let kept = members.map { JSON.Member($0.name, $0.value.plain) }
    return kept + object.rest(&context)
  }

  func localizedTexts(
    _ json: PositionedJSON?, _ name: String
  ) throws(ImportError) -> LocalizedTexts {
    guard let json, !json.isNull else { return [] }
    guard let members = json.object else {
      throw json.mismatch(expected: "texts by language for '\(name)'")
    }
    var texts: LocalizedTexts = []
    for member in members {
      guard let text = member.value.string else {
        throw member.value.mismatch(expected: "a text in '\(name)'")
      }
      texts.append(LocalizedText(member.name, text))
    }
    return texts
  }
}
