internal import KeyModel

/// Writes touch layouts of Keyman.
///
/// A layout that was read from one is written with the same members, numbers as numbers; one of
/// another format with the ids, tokens and layers that Keyman has for it.
struct KeymanWriter {
  /// Whether the layout was read from a file of Keyman: what it didn't say isn't made up.
  private let isKeyman: Bool
  private let unit: LayoutForm.Unit

  static func text(of document: LayoutDocument) -> String {
    JSON.object(
      document.forms.map { form in
        let writer = KeymanWriter(
          isKeyman: document.source?.format == LayoutFormat.keyman.id, unit: form.unit)
        return JSON.Member(writer.platform(of: form), writer.json(form))
      }
    ).text(.expanded)
  }

  /// The platform of a form: its own, or the one for keyboards that are touched.
  private func platform(of form: LayoutForm) -> String {
    isKeyman || KeymanReader.platforms.contains(form.id) ? form.id : "phone"
  }

  private func json(_ form: LayoutForm) -> JSON {
    var list = MemberList()
    list.add("font", form.font)
    add(form.extras, to: &list)
    list.add("layer", .array(form.pages.map(json)))
    return list.object
  }

  private func json(_ page: LayoutPage) -> JSON {
    var list = MemberList()
    // A layer whose id repeats has kept its own among the rest.
    if !page.extras.keyman.contains(where: { $0.name == "id" }) { list.add("id", page.id) }
    add(page.extras, to: &list)
    list.add("row", page.rows.enumerated().map { $0 }) { json($0.element, number: $0.offset + 1) }
    return list.object
  }

  private func json(_ row: LayoutRow, number: Int) -> JSON {
    var list = MemberList()
    let id = isKeyman ? row.id : row.id ?? String(number)
    list.add("id", id.map(Self.number))
    add(row.extras, to: &list)
    list.add("key", .array(row.keys.map { json($0) }))
    return list.object
  }

  private func json(_ key: LayoutKey, isDefault: Bool = false) -> JSON {
    var list = MemberList()
    list.add("id", isKeyman ? key.sourceID : KeymanNaming.id(of: key))
    list.add("text", isKeyman ? key.title.raw : KeymanNaming.text(of: key))
    list.add("hint", key.hints.first?.text)
    list.add("font", key.title.font)
    list.add("width", width(key.position.width))
    list.add("pad", width(key.position.gap))
    list.add("nextlayer", nextLayer(of: key))
    if isKeyman {
      add(key.extras, to: &list)
    } else {
      list.add("sp", KeymanNaming.special(of: key))
    }
    list.add("default", ifTrue: isDefault)
    list.add("sk", key.gestures.longPress) { json($0.key, isDefault: $0.isDefault) }
    list.add("multitap", key.gestures.multiTap) { json($0) }
    let flicks = key.gestures.flicks.filter { $0.directions.count == 1 }
    if !flicks.isEmpty {
      list.add("flick", .object(flicks.map { JSON.Member($0.directions[0], json($0.key)) }))
    }
    return list.object
  }

  private func nextLayer(of key: LayoutKey) -> String? {
    guard let function = key.function, let target = function.function.targetPage else {
      return key.nextPage
    }
    return isKeyman && function.isGuess ? nil : target
  }

  private func width(_ value: Double?) -> Double? {
    switch unit {
    case .keyPercent, .points: value
    case .keyWidth: value.map { $0 * 100 }
    case .screenFraction: value.map { $0 * 1000 }
    }
  }

  /// Digits as a number, anything else as a text.
  private static func number(_ text: String) -> JSON {
    guard let value = Int(text), String(value) == text else { return .string(text) }
    return .number(text)
  }

  private func add(_ extras: Extras, to list: inout MemberList) {
    for member in extras.keyman { list.add(member.name, Self.normalized(member)) }
  }

  /// Members that are numbers as numbers, also where they stood as texts.
  private static func normalized(_ member: JSON.Member) -> JSON {
    guard member.name == "sp", let text = member.value.string, let value = Int(text) else {
      return member.value
    }
    return .number(String(value))
  }
}

extension Extras {
  /// What was kept of a file of Keyman.
  fileprivate var keyman: [JSON.Member] { first { $0.name == "keyman" }?.value.members ?? [] }
}
