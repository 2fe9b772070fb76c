internal import KeyModel

extension LDMLReader {
  /// The layers of one form.
  mutating func form(
    _ element: XMLElement, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutForm {
    var reader = ElementReader(element)
    let id = try reader.requiredText("formId")
    let codes = forms[id]
    if codes == nil, id != "touch" {
      context.warn(
        .unknownValue, at: element.attribute("formId")?.valuePlace ?? element.place,
        "the form \(Excerpt.quoted(id)) isn't defined; its keys have no positions")
    }
    var form = LayoutForm(id: ids.unique(id), unit: .keyWidth, pages: [])
    form.minimumWidthMillimetres = reader.number("minDeviceWidth", &context)
    form.place = element.place
    form.extras = extras(reader)
    let layers = try self.layers(element)
    let plan = LDMLPlan(layers, codes: codes)
    for (layer, id) in zip(layers, plan.ids) {
      form.pages.append(try page(layer, id: id, plan))
    }
    if form.pages.allSatisfy({ $0.keys.isEmpty }) {
      context.warn(.empty, at: element.place, "the form has no keys")
    }
    form.initialPage = form.pages.first { $0.kind == .letters }?.id ?? form.pages.first?.id
    return form
  }

  private mutating func layers(_ element: XMLElement) throws(ImportError) -> [XMLElement] {
    var layers: [XMLElement] = []
    for item in try imports.items(of: element, in: context.file, &context) {
      guard case .element(let child) = item else { continue }
      if child.name == "layer" { layers.append(child) } else { keepUnknown(child) }
    }
    return layers
  }

  private mutating func page(
    _ element: XMLElement, id: String, _ plan: LDMLPlan
  ) throws(ImportError) -> LayoutPage {
    var reader = ElementReader(element)
    var page = LayoutPage(id: id, rows: [])
    if let sourceID = reader.text("id"), sourceID != id {
      context.warn(
        .repeatedID, at: element.place,
        "the form has two layers of the id \(Excerpt.quoted(sourceID)); this one is now \(id)")
    }
    page.modifiers = modifiers(reader.attribute("modifiers"))
    page.kind = LDMLPlan.kind(of: element)
    page.place = element.place
    var keyIDs = UniqueIDs()
    for (index, child) in element.children.enumerated() {
      guard child.name == "row" else {
        keepUnknown(child)
        continue
      }
      page.rows.append(try row(child, number: index, plan, &keyIDs))
    }
    if page.keys.isEmpty { context.warn(.empty, at: element.place, "the layer has no keys") }
    page.extras = extras(reader)
    return page
  }

  private mutating func row(
    _ element: XMLElement, number: Int, _ plan: LDMLPlan, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutRow {
    var reader = ElementReader(element)
    var row = LayoutRow(keys: [])
    let codes = plan.codes.map { $0.indices.contains(number) ? $0[number] : [] }
    for (index, word) in (reader.attribute("keys")?.words ?? []).enumerated() {
      var key = try key(word.text, as: ids.unique(word.text), at: word.place, plan)
      if let codes, codes.indices.contains(index) {
        key.position.keyCode = codes[index]
        key.position.iso = LDMLCommonKeys.position(of: codes[index], row: number)?.name
      }
      row.keys.append(key)
    }
    if let codes, row.keys.count > codes.count {
      context.warn(
        .unknownValue, at: element.place,
        "the row has \(row.keys.count) keys, the form has \(codes.count) there")
    }
    if plan.codes != nil { row.placePhysically() }
    row.extras = extras(reader)
    return row
  }

  /// The modifiers that show a layer: commas part ways, blanks the modifiers of one.
  private mutating func modifiers(_ attribute: XMLAttribute?) -> [[String]] {
    guard let attribute else { return [] }
    let ways = attribute.value.split(separator: ",").map {
      $0.split { $0.isXMLBlank }.map(String.init)
    }
    for word in ways.joined() where !Self.knownModifiers.contains(word) {
      context.warn(
        .unknownValue, at: attribute.valuePlace,
        "the modifier \(Excerpt.quoted(word)) isn't known")
    }
    return ways.filter { $0 != ["none"] }
  }

  private static let knownModifiers: Set<String> = [
    "none", "shift", "ctrl", "ctrlL", "ctrlR", "alt", "altL", "altR", "caps", "other",
  ]

  mutating func extras(_ reader: ElementReader) -> Extras {
    let members = reader.rest(&context)
    return members.isEmpty ? [] : [JSON.Member(LayoutFormat.ldml.id, .object(members))]
  }
}

/// What the keys of a form have to know of it.
struct LDMLPlan {
  /// The ids of the pages, in the order of the layers.
  let ids: [String]
  /// What pages are for, by the layers' ids.
  let kinds: [String: LayoutPage.Kind]
  /// The scan codes by row; nil where the form has no physical keys.
  let codes: [[String]]?
  private let layerIDs: Set<String>

  init(_ layers: [XMLElement], codes: [[String]]?) {
    var unique = UniqueIDs()
    ids = layers.map { unique.unique(Self.name(of: $0)) }
    var kinds: [String: LayoutPage.Kind] = [:]
    for layer in layers {
      if let id = layer["id"], kinds[id] == nil { kinds[id] = Self.kind(of: layer) }
    }
    self.kinds = kinds
    self.codes = codes
    layerIDs = Set(layers.compactMap { $0["id"] })
  }

  func has(layer id: String) -> Bool { layerIDs.contains(id) }

  private static func name(of layer: XMLElement) -> String {
    if let id = layer["id"], !id.isEmpty { return id }
    let words = layer["modifiers"]?.split { $0.isXMLBlank || $0 == "," } ?? []
    return words.isEmpty ? "base" : words.joined(separator: "-")
  }

  /// What a layer is for, by its modifiers, else by its id.
  static func kind(of layer: XMLElement) -> LayoutPage.Kind? {
    if let modifiers = layer["modifiers"] {
      return ["none": .letters, "shift": .shift, "caps": .caps][modifiers]
    }
    return layer["id"].flatMap { kinds[$0.lowercased()] }
  }

  private static let kinds: [String: LayoutPage.Kind] = [
    "base": .letters, "default": .letters, "letters": .letters, "shift": .shift, "caps": .caps,
    "numeric": .numbers, "numbers": .numbers, "symbol": .symbols, "symbols": .symbols,
    "emoji": .emoji,
  ]
}
