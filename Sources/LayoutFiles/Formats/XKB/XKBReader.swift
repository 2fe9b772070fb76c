internal import KeyModel

/// Makes a layout of a keymap: a page for each state of the modifiers in which keys give something
/// else.
struct XKBReader {
  /// One state, and where its page is.
  struct Plane {
    var modifiers: XKBModifiers
    var group: Int
    var id: String
    /// What each key gives, in the order of the geometry.
    var keysyms: [[UInt32]]
  }

  let keymap: XKBKeymap
  let geometry: XKBGeometry
  var context: ImportContext
  /// The states that have a page of their own.
  private(set) var planes: [Plane] = []
  /// The pages of all states, those too that look like another.
  private(set) var pageIDs: [PlaneKey: String] = [:]

  /// A group and the state of its modifiers.
  struct PlaneKey: Hashable {
    var group: Int
    var modifiers: XKBModifiers
  }

  init(_ keymap: XKBKeymap, _ geometry: XKBGeometry, _ context: ImportContext) {
    self.keymap = keymap
    self.geometry = geometry
    self.context = context
    findPlanes()
  }

  /// The form: all pages of all groups.
  mutating func form() throws(ImportError) -> LayoutForm {
    var form = LayoutForm(id: geometry.id, unit: .keyWidth, pages: [])
    for plane in planes { form.pages.append(try page(plane)) }
    form.initialPage = form.pages.first?.id
    form.place = context.file.start
    return form
  }

  private mutating func findPlanes() {
    let codes = geometry.rows.joined().compactMap { keymap.code($0.name) }
    for group in 0..<keymap.groupCount {
      for modifiers in XKBModifiers.states where keymap.knows(modifiers) {
        keymap.set(modifiers, group: group)
        let keysyms = codes.map(keymap.keysyms)
        let key = PlaneKey(group: group, modifiers: modifiers)
        let same = planes.first { $0.group == group && $0.keysyms == keysyms }
        if let same {
          pageIDs[key] = same.id
          continue
        }
        let id = Self.id(group: group, modifiers)
        pageIDs[key] = id
        planes.append(Plane(modifiers: modifiers, group: group, id: id, keysyms: keysyms))
      }
    }
  }

  private static func id(group: Int, _ modifiers: XKBModifiers) -> String {
    let names = modifiers.names
    guard group > 0 else { return names.isEmpty ? "letters" : names.joined(separator: "-") }
    return (["group\(group + 1)"] + names).joined(separator: "-")
  }

  private mutating func page(_ plane: Plane) throws(ImportError) -> LayoutPage {
    keymap.set(plane.modifiers, group: plane.group)
    var page = LayoutPage(id: plane.id, rows: [])
    page.kind = Self.kind(plane.modifiers)
    page.name = keymap.groupCount > 1 ? keymap.name(ofGroup: plane.group) : nil
    page.modifiers = plane.modifiers.isEmpty ? [] : [plane.modifiers.names]
    page.place = context.file.start
    for (index, places) in geometry.rows.enumerated() {
      var row = LayoutRow(keys: [])
      for place in places {
        guard let code = keymap.code(place.name) else { continue }
        row.keys.append(try key(place, code, row: index, on: plane))
      }
      page.rows.append(row)
    }
    return page
  }

  private static func kind(_ modifiers: XKBModifiers) -> LayoutPage.Kind {
    switch modifiers {
    case []: .letters
    case .shift: .shift
    case .lock: .caps
    default: .other
    }
  }

  private mutating func key(
    _ place: XKBGeometry.Place, _ code: UInt32, row: Int, on plane: Plane
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: context.file.start)
    var key = LayoutKey(id: place.name, role: .blank)
    key.sourceID = place.name
    key.place = context.file.start
    key.position.width = place.width
    key.position.keyCode = String(code)
    key.position.iso = XKBGeometry.iso(place.name)
    if place.reachesUp > 0 {
      key.position.y = Double(row - place.reachesUp)
      key.position.height = Double(1 + place.reachesUp)
    }
    let keysyms = keymap.keysyms(code)
    let names = keysyms.map(XKBKeysyms.name).filter { $0 != "VoidSymbol" && $0 != "NoSymbol" }
    guard let name = names.first else { return key }
    if let function = function(name, on: plane) {
      key.function = function
      key.isSelected = XKBKeysyms.modifiers[name].map(plane.modifiers.contains) ?? false
      if case .deadKey(let mark) = function.function { key.title = KeyTitle(text: mark) }
    } else {
      let text = keysyms.compactMap(XKBKeysyms.text).joined()
      if text.isEmpty {
        key.function = LayoutFunction(.unknown(name), native: .string(name))
      } else {
        key.output = KeyOutput(text, .explicit)
        key.title = KeyTitle(text: text)
        key.nextPage = pageAfterTyping(on: plane)
      }
    }
    key.title.raw = .missing
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
    key.extras = [
      JSON.Member("xkb", .object([JSON.Member("keysyms", .array(names.map(JSON.string)))]))
    ]
    return key
  }

  private func function(_ name: String, on plane: Plane) -> LayoutFunction? {
    let native = JSON.string(name)
    if let modifier = XKBKeysyms.modifiers[name] {
      return modifierKey(modifier, named: name, on: plane)
    }
    if let step = XKBKeysyms.groups[name], keymap.groupCount > 1 {
      let group = (plane.group + step + keymap.groupCount) % keymap.groupCount
      let target = pageIDs[PlaneKey(group: group, modifiers: [])] ?? plane.id
      return LayoutFunction(.page(target), calledBy: .nextKeyboard, locks: true, native: native)
    }
    if let function = XKBKeysyms.functions[name] {
      return LayoutFunction(function, native: native)
    }
    return XKBKeysyms.mark(ofDead: name).map { LayoutFunction(.deadKey($0), native: native) }
  }

  /// A modifier shows the page of its state, or the one without it where it is on; where no key
  /// gives anything else then, it does nothing to be seen.
  private func modifierKey(
    _ modifier: XKBModifiers, named name: String, on plane: Plane
  ) -> LayoutFunction {
    let native = JSON.string(name)
    let calledBy = Self.function(of: modifier)
    let wanted = PlaneKey(
      group: plane.group, modifiers: plane.modifiers.symmetricDifference(modifier))
    guard let target = pageIDs[wanted], target != plane.id else {
      return LayoutFunction(calledBy ?? .unknown(name), native: native)
    }
    return LayoutFunction(
      .page(target), calledBy: calledBy, locks: modifier == .lock, native: native)
  }

  private static func function(of modifier: XKBModifiers) -> KeyFunction? {
    switch modifier {
    case .shift: .shift
    case .lock: .capsLock
    case .level3: .modifier(.altGr)
    default: nil
    }
  }

  private func pageAfterTyping(on plane: Plane) -> String? {
    let after = PlaneKey(group: plane.group, modifiers: plane.modifiers.afterTyping)
    return pageIDs[after].flatMap { $0 == plane.id ? nil : $0 }
  }
}
