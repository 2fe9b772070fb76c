internal import KeyModel

/// Reads keyboard layouts of macOS: sets of maps from the codes of keys to outputs and actions.
///
/// Control characters stand in them as references that XML 1.0 forbids; they are read all the same.
struct KeylayoutReader {
  var context: ImportContext
  /// What keys do by the ids of their actions.
  var actions: [String: KeylayoutAction] = [:]
  /// What states show that no key ends.
  var terminators: [String: String] = [:]
  /// Maps by the ids of their sets and their numbers.
  var maps: [String: [Int: XMLElement]] = [:]
  /// The keys of a map itself by its element, once they have been looked for.
  var ownKeys: [Int: [(code: Int, element: XMLElement)]] = [:]
  /// What nothing is made of, verbatim.
  var kept: [JSON] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let root = try XMLDocument.parse(file, syntax: .controlReferences).root
    guard root.name == "keyboard" else {
      throw ImportError(
        .otherFormat, at: root.place, expected: "the element 'keyboard'",
        found: Excerpt.quoted(root.name), remedy: "give a keyboard layout of macOS")
    }
    var reader = KeylayoutReader(context: ImportContext(file))
    let document = try reader.document(root)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ root: XMLElement) throws(ImportError) -> LayoutDocument {
    for child in root.children { readDefinition(child) }
    let layouts = try self.layouts(root)
    var ids = UniqueIDs()
    var forms: [LayoutForm] = []
    for layout in layouts { forms.append(try form(layout, root, &ids)) }
    guard forms.contains(where: { !$0.pages.isEmpty }) else {
      throw ImportError(
        .missing, at: root.place, expected: "the element 'keyMapSet' with maps of keys",
        found: "none", remedy: "add it, or give a layout that has it")
    }
    var document = LayoutDocument(id: context.file.stem, forms: forms)
    var reader = ElementReader(root)
    document.name = reader.text("name")
    document.source = LayoutSourceInfo(
      format: LayoutFormat.keylayout.id, path: context.file.lastPart)
    let transforms = root.children.filter { ["actions", "terminators"].contains($0.name) }
    if !transforms.isEmpty { document.transforms = .array(transforms.map(\.json)) }
    var list = MemberList()
    for member in reader.rest(&context, known: ["group", "id", "maxout"]) {
      list.add(member.name, member.value)
    }
    list.add("elements", kept) { $0 }
    document.extras = extras(list.members)
    return document
  }

  private mutating func readDefinition(_ element: XMLElement) {
    switch element.name {
    case "actions":
      for action in element.children("action") {
        guard let id = action["id"] else { continue }
        if actions.updateValue(KeylayoutAction(action), forKey: id) != nil {
          context.warn(
            .repeatedID, at: action.place,
            "there are two actions of the id \(Excerpt.quoted(id)); this one counts")
        }
      }
    case "terminators":
      for when in element.children("when") {
        if let state = when["state"], let output = when["output"] { terminators[state] = output }
      }
    case "keyMapSet":
      guard let id = element["id"] else { return }
      for map in element.children("keyMap") {
        guard let index = map["index"].flatMap({ Int($0) }) else {
          context.warn(.unknownValue, at: map.place, "the map has no number; it is left out")
          continue
        }
        maps[id, default: [:]][index] = map
      }
    case "layouts", "modifierMap": return
    default:
      context.warnOfUnknown(element)
      kept.append(element.json)
    }
  }

  /// More than these has no layout: maps of a set are read again for each.
  private static let mostForms = 16

  /// The ways in which maps and modifiers go together, each once, in the order of the file.
  private mutating func layouts(_ root: XMLElement) throws(ImportError) -> [KeylayoutPair] {
    var pairs: [KeylayoutPair] = []
    for layout in root.children("layouts").flatMap({ $0.children("layout") }) {
      guard let mapSet = layout["mapSet"], let modifiers = layout["modifiers"] else { continue }
      let pair = KeylayoutPair(mapSet: mapSet, modifiers: modifiers, place: layout.place)
      if !pairs.contains(where: { $0.mapSet == mapSet && $0.modifiers == modifiers }) {
        pairs.append(pair)
      }
      guard pairs.count <= Self.mostForms else {
        throw .beyond("at most \(Self.mostForms) sets of maps", at: layout.place)
      }
    }
    guard pairs.isEmpty else { return pairs }
    // A layout without the list still has its maps.
    let modifiers = root.children("modifierMap").first?["id"] ?? ""
    return root.children("keyMapSet").prefix(Self.mostForms).compactMap { set in
      set["id"].map { KeylayoutPair(mapSet: $0, modifiers: modifiers, place: set.place) }
    }
  }

  func extras(_ members: [JSON.Member]) -> Extras {
    members.isEmpty ? [] : [JSON.Member(LayoutFormat.keylayout.id, .object(members))]
  }
}

/// A set of maps and the modifiers that choose among them.
struct KeylayoutPair {
  var mapSet: String
  var modifiers: String
  var place: SourcePlace
}

/// What a key does where no state is waiting for it.
struct KeylayoutAction {
  var output: String?
  /// The state that the key leads to: a dead key.
  var next: String?

  init(_ element: XMLElement) {
    let when = element.children("when").first { $0["state"] == "none" }
    output = when?["output"]
    next = when?["next"]
  }
}
