internal import KeyModel

extension GNOMEReader {
  mutating func key(_ json: PositionedJSON, id: String) throws(ImportError) -> LayoutKey {
    try context.countKey(at: json.place)
    var object = try ObjectReader(json, expected: "a key")
    var key = LayoutKey(id: id, role: .character)
    key.place = json.place
    let strings = try object.strings("strings")
    let label = try object.raw("label")
    let icon = try object.string("iconName")
    key.title = Self.title(label: label, icon: icon, strings: strings)
    key.function = try function(&object, icon: icon, hasText: !strings.isEmpty)
    if key.function == nil {
      key.output = strings.first.map { KeyOutput($0, .explicit) }
      if strings.isEmpty { key.function = LayoutFunction(.none) }
    }
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
    try addAlternates(&key, strings, at: json.place)
    key.position.width = try object.number("width")
    key.position.height = try object.number("height")
    key.position.gap = try object.number("leftOffset")
    key.extras = kept(object)
    return key
  }

  /// The label, else the picture, else what the key types.
  private static func title(label: RawText, icon: String?, strings: [String]) -> KeyTitle {
    var title = label.string.map { KeyTitle(text: $0) } ?? KeyTitle(raw: label)
    title.icon = icon
    if title.kind == .none, icon != nil { title.kind = .icon }
    if case .missing = label, icon == nil, let text = strings.first {
      title = KeyTitle(text: text)
      title.raw = .missing
    }
    return title
  }

  /// What the key does: its action, else its keysym, else its picture.
  private mutating func function(
    _ object: inout ObjectReader, icon: String?, hasText: Bool
  ) throws(ImportError) -> LayoutFunction? {
    let action = try object.string("action")
    let keyval = try object.string("keyval")
    let named = icon.flatMap { word in GNOMEWords.icons.first { $0.word == word }?.function }
    let native = Self.native(action: action, keyval: keyval)
    let symbol = keyval.flatMap { number in
      GNOMEWords.keyvals.first { $0.number == number.lowercased() }?.function
    }
    switch action {
    case "levelSwitch"?:
      return try levelSwitch(&object, named: named)
    case "modifier"?:
      return LayoutFunction(symbol ?? .unknown(keyval ?? "modifier"), native: native)
    case let word?:
      if let function = GNOMEWords.actions.first(where: { $0.word == word })?.function {
        return LayoutFunction(function, native: native)
      }
      context.warn(
        .unknownValue, at: object.value("action")?.place ?? object.place,
        "the action \(Excerpt.quoted(word)) isn't known")
      return LayoutFunction(named ?? .unknown(word), native: native)
    case nil:
      if let keyval { return LayoutFunction(symbol ?? .unknown(keyval), native: native) }
      return hasText ? nil : named.map { LayoutFunction($0) }
    }
  }

  private mutating func levelSwitch(
    _ object: inout ObjectReader, named: KeyFunction?
  ) throws(ImportError) -> LayoutFunction {
    let level = try object.requiredString("level")
    if !levels.contains(level) {
      context.warn(
        .missingPage, at: object.value("level")?.place ?? object.place,
        "the key shows the level \(Excerpt.quoted(level)), which isn't there")
    }
    return LayoutFunction(
      .page(level), calledBy: named ?? GNOMEWords.name(ofLevel: level),
      native: Self.native(action: "levelSwitch", keyval: nil))
  }

  private static func native(action: String?, keyval: String?) -> JSON? {
    var list = MemberList()
    list.add("action", action)
    list.add("keyval", keyval)
    return list.members.isEmpty ? nil : list.object
  }

  /// Texts after the first are what a long press offers.
  private mutating func addAlternates(
    _ key: inout LayoutKey, _ strings: [String], at place: SourcePlace
  ) throws(ImportError) {
    for (index, text) in strings.dropFirst(key.function == nil ? 1 : 0).enumerated() {
      try context.countKey(at: place)
      var alternate = LayoutKey(
        id: "\(key.id)/hold\(index + 1)", role: .character, title: KeyTitle(text: text),
        output: KeyOutput(text, .explicit))
      alternate.title.raw = .missing
      alternate.place = place
      key.gestures.longPress.append(KeyGestures.LongPress(alternate))
    }
  }
}
