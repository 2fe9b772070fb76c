internal import KeyModel

extension LegacyLDMLReader {
  /// The keys of one combination of modifiers.
  mutating func page(
    _ element: XMLElement, isTouch: Bool, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutPage {
    var reader = ElementReader(element)
    let modifiers = reader.text("modifiers") ?? ""
    var page = LayoutPage(id: ids.unique(Self.id(of: modifiers)), rows: [])
    page.modifiers = modifiers.split { $0.isXMLBlank }.map {
      $0.split(separator: "+").map(String.init)
    }
    page.kind = Self.kind(of: page.modifiers, isTouch: isTouch)
    page.place = element.place
    var keys: [PhysicalPosition: LayoutKey] = [:]
    var others: [LayoutKey] = []
    for child in element.children {
      switch child.name {
      case "map": try addKey(child, to: &keys, others: &others)
      case "flicks": try addFlicks(child, to: &keys)
      default:
        context.warnOfUnknown(child)
        kept.append(child.json)
      }
    }
    page.rows = Self.rows(of: keys, others)
    if keys.isEmpty, others.isEmpty {
      context.warn(.empty, at: element.place, "the map has no keys")
    }
    page.extras = extras(reader.rest(&context))
    return page
  }

  /// The rows from the top; keys whose position isn't known come last.
  private static func rows(
    of keys: [PhysicalPosition: LayoutKey], _ others: [LayoutKey]
  ) -> [LayoutRow] {
    var rows: [LayoutRow] = []
    for letter in PhysicalPosition.rows {
      let positions = keys.keys.filter { $0.row == letter }.sorted()
      guard !positions.isEmpty else { continue }
      var row = LayoutRow(keys: positions.compactMap { keys[$0] })
      row.id = String(letter)
      row.placePhysically()
      rows.append(row)
    }
    if !others.isEmpty { rows.append(LayoutRow(keys: others)) }
    return rows
  }

  private mutating func addKey(
    _ element: XMLElement, to keys: inout [PhysicalPosition: LayoutKey],
    others: inout [LayoutKey]
  ) throws(ImportError) {
    var reader = ElementReader(element)
    let iso = try reader.requiredText("iso")
    let key = try key(&reader, iso: iso)
    guard let position = PhysicalPosition(iso) else {
      context.warn(
        .unknownValue, at: element.attribute("iso")?.valuePlace ?? element.place,
        "\(Excerpt.quoted(iso)) is no position of a key")
      var other = key
      other.id = "other\(others.count + 1)"
      others.append(other)
      return
    }
    if keys.updateValue(key, forKey: position) != nil {
      context.warn(
        .repeatedID, at: element.place,
        "the map has two keys at \(position.name); this one counts")
    }
  }

  private mutating func key(
    _ reader: inout ElementReader, iso: String
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: reader.place)
    var key = LayoutKey(id: iso, role: .character)
    key.sourceID = iso
    key.place = reader.place
    key.position.iso = PhysicalPosition(iso) == nil ? nil : iso
    key.position.keyCode = keyCodes[iso]
    let text = reader.text("to").map(LegacyLDMLText.resolved)
    let transforms = reader.text("transform") != "no"
    Self.addMeaning(text, to: &key, isDead: transforms && text.map(deadKeys.contains) == true)
    if let hint = reader.text("hint") { key.hints = [KeyHint(LegacyLDMLText.resolved(hint))] }
    for (index, text) in Self.words(reader.text("longPress")).enumerated() {
      let choice = try gestureKey(text, id: "\(iso)/hold\(index + 1)", at: reader.place)
      key.gestures.longPress.append(KeyGestures.LongPress(choice))
    }
    for (index, text) in Self.words(reader.text("multitap")).enumerated() {
      key.gestures.multiTap.append(
        try gestureKey(text, id: "\(iso)/tap\(index + 2)", at: reader.place))
    }
    var members = reader.rest(&context, known: ["longPress-status", "optional"])
    if !transforms { members.append(JSON.Member("transform", .string("no"))) }
    key.extras = extras(members)
    return key
  }

  private static func addMeaning(_ text: String?, to key: inout LayoutKey, isDead: Bool) {
    guard let text, !text.isEmpty else {
      key.role = .blank
      key.title = KeyTitle(raw: text.map(RawText.text) ?? .missing)
      return
    }
    if let function = ControlOutput.function(of: text) {
      key.function = LayoutFunction(function, native: .string(text))
      key.role = LayoutKey.Role(doing: function)
      return
    }
    key.title = KeyTitle(text: text)
    key.title.raw = .missing
    if isDead {
      key.function = LayoutFunction(
        .deadKey(DeadMarks.combining(text)), isGuess: true, native: .string(text))
      key.role = .deadKey
    } else {
      key.output = KeyOutput(text, .explicit)
    }
  }

  private mutating func gestureKey(
    _ text: String, id: String, at place: SourcePlace
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: place)
    var key = LayoutKey(id: id, role: .character)
    Self.addMeaning(text, to: &key, isDead: false)
    key.place = place
    return key
  }

  /// The texts of a list; "%" tells where a hint would be shown.
  private static func words(_ list: String?) -> [String] {
    (list ?? "").split { $0.isXMLBlank }.filter { $0 != "%" }.map {
      LegacyLDMLText.resolved(String($0))
    }
  }

  private mutating func addFlicks(
    _ element: XMLElement, to keys: inout [PhysicalPosition: LayoutKey]
  ) throws(ImportError) {
    guard let position = element["iso"].flatMap(PhysicalPosition.init),
      var key = keys[position]
    else {
      return context.warn(
        .unknownValue, at: element.place, "the flicks are of no key of this map")
    }
    for flick in element.children("flick") {
      let ways = flick.attribute("directions")?.words.map(\.text) ?? []
      let end = try gestureKey(
        LegacyLDMLText.resolved(flick["to"] ?? ""),
        id: "\(key.id)/flick-\(ways.joined(separator: "-"))", at: flick.place)
      key.gestures.flicks.append(KeyGestures.Flick(ways, end))
    }
    keys[position] = key
  }

  /// A page is called by the first combination that shows it, without what may or may not be held.
  private static func id(of modifiers: String) -> String {
    let first = modifiers.split { $0.isXMLBlank }.first ?? ""
    let needed = first.split(separator: "+").filter { !$0.hasSuffix("?") }
    return needed.isEmpty ? "base" : needed.joined(separator: "+")
  }

  private static func kind(of modifiers: [[String]], isTouch: Bool) -> LayoutPage.Kind? {
    let needed = (modifiers.first ?? []).filter { !$0.hasSuffix("?") }
    switch needed {
    case []: return .letters
    case ["shift"]: return .shift
    case ["caps"]: return .caps
    case ["opt"] where isTouch: return .numbers
    case ["opt", "shift"] where isTouch: return .symbols
    default: return nil
    }
  }
}
