internal import KeyModel

/// Reads keyboards of CLDR 45 and later.
///
/// What is wrong with one key or one layer is warned of and read around; a keyboard without any
/// layer is refused.
struct LDMLReader {
  var context: ImportContext
  var imports = LDMLImports()
  var texts = LDMLText()
  var keys: [String: LDMLKey] = [:]
  var flicks: [String: [LDMLFlick]] = [:]
  var displays = LDMLDisplays()
  /// Scan codes by form and row.
  var forms = LDMLCommonKeys.forms
  /// What nothing is made of, verbatim.
  var kept: [JSON] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let root = try XMLDocument.parse(file).root
    guard root.name == "keyboard3" else {
      throw ImportError(
        .otherFormat, at: root.place, expected: "the element 'keyboard3'",
        found: Excerpt.quoted(root.name),
        remedy: "give the keyboard itself: tests and imported parts have no keys to press")
    }
    var reader = LDMLReader(context: ImportContext(file))
    let document = try reader.document(root)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ root: XMLElement) throws(ImportError) -> LayoutDocument {
    let sections = try imports.sections(of: root, in: context.file, &context)
    // Texts of keys need the variables, which stand behind them; layers need all of it.
    for section in sections where section.element.name == "variables" { try readVariables(section) }
    for section in sections { try readDefinitions(section) }
    let layers = sections.map(\.element).filter { $0.name == "layers" }
    var ids = UniqueIDs()
    var forms: [LayoutForm] = []
    for element in layers { forms.append(try form(element, &ids)) }
    guard !forms.isEmpty else {
      throw ImportError(
        .missing, at: root.place, expected: "the element 'layers' with the rows of keys",
        found: "none", remedy: "add it, or give a keyboard that has it")
    }
    var document = LayoutDocument(id: context.file.stem, forms: forms)
    addMetadata(root, sections.map(\.element), to: &document)
    return document
  }

  private mutating func addMetadata(
    _ root: XMLElement, _ sections: [XMLElement], to document: inout LayoutDocument
  ) {
    var reader = ElementReader(root)
    let version = reader.attribute("conformsTo")
    if let version, !Self.isKnown(version: version.value) {
      context.warn(
        .unknownValue, at: version.valuePlace,
        "'conformsTo' is \(Excerpt.quoted(version.value)), which is no version from 45 on")
    }
    let more = sections.filter { $0.name == "locales" }.flatMap { $0.children("locale") }
    document.locales = ([reader.text("locale")] + more.map { $0["id"] }).compactMap(\.self)
      .filter { !$0.isEmpty }
    document.name = sections.first { $0.name == "info" }?["name"]
    document.source = LayoutSourceInfo(
      format: LayoutFormat.ldml.id, formatVersion: version?.value, path: context.file.lastPart)
    let transforms = sections.filter { ["variables", "transforms"].contains($0.name) }
    if !transforms.isEmpty { document.transforms = .array(transforms.map(\.json)) }
    var list = MemberList()
    for member in reader.rest(&context) { list.add(member.name, member.value) }
    list.add("elements", kept) { $0 }
    if !list.members.isEmpty { document.extras = [JSON.Member(LayoutFormat.ldml.id, list.object)] }
  }

  private static func isKnown(version: String) -> Bool {
    version.plainNumber.map { $0 >= 45 && $0 < 1000 } ?? false
  }

  // MARK: - Definitions

  private typealias Section = (element: XMLElement, file: SourceFile)

  private mutating func readVariables(_ section: Section) throws(ImportError) {
    for item in try imports.items(of: section.element, in: section.file, &context) {
      // Sets are for transforms, which are kept as they are.
      guard case .element(let element) = item, element.name == "string" else { continue }
      guard let id = element["id"], let value = element.attribute("value") else { continue }
      try texts.define(id, value, &context)
    }
  }

  private mutating func readDefinitions(_ section: Section) throws(ImportError) {
    switch section.element.name {
    case "keys": try readKeys(section)
    case "displays": try readDisplays(section)
    case "flicks": try readFlicks(section)
    case "forms": try readForms(section)
    case "info", "version", "settings", "special": kept.append(section.element.json)
    case "layers", "variables", "transforms", "locales": return
    default:
      context.warnOfUnknown(section.element)
      kept.append(section.element.json)
    }
  }

  private mutating func readKeys(_ section: Section) throws(ImportError) {
    for item in try imports.items(of: section.element, in: section.file, &context) {
      switch item {
      case .commonKeys(let common, _):
        for key in common { keys[key.id] = LDMLKey(id: key.id, output: key.output) }
      case .element(let element):
        guard element.name == "key" else {
          keepUnknown(element)
          continue
        }
        let key = try definition(element)
        keys[key.id] = key
      }
    }
  }

  private mutating func readDisplays(_ section: Section) throws(ImportError) {
    for item in try imports.items(of: section.element, in: section.file, &context) {
      guard case .element(let element) = item else { continue }
      switch element.name {
      case "display": try readDisplay(element)
      case "displayOptions":
        guard let base = element.attribute("baseCharacter") else { continue }
        displays.baseCharacter = try texts.resolved(base, &context)
      default: keepUnknown(element)
      }
    }
  }

  private mutating func readDisplay(_ element: XMLElement) throws(ImportError) {
    guard let display = element.attribute("display") else {
      return context.warn(.unknownValue, at: element.place, "the display shows nothing")
    }
    let text = try texts.resolved(display, &context)
    let id = element["keyId"]
    let output = try element.attribute("output").map { value throws(ImportError) in
      try texts.resolved(value, &context)
    }
    switch (id, output) {
    case (let id?, let output):
      if output != nil {
        context.warn(
          .unknownValue, at: element.place,
          "the display has both a key and an output; the key counts")
      }
      if displays.byID.updateValue(text, forKey: id) != nil { warnOfSecond(element) }
    case (nil, let output?):
      if displays.byOutput.updateValue(text, forKey: output) != nil { warnOfSecond(element) }
    case (nil, nil):
      context.warn(.unknownValue, at: element.place, "the display is of no key and no output")
    }
  }

  private mutating func warnOfSecond(_ element: XMLElement) {
    context.warn(
      .repeatedID, at: element.place, "this is the second display of the same; it counts")
  }

  private mutating func readFlicks(_ section: Section) throws(ImportError) {
    for item in try imports.items(of: section.element, in: section.file, &context) {
      guard case .element(let element) = item else { continue }
      guard element.name == "flick", let id = element["id"] else {
        keepUnknown(element)
        continue
      }
      flicks[id] = element.children("flickSegment").compactMap { segment in
        guard let keyID = segment["keyId"] else { return nil }
        return LDMLFlick(
          directions: segment.attribute("directions")?.words.map(\.text) ?? [], keyID: keyID,
          place: segment.place)
      }
    }
  }

  private mutating func readForms(_ section: Section) throws(ImportError) {
    for item in try imports.items(of: section.element, in: section.file, &context) {
      guard case .element(let element) = item else { continue }
      guard element.name == "form", let id = element["id"] else {
        keepUnknown(element)
        continue
      }
      forms[id] = element.children("scanCodes").map {
        $0.attribute("codes")?.words.map(\.text) ?? []
      }
    }
  }

  mutating func keepUnknown(_ element: XMLElement) {
    if element.name != "special" { context.warnOfUnknown(element) }
    kept.append(element.json)
  }
}
