internal import KeyModel

/// Writes layouts of GNOME's on-screen keyboard.
struct GNOMEWriter {
  private let isGNOME: Bool
  private let unit: LayoutForm.Unit

  /// - Throws: `ExportError` where the layout has no keys to write.
  static func text(of document: LayoutDocument) throws(ExportError) -> String {
    guard let form = document.forms.first, !form.pages.isEmpty else {
      throw ExportError("the layout has no pages", remedy: "give a layout with keys")
    }
    let writer = GNOMEWriter(
      isGNOME: document.source?.format == LayoutFormat.gnome.id, unit: form.unit)
    var list = MemberList()
    list.add("levels", .array(writer.levels(of: form)))
    list.add("locale", document.locales.first)
    list.add("name", document.name)
    for member in document.extras.gnome { list.add(member.name, member.value) }
    return list.object.text(.expanded)
  }

  private func levels(of form: LayoutForm) -> [JSON] {
    form.pages.map { page in
      var list = MemberList()
      list.add("level", page.id)
      list.add("mode", (page.mode ?? usualMode(of: page, in: form)).rawValue)
      for member in page.extras.gnome { list.add(member.name, member.value) }
      list.add("rows", .array(page.rows.map { .array(keys(of: $0)) }))
      return list.object
    }
  }

  /// The mode of a level whose layout has none: the first is where typing starts.
  private func usualMode(of page: LayoutPage, in form: LayoutForm) -> LayoutPage.Mode {
    if page.id == form.initialPage ?? form.pages.first?.id { return .initial }
    return page.keys.contains { $0.nextPage != nil } ? .latched : .locked
  }

  /// The keys of a row; spacers widen the gap before the next key.
  private func keys(of row: LayoutRow) -> [JSON] {
    var keys: [JSON] = []
    var gap = 0.0
    for key in row.keys {
      guard key.role.isKey else {
        gap += (length(key.position.gap) ?? 0) + (length(key.position.width) ?? 1)
        continue
      }
      keys.append(json(key, gap: gap))
      gap = 0
    }
    return keys
  }

  private func json(_ key: LayoutKey, gap: Double) -> JSON {
    var list = MemberList()
    addFunction(of: key, to: &list)
    list.add("iconName", icon(of: key))
    list.add("label", label(of: key))
    let own = key.function == nil ? [key.output?.text].compactMap(\.self) : []
    let alternates = key.gestures.longPress.compactMap { $0.key.output?.text }
    list.add("strings", own + alternates, JSON.string)
    list.add("width", length(key.position.width))
    list.add("height", length(key.position.height))
    let offset = gap + (length(key.position.gap) ?? 0)
    if offset > 0 || (isGNOME && key.position.gap != nil) { list.add("leftOffset", offset) }
    for member in key.extras.gnome { list.add(member.name, member.value) }
    return list.object
  }

  private func addFunction(of key: LayoutKey, to list: inout MemberList) {
    guard let function = key.function else { return }
    for member in function.native?.members ?? [] where isGNOME {
      list.add(member.name, member.value)
    }
    switch function.function {
    case .page(let id):
      if !isGNOME { list.add("action", "levelSwitch") }
      list.add("level", id)
    case .insert, .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret,
      .shift, .capsLock, .modifier, .deadKey, .nextKeyboard, .languageMenu, .dismissKeyboard,
      .undo, .redo, .selectAll, .system, .none, .unknown:
      if !isGNOME { addWord(for: function.function, to: &list) }
    }
  }

  private func addWord(for function: KeyFunction, to list: inout MemberList) {
    if let action = GNOMEWords.actions.first(where: { $0.function == function }) {
      list.add("action", action.word)
    } else if let keyval = GNOMEWords.keyvals.first(where: { $0.function == function }) {
      list.add("keyval", keyval.number)
    }
  }

  private func icon(of key: LayoutKey) -> String? {
    guard !isGNOME else { return key.title.icon }
    let names = [key.function?.calledBy, key.function?.function].compactMap(\.self)
    return names.lazy.compactMap { name in
      GNOMEWords.icons.first { $0.function == name }?.word
    }.first
  }

  private func label(of key: LayoutKey) -> RawText {
    guard !isGNOME else { return key.title.raw }
    guard icon(of: key) == nil, let text = key.title.text, text != key.output?.text else {
      return .missing
    }
    return .text(text)
  }

  /// Widths of a plain key.
  private func length(_ value: Double?) -> Double? {
    switch unit {
    case .keyPercent, .points: value.map { $0 / 100 }
    case .keyWidth: value
    case .screenFraction: value.map { $0 * 10 }
    }
  }
}

extension Extras {
  /// What was kept of a file of GNOME's.
  fileprivate var gnome: [JSON.Member] { first { $0.name == "gnome" }?.value.members ?? [] }
}
