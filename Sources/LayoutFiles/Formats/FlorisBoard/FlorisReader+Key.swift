internal import KeyModel

extension FlorisReader {
  /// A key with its variants; where it is there only under conditions, a gap with variants.
  ///
  /// One that a long press of another key offers has no long presses itself.
  mutating func key(
    _ json: PositionedJSON, isOffered: Bool = false
  ) throws(ImportError) -> LayoutKey {
    let branches = try KeySelector.branches(json, situation, &context)
    guard let first = branches.first, first.conditions.isEmpty else {
      var gap = LayoutKey(id: "", role: .spacer)
      gap.place = json.place
      gap.position.width = 0
      gap.variants = try variants(branches, isOffered)
      return gap
    }
    var key = try plainKey(first.json, isOffered)
    key.variants = try variants(branches.dropFirst(), isOffered)
    let isCapitalized = first.json["$"]?.string == "auto_text_key"
    if !isCapitalized, let text = key.output?.text { key.keepCase(of: text) }
    return key
  }

  private mutating func variants(
    _ branches: some Sequence<KeySelector.Branch>, _ isOffered: Bool
  ) throws(ImportError) -> [KeyVariant] {
    var variants: [KeyVariant] = []
    for branch in branches {
      variants.append(KeyVariant(when: branch.conditions, try plainKey(branch.json, isOffered)))
    }
    return variants
  }

  private mutating func plainKey(
    _ json: PositionedJSON, _ isOffered: Bool
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: json.place)
    var object = try ObjectReader(json, expected: "a key")
    _ = object.value("$")
    let label = try object.raw("label")
    let code = try code(&object)
    var key = LayoutKey(id: label.string ?? "", role: .character)
    key.sourceID = code.map(String.init)
    key.place = json.place
    key.title = Self.title(label, code: code)
    try setMeaning(&key, code: code, &object)
    if !isOffered {
      try addLongPresses(&key, object.part("popup"), group: object.peek("groupId")?.double)
    }
    key.position.width = Self.width(code)
    key.position.fills = code == 32
    let rest = object.rest(&context, known: ["type", "groupId"])
    if !rest.isEmpty { key.extras = [JSON.Member("florisboard", .object(rest))] }
    return key
  }

  private mutating func code(_ object: inout ObjectReader) throws(ImportError) -> Int? {
    guard let number = try object.number("code") else { return nil }
    return Int(exactly: number)
  }

  /// What stands on a key: its label, which for keys of functions is the name of a picture.
  private static func title(_ label: RawText, code: Int?) -> KeyTitle {
    guard let text = label.string else { return KeyTitle(raw: label) }
    if let code, code < 0 || FlorisCodes.pictures.contains(text) {
      return KeyTitle(kind: .icon, raw: label, icon: text)
    }
    return KeyTitle(text: text)
  }

  /// Shift, delete and the like are wider than letters.
  private static func width(_ code: Int?) -> Double? {
    guard let code else { return nil }
    let isWide = [-7, -11, 10].contains(code) || FlorisCodes.pages[code] != nil
    return isWide ? 1.56 : nil
  }

  private mutating func setMeaning(
    _ key: inout LayoutKey, code: Int?, _ object: inout ObjectReader
  ) throws(ImportError) {
    if let points = object.part("codePoints") {
      key.output = KeyOutput(try text(of: points), .explicit)
      return
    }
    guard let code else {
      key.output = key.title.text.map { KeyOutput($0, .label) } ?? KeyOutput(nil, .unknown)
      return
    }
    if code == 0 {
      key.role = .spacer
      return
    }
    let native = JSON.number(String(code))
    if let page = FlorisCodes.pages[code] {
      key.function = pageSwitch(page, native, at: object.place)
    } else if let function = FlorisCodes.functions[code] {
      key.function = LayoutFunction(function, native: native)
    } else if FlorisCodes.currencySlots.contains(code) {
      let slot = -801 - code
      let sign = slot < subtype.currencies.count ? subtype.currencies[slot] : nil
      key.output = KeyOutput(sign, subtype.currenciesAreGuess ? .guess : .explicit)
      if let sign { key.title = KeyTitle(kind: .token, text: sign, raw: key.title.raw) }
    } else if code > 0, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) {
      key.output = KeyOutput(String(scalar), .explicit)
    } else {
      if !FlorisCodes.unnamed.contains(code) {
        context.warn(
          .unknownValue, at: object.peek("code")?.place ?? object.place,
          "the code \(code) isn't known")
      }
      key.function = LayoutFunction(.unknown(key.title.raw.string ?? "\(code)"), native: native)
    }
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
  }

  private mutating func pageSwitch(
    _ page: FlorisPage, _ native: JSON, at place: SourcePlace
  ) -> LayoutFunction {
    if !pages.contains(where: { $0.page == page }), files.kind != nil {
      context.warn(
        .missingPage, at: place,
        "the key shows the layout '\(page.rawValue)', which isn't there")
    }
    return LayoutFunction(.page(page.id), calledBy: page.name, native: native)
  }

  private func text(of list: PositionedJSON) throws(ImportError) -> String {
    guard let elements = list.array else { throw list.mismatch(expected: "a list of code points") }
    var text = String.UnicodeScalarView()
    for element in elements {
      guard let number = element.double, let value = UInt32(exactly: number),
        let scalar = Unicode.Scalar(value)
      else { throw element.mismatch(expected: "the code point of a character") }
      text.append(scalar)
    }
    return String(text)
  }

  /// What a long press offers: what the key tells, then what goes with its language.
  private mutating func addLongPresses(
    _ key: inout LayoutKey, _ popup: PositionedJSON?, group: Double?
  ) throws(ImportError) {
    let shared = subtype.popups[Self.popupName(of: key, group: group)]
    var main = popup?["main"]
    var others: [PositionedJSON] = []
    for set in [popup, shared].compactMap(\.self) {
      guard set.object != nil else { throw set.mismatch(expected: "an object of long presses") }
      if main == nil, let own = set["main"] {
        main = own
      } else if set != popup, let own = set["main"] {
        others.append(own)
      }
      guard let relevant = set["relevant"], !relevant.isNull else { continue }
      guard let list = relevant.array else {
        throw relevant.mismatch(expected: "a list of keys")
      }
      others += list
    }
    for (index, json) in ([main].compactMap(\.self) + others).enumerated() where !json.isNull {
      var sub = try self.key(json, isOffered: true)
      guard sub.role != .spacer else { continue }
      sub.position = KeyPosition()
      key.gestures.longPress.append(
        KeyGestures.LongPress(sub, isDefault: index == 0 && main != nil))
    }
  }

  /// Long presses of a language are for what is printed on a key, or for its place.
  private static func popupName(of key: LayoutKey, group: Double?) -> String {
    switch group {
    case 1?: "~left"
    case 2?: "~right"
    case 3?: "~enter"
    case 97?: "~kana"
    default: key.title.text ?? key.title.raw.string ?? ""
    }
  }
}

extension LayoutKey {
  /// A key that types the same with shift as without.
  mutating func keepCase(of text: String) {
    let hasForm = variants.contains { $0.conditions.contains { $0.name == "shift" } }
    guard !hasForm, text.uppercased() != text else { return }
    var same = LayoutKey(id: id, role: role, title: title, output: output)
    same.place = place
    variants.append(KeyVariant(when: [KeyVariant.Condition("shift", "shifted")], same))
  }
}
