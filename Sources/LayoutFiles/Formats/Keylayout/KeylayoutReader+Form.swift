internal import KeyModel

extension KeylayoutReader {
  /// The pages of a set of maps.
  mutating func form(
    _ pair: KeylayoutPair, _ root: XMLElement, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutForm {
    let maps = maps[pair.mapSet] ?? [:]
    if maps.isEmpty {
      context.warn(
        .unknownValue, at: pair.place,
        "there is no set of maps of the id \(Excerpt.quoted(pair.mapSet))")
    }
    let selects = modifierWays(pair, root)
    guard selects.count + maps.count <= Self.mostPages else {
      throw .beyond("at most \(Self.mostPages) maps of a set", at: pair.place)
    }
    let hardware = hardware(pair, base: selects.first { $0.ways.contains([]) }?.index ?? 0)
    var form = LayoutForm(id: ids.unique(hardware.rawValue), unit: .keyWidth, pages: [])
    form.place = pair.place
    var pageIDs = UniqueIDs()
    for select in selects {
      guard let map = maps[select.index] else {
        context.warn(
          .unknownValue, at: select.place, "there is no map of the number \(select.index)")
        continue
      }
      form.pages.append(try page(map, of: pair, select.ways, hardware, &pageIDs))
    }
    let named = Set(selects.map(\.index))
    for index in maps.keys.sorted() where !named.contains(index) {
      guard let map = maps[index] else { continue }
      form.pages.append(try page(map, of: pair, nil, hardware, &pageIDs))
    }
    form.initialPage = form.pages.first { $0.kind == .letters }?.id ?? form.pages.first?.id
    form.extras = extras([
      JSON.Member("mapSet", .string(pair.mapSet)),
      JSON.Member("modifiers", .string(pair.modifiers)),
    ])
    return form
  }

  /// Modifiers can be combined in no more ways than these.
  private static let mostPages = 512

  private typealias Select = (index: Int, ways: [[String]], place: SourcePlace)

  /// Which modifiers choose which map; none is a way too.
  private mutating func modifierWays(_ pair: KeylayoutPair, _ root: XMLElement) -> [Select] {
    let map = root.children("modifierMap").first { $0["id"] == pair.modifiers }
    if map == nil {
      context.warn(
        .unknownValue, at: pair.place,
        "there are no modifiers of the id \(Excerpt.quoted(pair.modifiers))")
    }
    return (map?.children("keyMapSelect") ?? []).compactMap { select in
      guard let index = select["mapIndex"].flatMap({ Int($0) }) else { return nil }
      let ways = select.children("modifier").map { modifier in
        (modifier["keys"] ?? "").split { $0.isXMLBlank }.map(String.init)
      }
      return (index, ways, select.place)
    }
  }

  /// The keyboard that the maps are for: by the name of the set, else by the key that keyboards of
  /// ISO have and others don't.
  private func hardware(_ pair: KeylayoutPair, base index: Int) -> KeylayoutCode.Hardware {
    let name = pair.mapSet.lowercased()
    for (word, hardware) in [("jis", KeylayoutCode.Hardware.jis), ("iso", .iso), ("ansi", .ansi)]
    where name.contains(word) {
      return hardware
    }
    let key = maps[pair.mapSet]?[index]?.children("key").first { $0["code"] == "10" }
    let isThere = key?["action"] != nil || key?["output"]?.isEmpty == false
    return isThere ? .iso : .ansi
  }

  private mutating func page(
    _ map: XMLElement, of pair: KeylayoutPair, _ ways: [[String]]?,
    _ hardware: KeylayoutCode.Hardware, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutPage {
    let needed = ways?.map { $0.filter { !$0.hasSuffix("?") }.map(Self.shortName) }
    let id = needed.map {
      $0.first.map { $0.isEmpty ? "base" : $0.joined(separator: "+") } ?? "base"
    }
    var page = LayoutPage(id: ids.unique(id ?? "map\(map["index"] ?? "")"), rows: [])
    page.modifiers = (ways ?? []).filter { !$0.isEmpty }
    if needed?.contains([]) == true {
      page.kind = .letters
    } else if needed?.contains(["shift"]) == true {
      page.kind = .shift
    } else if needed?.contains(["caps"]) == true {
      page.kind = .caps
    }
    page.place = map.place
    var placed: [(row: Character, key: LayoutKey)] = []
    for key in try keys(of: map) {
      if let result = try self.key(key.element, code: key.code, hardware) { placed.append(result) }
    }
    for letter in KeylayoutCode.rows {
      var row = LayoutRow(
        keys: placed.filter { $0.row == letter }.map(\.key).sorted {
          ($0.position.x ?? 0) < ($1.position.x ?? 0)
        })
      guard !row.keys.isEmpty else { continue }
      row.id = String(letter)
      page.rows.append(row)
    }
    if page.keys.isEmpty { context.warn(.empty, at: map.place, "the map has no keys") }
    return page
  }

  private static func shortName(_ modifier: String) -> String {
    ["anyShift": "shift", "anyOption": "option", "anyControl": "control"][modifier] ?? modifier
  }

  /// The keys of a map, those of the maps that it builds on among them.
  private mutating func keys(
    of map: XMLElement
  ) throws(ImportError) -> [(code: Int, element: XMLElement)] {
    var found: [Int: XMLElement] = [:]
    var order: [Int] = []
    var next: XMLElement? = map
    var seen: Set<Int> = []
    while let current = next {
      guard seen.insert(current.index).inserted, seen.count <= Self.mostBases else {
        context.warn(.unknownValue, at: current.place, "the map builds on itself, or on too many")
        break
      }
      for (code, element) in own(of: current) where found[code] == nil {
        found[code] = element
        order.append(code)
      }
      next = base(of: current)
    }
    return order.compactMap { code in found[code].map { (code, $0) } }
  }

  /// The keys of a map itself; warned of once, though other maps may build on it.
  private mutating func own(of map: XMLElement) -> [(code: Int, element: XMLElement)] {
    if let known = ownKeys[map.index] { return known }
    var own: [(code: Int, element: XMLElement)] = []
    var seen: Set<Int> = []
    for element in map.children where element.name == "key" {
      guard let code = element["code"].flatMap({ Int($0) }), (0..<512).contains(code) else {
        context.warn(
          .unknownValue, at: element.place, "the key has no code that keys have; it is left out")
        continue
      }
      guard seen.insert(code).inserted else {
        context.warn(
          .repeatedID, at: element.place,
          "the map has two keys of the code \(code); the first one counts")
        continue
      }
      own.append((code, element))
    }
    ownKeys[map.index] = own
    return own
  }

  /// Maps build on one another; on more than these, none does.
  private static let mostBases = 16

  private func base(of map: XMLElement) -> XMLElement? {
    guard let set = map["baseMapSet"], let index = map["baseIndex"].flatMap({ Int($0) }) else {
      return nil
    }
    return maps[set]?[index]
  }
}
