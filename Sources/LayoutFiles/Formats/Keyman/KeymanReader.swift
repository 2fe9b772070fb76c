internal import KeyModel

/// Reads touch layouts of Keyman.
///
/// Real files are lax: numbers stand as texts, ids repeat, members are null or empty. All that is
/// kept; only what has no keys at all is refused.
struct KeymanReader {
  /// Kinds of devices, as files name them.
  static let platforms = ["tablet", "phone", "desktop"]

  var context: ImportContext
  /// What private-use characters of titles stand for.
  var displayMap: [String: String] = [:]
  /// The ids of the pages of the form that is read.
  var pageIDs: [String] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    var reader = KeymanReader(context: ImportContext(file))
    let document = try reader.document(file)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ file: SourceFile) throws(ImportError) -> LayoutDocument {
    let script = KeymanScript.layout(in: file)
    let json = try PositionedJSON.parse(
      file, syntax: script == nil ? .strict : [.javaScript, .moreText], from: script)
    guard let members = json.object else {
      throw json.mismatch(expected: "an object of the platforms tablet, phone or desktop")
    }
    let mappings = KeymanDisplayMap.read(for: &context)
    for mapping in mappings { displayMap[mapping.character] = mapping.text }
    var forms: [LayoutForm] = []
    var ids = UniqueIDs()
    for member in members { forms.append(try form(member, &ids)) }
    guard !forms.isEmpty else {
      throw ImportError(
        .missing, at: json.place, expected: "one of the platforms tablet, phone, desktop",
        found: "none", remedy: "add one, with layers of keys")
    }
    var document = LayoutDocument(id: identifier(of: file), forms: forms)
    document.source = LayoutSourceInfo(format: LayoutFormat.keyman.id, path: file.lastPart)
    document.displayMap = mappings
    if script != nil { addMetadata(of: file, to: &document) }
    return document
  }

  /// The name of the file without what names of such files end in.
  private func identifier(of file: SourceFile) -> String {
    for ending in ["-layout", ".touch"] where file.stem.hasSuffix(ending) {
      return String(file.stem.dropLast(ending.count))
    }
    return file.stem
  }

  private func addMetadata(of file: SourceFile, to document: inout LayoutDocument) {
    document.name = KeymanScript.value(of: "KN", in: file)?.string
    let rightToLeft = KeymanScript.value(of: "KRTL", in: file)
    if rightToLeft?.double == 1 || rightToLeft?.bool == true { document.direction = .rightToLeft }
    document.source?.formatVersion = KeymanScript.value(of: "KVER", in: file)?.string
  }

  private mutating func form(
    _ member: PositionedJSON.Member, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutForm {
    var object = try ObjectReader(member.value, expected: "a platform with its layers")
    if !Self.platforms.contains(member.name) {
      context.warn(
        .unknownMember, at: member.place, "\(Excerpt.quoted(member.name)) is no known platform")
    }
    let layers = try object.requiredList("layer")
    pageIDs = layers.compactMap { $0["id"]?.string }
    var form = LayoutForm(id: ids.unique(member.name), unit: .keyPercent, pages: [])
    var uniquePages = UniqueIDs()
    for layer in layers { form.pages.append(try page(layer, &uniquePages)) }
    if form.pages.isEmpty {
      context.warn(.empty, at: member.place, "the platform has no layers")
    }
    form.font = Self.takeText("font", &object)
    form.initialPage = form.pages.first { $0.id == "default" }?.id ?? form.pages.first?.id
    form.extras = kept(object, known: ["fontsize", "displayUnderlying", "defaultHint"])
    form.place = member.place
    return form
  }

  private mutating func page(
    _ json: PositionedJSON, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutPage {
    var object = try ObjectReader(json, expected: "a layer")
    let id = try object.requiredString("id")
    let uniqueID = ids.unique(id)
    if uniqueID != id {
      context.warn(
        .repeatedID, at: object.value("id")?.place ?? json.place,
        "the platform has two layers of the id \(Excerpt.quoted(id)); this one is now \(uniqueID)")
    }
    var page = LayoutPage(id: uniqueID, rows: [])
    page.kind = Self.kinds[id]
    page.modifiers = Self.modifiers(of: id)
    page.place = json.place
    var keyIDs = UniqueIDs()
    for (index, row) in try object.list("row").enumerated() {
      page.rows.append(try self.row(row, number: index + 1, on: id, &keyIDs))
    }
    if page.keys.isEmpty {
      context.warn(.empty, at: json.place, "the layer \(Excerpt.quoted(id)) has no keys")
    }
    page.extras = kept(object, known: [])
    if uniqueID != id {
      let members = [JSON.Member("id", .string(id))] + (page.extras.first?.value.members ?? [])
      page.extras = [JSON.Member("keyman", .object(members))]
    }
    return page
  }

  private mutating func row(
    _ json: PositionedJSON, number: Int, on page: String, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutRow {
    var object = try ObjectReader(json, expected: "a row")
    var row = LayoutRow(keys: [])
    switch object.value("id")?.value {
    case .string(let text)?: row.id = text
    case .number(let text)?: row.id = text
    case .null?, .bool?, .array?, .object?, nil: break
    }
    for (index, key) in try object.list("key").enumerated() {
      let fallback = "r\(number)k\(index + 1)"
      row.keys.append(try self.key(key, on: page, fallback: fallback, &ids))
    }
    row.extras = kept(object, known: [])
    return row
  }

  /// What nobody asked for, under the name of the format; a warning for what the format doesn't have.
  mutating func kept(_ object: ObjectReader, known: Set<String>) -> Extras {
    let members = object.rest(&context, known: known)
    return members.isEmpty ? [] : [JSON.Member("keyman", .object(members))]
  }

  /// A member that is a text; one of another type stays for what is kept.
  static func takeText(_ name: String, _ object: inout ObjectReader) -> String? {
    guard let text = object.peek(name)?.string else { return nil }
    _ = object.value(name)
    return text
  }

  /// Layers whose ids tell what they are for.
  static let kinds: [String: LayoutPage.Kind] = [
    "default": .letters, "shift": .shift, "caps": .caps, "numeric": .numbers, "symbol": .symbols,
    "currency": .symbols, "emoji": .emoji,
  ]

  /// The modifiers that an id names, joined by "-"; none for any other id.
  private static func modifiers(of id: String) -> [[String]] {
    let known: Set<Substring> = [
      "shift", "ctrl", "alt", "caps", "leftctrl", "rightctrl", "leftalt", "rightalt", "leftshift",
      "rightshift",
    ]
    let parts = id.split(separator: "-")
    return !parts.isEmpty && parts.allSatisfy(known.contains) ? [parts.map(String.init)] : []
  }
}
