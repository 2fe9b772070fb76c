internal import KeyModel

/// Reads keyboards of CLDR up to 43: maps of positions, one for each combination of modifiers.
///
/// There are no keys for shift, deleting and the like: a platform has them by itself.
struct LegacyLDMLReader {
  var context: ImportContext
  /// The codes of keys by position, where a file of the platform tells them.
  var keyCodes: [String: String] = [:]
  /// What begins a transform, and so waits for the next key.
  var deadKeys: Set<String> = []
  /// What nothing is made of, verbatim.
  var kept: [JSON] = []

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let root = try XMLDocument.parse(file).root
    guard root.name == "keyboard" else {
      throw ImportError(
        .otherFormat, at: root.place, expected: "the element 'keyboard'",
        found: Excerpt.quoted(root.name), remedy: "give a keyboard")
    }
    var reader = LegacyLDMLReader(context: ImportContext(file))
    let document = try reader.document(root)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private mutating func document(_ root: XMLElement) throws(ImportError) -> LayoutDocument {
    readPlatform()
    readTransforms(root)
    let locale = root["locale"] ?? ""
    let isTouch = locale.hasSuffix("-t-k0-android") || locale.contains("-t-k0-android-")
    var form = LayoutForm(id: isTouch ? "touch" : "iso", unit: .keyWidth, pages: [])
    form.place = root.place
    var ids = UniqueIDs()
    var children = root.children
    children.removeAll { ["version", "names", "transforms", "settings"].contains($0.name) }
    for child in children {
      guard child.name == "keyMap" else {
        context.warnOfUnknown(child)
        kept.append(child.json)
        continue
      }
      form.pages.append(try page(child, isTouch: isTouch, &ids))
    }
    guard !form.pages.isEmpty else {
      throw ImportError(
        .missing, at: root.place, expected: "the element 'keyMap' with the keys", found: "none",
        remedy: "add it, or give a keyboard that has it")
    }
    form.initialPage = form.pages.first { $0.modifiers.isEmpty }?.id ?? form.pages.first?.id
    var document = LayoutDocument(id: context.file.stem, forms: [form])
    addMetadata(root, to: &document)
    return document
  }

  private mutating func addMetadata(_ root: XMLElement, to document: inout LayoutDocument) {
    var reader = ElementReader(root)
    let locale = reader.text("locale") ?? ""
    document.locales = locale.isEmpty ? [] : [locale]
    document.name = root.children("names").first?.children("name").first?["value"]
    let version = root.children("version").first
    document.source = LayoutSourceInfo(
      format: LayoutFormat.legacyLDML.id, formatVersion: version?["cldrVersion"],
      path: context.file.lastPart)
    let transforms = root.children("transforms")
    if !transforms.isEmpty { document.transforms = .array(transforms.map(\.json)) }
    let plain = root.children.filter { ["version", "settings"].contains($0.name) }
    var list = MemberList()
    for member in reader.rest(&context) { list.add(member.name, member.value) }
    list.add("elements", plain.map(\.json) + kept) { $0 }
    document.extras = extras(list.members)
  }

  /// The file of the platform, where one lies beside the keyboard: it tells the codes of keys.
  private mutating func readPlatform() {
    // A file that isn't there or can't be read is no fault of the keyboard.
    guard let file = try? context.file.sibling("_platform.xml"),
      let root = try? XMLDocument.parse(file).root
    else { return }
    for map in root.children("hardwareMap").flatMap({ $0.children("map") }) {
      if let iso = map["iso"], let code = map["keycode"] { keyCodes[iso] = code }
    }
  }

  /// Outputs with which a transform begins that goes on.
  private mutating func readTransforms(_ root: XMLElement) {
    for transform in root.children("transforms").flatMap({ $0.children("transform") }) {
      let from = LegacyLDMLText.resolved(transform["from"] ?? "")
      guard from.unicodeScalars.count > 1, let first = from.unicodeScalars.first else { continue }
      if Self.canBeDead(first) { deadKeys.insert(String(first)) }
    }
  }

  /// Letters and digits type themselves even where more may come of them.
  private static func canBeDead(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .modifierSymbol, .modifierLetter, .nonspacingMark, .otherPunctuation, .otherSymbol,
      .mathSymbol, .finalPunctuation, .initialPunctuation:
      true
    default: false
    }
  }

  mutating func extras(_ members: [JSON.Member]) -> Extras {
    members.isEmpty ? [] : [JSON.Member(LayoutFormat.legacyLDML.id, .object(members))]
  }
}
