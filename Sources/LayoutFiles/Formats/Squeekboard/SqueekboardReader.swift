internal import KeyModel

/// Reads layouts of Squeekboard: views of rows, each a text of names of buttons.
struct SqueekboardReader {
  /// A size of buttons, in the file's own unit.
  struct Outline {
    var width: Double
    var height: Double
  }

  var context: ImportContext
  private(set) var buttons: [String: PositionedYAML] = [:]
  private(set) var outlines: [String: Outline] = [:]
  /// The names of the views, in order.
  private(set) var views: [String] = []
  /// Views that stay for a single character, with the view that comes back.
  private(set) var returns: [String: String] = [:]

  static func read(_ file: SourceFile) throws(ImportError) -> ImportedLayout {
    let yaml = try YAMLParser.parse(file)
    var reader = SqueekboardReader(context: ImportContext(file))
    let document = try reader.document(yaml)
    return ImportedLayout(document, warnings: reader.context.warnings)
  }

  private init(context: ImportContext) {
    self.context = context
  }

  private mutating func document(_ yaml: PositionedYAML) throws(ImportError) -> LayoutDocument {
    guard let members = yaml.members else {
      throw yaml.mismatch(expected: "a mapping with views and buttons")
    }
    var extras: [JSON.Member] = []
    var viewMembers: [PositionedYAML.Member] = []
    var viewsPlace: SourcePlace?
    for member in members {
      switch member.name {
      case "views":
        viewMembers = try Self.members(member, expected: "views by their names")
        viewsPlace = member.place
      case "buttons": try readButtons(member)
      case "outlines": try readOutlines(member)
      case "margins": extras.append(JSON.Member(member.name, member.value.plain))
      default:
        context.warn(
          .unknownMember, at: member.place, "\(Excerpt.quoted(member.name)) isn't known; it is kept"
        )
        extras.append(JSON.Member(member.name, member.value.plain))
      }
    }
    guard !viewMembers.isEmpty else {
      throw ImportError(
        .missing, at: viewsPlace ?? yaml.place, expected: "at least one view", found: "none",
        remedy: "add one, with rows of names of buttons")
    }
    views = viewMembers.map(\.name)
    if !views.contains("base") {
      context.warn(
        .missingPage, at: viewsPlace ?? yaml.place, "there is no view 'base', which is shown first")
    }
    findReturns()
    var form = LayoutForm(id: "touch", unit: .keyWidth, pages: [])
    var ids = UniqueIDs()
    for member in viewMembers { form.pages.append(try page(member, &ids)) }
    form.initialPage = views.contains("base") ? "base" : views.first
    form.place = yaml.place
    if !extras.isEmpty { form.extras = [JSON.Member("squeekboard", .object(extras))] }
    var document = LayoutDocument(id: context.file.stem, forms: [form])
    document.source = LayoutSourceInfo(
      format: LayoutFormat.squeekboard.id, path: context.file.lastPart)
    return document
  }

  static func members(
    _ member: PositionedYAML.Member, expected: String
  ) throws(ImportError) -> [PositionedYAML.Member] {
    guard let members = member.value.members else {
      throw member.value.mismatch(expected: expected)
    }
    return members
  }

  private mutating func readButtons(_ member: PositionedYAML.Member) throws(ImportError) {
    // A section that is there and empty has no buttons.
    guard member.value.text != "" else { return }
    for button in try Self.members(member, expected: "buttons by their names") {
      guard button.value.members != nil else {
        throw button.value.mismatch(expected: "a mapping that describes a button")
      }
      if buttons[button.name] != nil {
        context.warn(
          .repeatedMember, at: button.place,
          "the button \(Excerpt.quoted(button.name)) stands here again; the last one counts")
      }
      buttons[button.name] = button.value
    }
  }

  private mutating func readOutlines(_ member: PositionedYAML.Member) throws(ImportError) {
    for outline in try Self.members(member, expected: "outlines by their names") {
      guard let width = outline.value["width"]?.number,
        let height = outline.value["height"]?.number,
        width > 0, height > 0
      else {
        throw outline.value.mismatch(expected: "an outline with a width and a height above 0")
      }
      outlines[outline.name] = Outline(width: width, height: height)
    }
  }

  /// A view that a key locks goes away with the first character, unless the key says otherwise.
  private mutating func findReturns() {
    for button in buttons.values {
      guard let locking = button["action"]?["locking"], let view = locking["lock_view"]?.text,
        let back = locking["unlock_view"]?.text, locking["pops"]?.text != "false"
      else { continue }
      returns[view] = back
    }
  }

  private mutating func page(
    _ member: PositionedYAML.Member, _ ids: inout UniqueIDs
  ) throws(ImportError) -> LayoutPage {
    guard let rows = member.value.sequence else {
      throw member.value.mismatch(expected: "a list of rows")
    }
    var page = LayoutPage(id: ids.unique(member.name), rows: [])
    if page.id != member.name {
      context.warn(
        .repeatedID, at: member.place,
        "the view \(Excerpt.quoted(member.name)) stands here again; this one is now \(page.id)")
    }
    page.kind = SqueekboardWords.kinds[member.name]
    page.place = member.place
    var keyIDs = UniqueIDs()
    for row in rows {
      guard let text = row.text else {
        throw row.mismatch(expected: "a text of names of buttons")
      }
      var keys = LayoutRow(keys: [])
      for name in text.split(whereSeparator: { $0 == " " || $0.isNewline || $0 == "\t" }) {
        var key = try key(String(name), at: row.place, on: member.name)
        key.id = keyIDs.unique(key.id)
        keys.keys.append(key)
      }
      page.rows.append(keys)
    }
    if page.keys.isEmpty { context.warn(.empty, at: member.place, "the view has no buttons") }
    centre(&page)
    return page
  }

  /// Rows stand in the middle.
  private func centre(_ page: inout LayoutPage) {
    let widths = page.rows.map { row in row.keys.reduce(0) { $0 + ($1.position.width ?? 1) } }
    let widest = widths.max() ?? 0
    for (index, width) in widths.enumerated()
    where widest - width > 0.01 && !page.rows[index].keys.isEmpty {
      page.rows[index].keys[0].position.gap = (widest - width) / 2
    }
  }
}
