internal import KeyModel

extension KeymanReader {
  /// Members that a key may have.
  ///
  /// What the model has no place for is kept as it is, and so is what says nothing or can't be read:
  /// empty texts, null, lists of nothing.
  private static let members: Set<String> = [
    "id", "text", "hint", "sp", "layer", "nextlayer", "width", "pad", "font", "fontsize", "dk",
    "sk",
    "multitap", "flick", "default",
  ]

  /// A key of a row.
  mutating func key(
    _ json: PositionedJSON, on page: String, fallback: String, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutKey {
    var object = try ObjectReader(json, expected: "a key")
    let sourceID = Self.takeText("id", &object)
    let id = ids.unique(sourceID.flatMap { $0.isEmpty ? nil : $0 } ?? fallback)
    var key = try plainKey(json, &object, id: id, sourceID: sourceID, on: page)
    try addLongPresses(&key, &object, on: page)
    try addTaps(&key, &object, on: page)
    try addFlicks(&key, &object, on: page)
    key.extras = kept(object, known: Self.members)
    return key
  }

  /// A key of a gesture.
  private mutating func subkey(
    _ json: PositionedJSON, id: String, on page: String
  ) throws(ImportError) -> (key: LayoutKey, isDefault: Bool) {
    var object = try ObjectReader(json, expected: "a key of a gesture")
    let sourceID = Self.takeText("id", &object)
    var key = try plainKey(json, &object, id: id, sourceID: sourceID, on: page)
    let isDefault = object.peek("default")?.bool == true
    if isDefault { _ = object.value("default") }
    key.extras = kept(object, known: Self.members)
    return (key, isDefault)
  }

  private mutating func plainKey(
    _ json: PositionedJSON, _ object: inout ObjectReader, id: String, sourceID: String?,
    on page: String
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: json.place)
    let special = special(object.peek("sp"))
    var key = LayoutKey(id: id, role: .character)
    key.sourceID = sourceID
    key.place = json.place
    let raw = takeRaw("text", &object)
    key.title = title(raw, id: sourceID ?? "")
    key.title.font = Self.takeText("font", &object)
    if let hint = Self.takeText("hint", &object) { key.hints = [KeyHint(hint)] }
    key.position.width = takeNumber("width", &object)
    key.position.gap = takeNumber("pad", &object)
    key.isSelected = special == 2
    let next = Self.takeNextLayer(&object)
    if let next, !pageIDs.contains(next) {
      context.warn(
        .missingPage, at: json.place,
        "the key switches to the layer \(Excerpt.quoted(next)), which isn't there")
    }
    let meaning = KeymanMeaning(
      id: sourceID ?? "", title: key.title, special: special, nextLayer: next,
      layer: object.peek("layer")?.string ?? page, page: page, pages: pageIDs)
    meaning.apply(to: &key)
    return key
  }

  /// The number of `sp`: 0 where there is none.
  private func special(_ json: PositionedJSON?) -> Int {
    Self.number(json).flatMap { Int(exactly: $0) } ?? 0
  }

  private mutating func addLongPresses(
    _ key: inout LayoutKey, _ object: inout ObjectReader, on page: String
  ) throws(ImportError) {
    guard let list = takeList("sk", &object) else { return }
    for (index, json) in list.enumerated() {
      let sub = try subkey(json, id: "\(key.id)/hold\(index + 1)", on: page)
      key.gestures.longPress.append(KeyGestures.LongPress(sub.key, isDefault: sub.isDefault))
    }
  }

  private mutating func addTaps(
    _ key: inout LayoutKey, _ object: inout ObjectReader, on page: String
  ) throws(ImportError) {
    guard let list = takeList("multitap", &object) else { return }
    for (index, json) in list.enumerated() {
      key.gestures.multiTap.append(
        try subkey(json, id: "\(key.id)/tap\(index + 2)", on: page).key)
    }
  }

  private mutating func addFlicks(
    _ key: inout LayoutKey, _ object: inout ObjectReader, on page: String
  ) throws(ImportError) {
    guard let members = object.peek("flick")?.object, !members.isEmpty else { return }
    _ = object.value("flick")
    for member in members {
      let sub = try subkey(member.value, id: "\(key.id)/flick-\(member.name)", on: page)
      key.gestures.flicks.append(KeyGestures.Flick([member.name], sub.key))
    }
  }

  /// A list that isn't empty; anything else stays for what is kept.
  private func takeList(_ name: String, _ object: inout ObjectReader) -> [PositionedJSON]? {
    guard let list = object.peek(name)?.array, !list.isEmpty else { return nil }
    _ = object.value(name)
    return list
  }

  /// The layer that comes after the press; none where it is empty, and that is kept.
  private static func takeNextLayer(_ object: inout ObjectReader) -> String? {
    guard let text = object.peek("nextlayer")?.string, !text.isEmpty else { return nil }
    return takeText("nextlayer", &object)
  }

  /// A number, maybe written as a text; anything else stays for what is kept.
  private mutating func takeNumber(_ name: String, _ object: inout ObjectReader) -> Double? {
    guard let json = object.peek(name) else { return nil }
    guard let number = Self.number(json) else {
      if !json.isNull, json.string?.isEmpty != true {
        context.warn(.wrongType, at: json.place, "'\(name)' is \(json.found), and no number")
      }
      return nil
    }
    _ = object.value(name)
    return number
  }

  private static func number(_ json: PositionedJSON?) -> Double? {
    if let number = json?.double { return number }
    guard let text = json?.string, let first = text.utf8.first, first != 0x2B else { return nil }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }) else {
      return nil
    }
    return Double(text)
  }

  private mutating func takeRaw(_ name: String, _ object: inout ObjectReader) -> RawText {
    guard let json = object.peek(name) else { return .missing }
    switch json.value {
    case .null:
      _ = object.value(name)
      return .null
    case .string(let text):
      _ = object.value(name)
      return .text(text)
    case .number(let text):
      _ = object.value(name)
      context.warn(.wrongType, at: json.place, "the title is a number; it is read as text")
      return .text(text)
    case .bool, .array, .object:
      context.warn(.wrongType, at: json.place, "the title is \(json.found), and not read")
      return .missing
    }
  }

  /// What is printed on a key: its text, else the characters that its id names.
  private func title(_ raw: RawText, id: String) -> KeyTitle {
    guard case .text(let text) = raw else {
      guard let named = KeymanIDs.text(of: id), !named.hasControls else {
        return KeyTitle(raw: raw)
      }
      return KeyTitle(kind: .text, text: named, raw: raw)
    }
    if let token = KeymanToken(text) { return KeyTitle(kind: .token, text: token.shown, raw: raw) }
    var title = KeyTitle(text: text)
    if title.kind == .privateUse {
      title.text = displayText(of: text)
    }
    return title
  }

  /// What private-use characters stand for; nil where one of them isn't in the display map.
  private func displayText(of text: String) -> String? {
    var result = ""
    for scalar in text.unicodeScalars {
      guard let shown = displayMap[String(scalar)] else { return nil }
      result += shown
    }
    return result
  }
}

extension String {
  /// Whether there are control characters: such a title isn't drawn.
  fileprivate var hasControls: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
