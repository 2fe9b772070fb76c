public import KeyModel

extension LayoutDocument {
  /// What a person types on: the pages of one form, their keys placed in points, 100 a plain key.
  ///
  /// A label that the source gives is kept. Other keys get theirs when they are shown, from what
  /// they do, else from what they insert; a key of which neither is known is called by its title,
  /// else by its id or the name of its picture, and that label is marked as derived.
  ///
  /// Where modifiers of a physical keyboard show pages, the keys that its files leave out are added:
  /// modifiers, and Backspace, Tab and Return where they are missing. They have no place in the file.
  ///
  /// - Parameter id: the form's id; the first one unless given, and where there is no such form.
  /// - Returns: the layout, of at least one page, that may have no keys.
  public func layout(form id: String? = nil) -> Layout {
    let form = forms.first { $0.id == id } ?? forms[0]
    let pageIDs = Set(form.pages.map(\.id))
    var pages = form.pages.map { page in
      Page(
        id: page.id,
        rows: PagePlan(page, unit: form.unit).rows.map { row in
          row.map { key($0.key, frame: $0.frame, pages: pageIDs) }
        })
    }
    if let physical = PhysicalKeys(form) {
      for index in pages.indices { physical.add(to: &pages[index]) }
    }
    if let first = pages.firstIndex(where: { $0.id == form.initialPage }), first > 0 {
      pages.insert(pages.remove(at: first), at: 0)
    }
    if pages.isEmpty { pages = [Page(id: form.id, rows: [])] }
    return Layout(
      id: self.id, name: name, language: locales.first, pages: pages, field: field(of: pages))
  }

  /// Capitals come by themselves only where the keyboard has a shift of its own: on pages of capitals
  /// they would be another page.
  private func field(of pages: [Page]) -> FieldTraits {
    var field = FieldTraits()
    let hasShift = pages.contains { $0.keys.contains { $0.function == .shift } }
    if !hasShift { field.autocapitalizationType = .none }
    return field
  }

  private func key(_ source: LayoutKey, frame: Frame, pages: Set<String>) -> Key {
    let accessibility = source.accessibility
    let localized = accessibility.labels.first { $0.language == locales.first }
    let given = accessibility.label.string ?? localized?.text ?? accessibility.labels.first?.text
    let function = source.pressed
    var key = Key(
      id: source.id, title: source.shownTitle, label: given, hint: accessibility.hint,
      value: accessibility.value, traits: accessibility.traits, function: function,
      spokenFunction: source.function?.calledBy,
      nextPage: source.nextPage.flatMap { pages.contains($0) ? $0 : nil },
      shiftedOutput: source.shiftedOutput, alternates: source.alternates,
      frame: frame, place: source.place)
    if source.isSelected { key.traits.insert(.selected) }
    key.language = accessibility.language(of: given, layoutLanguage: locales.first)
    if given == nil, source.function?.calledBy == nil, !function.hasName {
      key.label = source.lastResortLabel
      key.labelSource = .derived
    }
    return key
  }
}

extension KeyAccessibility {
  /// The language of a label: that of the labels by language which has the same text.
  ///
  /// Labels of dumps come with their language that way; nil where none is told, and where it is the
  /// layout's own.
  fileprivate func language(of label: String?, layoutLanguage: String?) -> String? {
    let languages = labels.filter { $0.text == label }.map(\.language)
    return languages.contains { $0 == layoutLanguage } ? nil : languages.first
  }
}

extension LayoutKey {
  /// What a press does, as far as is known.
  fileprivate var pressed: KeyFunction {
    if let function { return function.function }
    guard let output else { return .none }
    if let text = output.text, !text.isEmpty { return .insert(text) }
    return output.text == nil ? .unknown(sourceID ?? id) : .none
  }

  /// The title as text; the name of a picture is no title.
  fileprivate var shownTitle: String {
    title.text ?? (title.kind == .icon ? "" : title.raw.string) ?? ""
  }

  /// What the key is called where neither a function nor an output tells.
  fileprivate var lastResortLabel: String {
    let candidates = [
      title.kind == .privateUse ? nil : title.text, title.kind == .token ? title.raw.string : nil,
      title.icon, sourceID,
    ]
    return candidates.compactMap(\.self).first { !$0.isEmpty } ?? ""
  }

  /// What other ways of touching the key insert: long presses, more taps, flicks, in this order.
  fileprivate var alternates: [String] {
    var seen: Set<[Unicode.Scalar]> = []
    return gestures.keys.compactMap { $0.function == nil ? $0.output?.text : nil }.filter {
      !$0.isEmpty && seen.insert(Array($0.unicodeScalars)).inserted
    }
  }

  /// What the key inserts with shift, where a variant tells.
  fileprivate var shiftedOutput: String? {
    let shifted = variants.first { variant in
      !variant.conditions.isEmpty && variant.conditions.allSatisfy { $0.name == "shift" }
    }
    return shifted?.key.output?.text
  }
}

extension KeyFunction {
  /// Whether words of a language tell what the function is.
  fileprivate var hasName: Bool {
    switch self {
    case .none, .unknown: false
    case .insert, .returnKey, .tab, .backTab, .escape, .deleteBackward, .deleteForward, .moveCaret,
      .shift, .capsLock, .modifier, .deadKey, .page, .nextKeyboard, .languageMenu,
      .dismissKeyboard, .undo, .redo, .selectAll, .system:
      true
    }
  }
}
