public import KeyModel

extension LayoutDocument {
  /// The document of a layout that comes of no file, so that it can be written as one.
  ///
  /// What kind of field a layout is made for, and that a page goes away by itself, has no place in
  /// files and is left out.
  public init(_ layout: Layout) {
    var form = LayoutForm(id: "phone", unit: .points, pages: [])
    for page in layout.pages {
      var result = LayoutPage(id: page.id, rows: [])
      result.rows = page.rows.map { LayoutRow(keys: $0.map(LayoutKey.init)) }
      form.pages.append(result)
    }
    form.initialPage = layout.pages[0].id
    self.init(id: layout.id, name: layout.name, forms: [form])
    locales = [layout.language].compactMap(\.self)
  }
}

extension LayoutKey {
  fileprivate init(_ key: Key) {
    self.init(id: key.id, role: Role(doing: key.function), title: KeyTitle(text: key.title))
    sourceID = key.id
    place = key.place
    if case .insert(let text) = key.function {
      output = KeyOutput(text, .explicit)
    } else {
      function = LayoutFunction(key.function, calledBy: key.spokenFunction)
    }
    nextPage = key.nextPage
    isSelected = key.traits.contains(.selected)
    position.x = key.frame.x
    position.y = key.frame.y
    position.width = key.frame.width
    position.height = key.frame.height
    if key.labelSource == .given, let label = key.label {
      accessibility.label = .text(label)
      accessibility.labelSource = .explicit
    }
    accessibility.hint = key.hint
    accessibility.value = key.value
    accessibility.traits = key.traits.subtracting([.keyboardKey, .selected])
    if let shifted = key.shiftedOutput {
      var other = LayoutKey(
        id: key.id, role: .character, title: KeyTitle(text: shifted),
        output: KeyOutput(shifted, .explicit))
      other.place = key.place
      variants = [KeyVariant(when: [KeyVariant.Condition("shift", "shifted")], other)]
    }
    for (index, text) in key.alternates.enumerated() {
      let other = LayoutKey(
        id: "\(key.id)/hold\(index + 1)", role: .character, title: KeyTitle(text: text),
        output: KeyOutput(text, .explicit))
      gestures.longPress.append(KeyGestures.LongPress(other))
    }
  }
}
