internal import KeyModel

extension HeliReader {
  /// A key of a simple file: its label, then what a long press offers.
  mutating func key(_ words: [HeliText.Word]) throws(ImportError) -> LayoutKey {
    var key = try key(words[0])
    for word in words.dropFirst() { try add(word, to: &key) }
    return key
  }

  private mutating func key(_ word: HeliText.Word) throws(ImportError) -> LayoutKey {
    try context.countKey(at: word.place)
    var key = LayoutKey(id: word.text, role: .character)
    key.place = word.place
    apply(HeliLabel(word.text), to: &key, at: word.place)
    return key
  }

  private mutating func add(_ word: HeliText.Word, to key: inout LayoutKey) throws(ImportError) {
    guard !Self.isOrder(word.text) else {
      key.extras = [JSON.Member("heliboard", .object([JSON.Member("order", .string(word.text))]))]
      return
    }
    key.gestures.longPress.append(KeyGestures.LongPress(try self.key(word)))
  }

  /// A word among long presses that says how they are shown.
  private static func isOrder(_ text: String) -> Bool {
    text.hasPrefix("!") && text.dropFirst().contains("!")
  }

  /// A key with its variants; where it is there only under conditions, a gap with variants.
  mutating func key(
    _ json: PositionedJSON, isOffered: Bool = false
  ) throws(ImportError) -> LayoutKey {
    let situation = KeySelector.Situation(states: page.states)
    let branches = try KeySelector.branches(json, situation, &context)
    var key: LayoutKey
    var rest = branches[...]
    if let first = branches.first, first.conditions.isEmpty {
      key = try plainKey(first.json, isOffered)
      rest = rest.dropFirst()
    } else {
      key = LayoutKey(id: "", role: .spacer)
      key.place = json.place
      key.position.width = 0
    }
    for branch in rest {
      let variant = try plainKey(branch.json, isOffered)
      key.variants.append(KeyVariant(when: branch.conditions, variant))
    }
    return key
  }

  private mutating func plainKey(
    _ json: PositionedJSON, _ isOffered: Bool
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: json.place)
    var object = try ObjectReader(json, expected: "a key")
    _ = object.value("$")
    let label = try object.raw("label")
    let code = try object.number("code").flatMap { Int(exactly: $0) }
    var key = LayoutKey(id: label.string ?? "", role: .character)
    key.place = json.place
    if try object.string("type") == "placeholder" {
      key.role = .spacer
      key.sourceID = "placeholder"
      return key
    }
    if let text = label.string {
      apply(HeliLabel(text), to: &key, at: json.place)
    } else {
      key.title = KeyTitle(raw: label)
    }
    if let code { apply(code, to: &key, at: object.peek("code")?.place ?? json.place) }
    if key.output == nil, key.function == nil { key.output = KeyOutput(nil, .unknown) }
    setWidth(&key, try object.number("width"))
    if !isOffered { try addLongPresses(&key, object.part("popup")) }
    key.extras = kept(object, of: key)
    return key
  }

  private mutating func kept(_ object: ObjectReader, of key: LayoutKey) -> Extras {
    let rest = object.rest(&context, known: ["groupId", "labelFlags", "popup"])
    let all = rest + (key.extras.first?.value.members ?? [])
    return all.isEmpty ? [] : [JSON.Member("heliboard", .object(all))]
  }

  /// A width is a part of the screen; -1 is what is left, which the space bar takes anyway.
  private func setWidth(_ key: inout LayoutKey, _ width: Double?) {
    if let width, width > 0 {
      key.position.width = min(width, 1)
    } else {
      key.position.fills = width != nil || key.title.icon == "space"
    }
  }

  private mutating func apply(_ label: HeliLabel, to key: inout LayoutKey, at place: SourcePlace) {
    key.title = label.title
    key.output = label.output
    if let unknown = label.unknownCode {
      context.warn(.unknownValue, at: place, "the code \(Excerpt.quoted(unknown)) isn't known")
    }
    if let meaning = label.meaning { apply(meaning, to: &key, at: place) }
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
  }

  private mutating func apply(
    _ meaning: HeliWords.Meaning, to key: inout LayoutKey, at place: SourcePlace
  ) {
    switch meaning {
    case .function(let function): key.function = LayoutFunction(function)
    case .text(let text): key.output = KeyOutput(text, .explicit)
    case .symbolSwitch:
      key.function = pageSwitch(page == .main ? .symbols : .main, at: place)
    case .page(let target): key.function = pageSwitch(target, at: place)
    case .shift:
      switch page {
      case .main: key.function = LayoutFunction(.shift)
      case .symbols, .numpad: key.function = pageSwitch(.moreSymbols, at: place)
      case .moreSymbols: key.function = pageSwitch(.symbols, at: place)
      }
    }
  }

  private mutating func pageSwitch(_ target: HeliPage, at place: SourcePlace) -> LayoutFunction {
    if !pages.contains(where: { $0.page == target }), !pages.isEmpty, files.kind != nil {
      context.warn(
        .missingPage, at: place, "the key shows the layout '\(target.rawValue)', which isn't there")
    }
    return LayoutFunction(.page(target.id), calledBy: target.name)
  }

  /// A code says what the key inserts, or does, whatever is printed on it.
  private mutating func apply(_ code: Int, to key: inout LayoutKey, at place: SourcePlace) {
    let native = JSON.number(String(code))
    if let function = FlorisCodes.functions[code] {
      key.function = LayoutFunction(function, native: native)
      key.output = nil
    } else if code > 0, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) {
      key.output = KeyOutput(String(scalar), .explicit)
      key.function = nil
    } else if key.function == nil {
      context.warn(.unknownValue, at: place, "the code \(code) isn't known")
      key.function = LayoutFunction(
        .unknown(key.title.raw.string ?? String(code)), native: native)
      key.output = nil
    }
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
  }

  private mutating func addLongPresses(
    _ key: inout LayoutKey, _ popup: PositionedJSON?
  ) throws(ImportError) {
    guard let popup else { return }
    guard popup.object != nil else { throw popup.mismatch(expected: "an object of long presses") }
    let main = popup["main"].flatMap { $0.isNull ? nil : $0 }
    let relevant = popup["relevant"].flatMap { $0.isNull ? nil : $0 }
    guard relevant == nil || relevant?.array != nil else {
      throw (relevant ?? popup).mismatch(expected: "a list of keys")
    }
    for (index, json) in ([main].compactMap(\.self) + (relevant?.array ?? [])).enumerated() {
      if let order = json["label"]?.string, Self.isOrder(order) {
        key.extras = [JSON.Member("heliboard", .object([JSON.Member("order", .string(order))]))]
        continue
      }
      var sub = try self.key(json, isOffered: true)
      guard sub.role != .spacer else { continue }
      sub.position = KeyPosition()
      key.gestures.longPress.append(
        KeyGestures.LongPress(sub, isDefault: index == 0 && main != nil))
    }
  }
}
