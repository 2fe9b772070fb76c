internal import KeyModel

extension KeylayoutReader {
  /// A key of a map and its row; nil for a code that no keyboard has.
  mutating func key(
    _ element: XMLElement, code: Int, _ hardware: KeylayoutCode.Hardware
  ) throws(ImportError) -> (row: Character, key: LayoutKey)? {
    let position = KeylayoutCode.position(of: code, on: hardware)
    let special = KeylayoutCode.specials[code]
    guard let row = position?.row ?? special?.row else { return nil }
    try context.countKey(at: element.place)
    var key = LayoutKey(id: position?.name ?? special?.name ?? "", role: .character)
    key.sourceID = String(code)
    key.place = element.place
    key.position.iso = position?.name
    key.position.keyCode = String(code)
    key.position.x = position.map { $0.x ?? 3.75 } ?? special?.x
    key.position.width = special?.width ?? (row == "A" ? 6.25 : nil)
    var reader = ElementReader(element)
    _ = reader.text("code")
    addMeaning(&reader, to: &key, special)
    key.extras = extras(reader.rest(&context))
    return (row, key)
  }

  private mutating func addMeaning(
    _ reader: inout ElementReader, to key: inout LayoutKey, _ special: KeylayoutCode.Special?
  ) {
    var output = reader.text("output")
    var next: String?
    if let action = action(&reader) {
      output = action.output
      next = action.next
    }
    if let next, output?.isEmpty ?? true {
      let mark = terminators[next]
      key.function = LayoutFunction(
        mark.map { .deadKey(DeadMarks.combining($0)) } ?? .unknown(next),
        native: .object([JSON.Member("next", .string(next))]))
      key.role = .deadKey
      if let mark { key.title = KeyTitle(text: mark) }
      key.title.raw = .missing
      return
    }
    addOutput(output, to: &key, special)
  }

  private func addOutput(
    _ output: String?, to key: inout LayoutKey, _ special: KeylayoutCode.Special?
  ) {
    let control = output.flatMap { ControlOutput.function(of: $0) }
    guard let output, !output.isEmpty, control == nil else {
      let function = special?.function ?? control ?? .none
      key.function = LayoutFunction(function, native: output.map(JSON.string))
      key.role = function == .none ? .blank : LayoutKey.Role(doing: function)
      if special != nil { key.title = KeyTitle(kind: .icon, icon: key.id) }
      return
    }
    key.title = KeyTitle(text: output)
    key.title.raw = .missing
    key.output = KeyOutput(output, .explicit)
  }

  /// The action of a key: one of the list, or one of its own.
  private mutating func action(_ reader: inout ElementReader) -> KeylayoutAction? {
    if let own = reader.element.children("action").first { return KeylayoutAction(own) }
    guard let id = reader.text("action") else { return nil }
    if let action = actions[id] { return action }
    context.warn(
      .unknownValue, at: reader.element.attribute("action")?.valuePlace ?? reader.place,
      "the action \(Excerpt.quoted(id)) isn't defined")
    return nil
  }
}
