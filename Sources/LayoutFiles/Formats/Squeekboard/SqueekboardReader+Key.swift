internal import KeyModel

extension SqueekboardReader {
  private static let known: Set<String> = [
    "outline", "label", "icon", "text", "keysym", "modifier", "action",
  ]

  /// The key of a button's name; a button that isn't described shows and types its name.
  mutating func key(
    _ name: String, at place: SourcePlace, on view: String
  ) throws(ImportError) -> LayoutKey {
    try context.countKey(at: place)
    let button = buttons[name]
    var key = LayoutKey(id: name, role: .character)
    key.sourceID = name
    key.place = button?.place ?? place
    key.title = try title(name, button)
    try setMeaning(&key, name, button, on: view)
    setSize(&key, button)
    key.extras = kept(button)
    return key
  }

  private func title(
    _ name: String, _ button: PositionedYAML?
  ) throws(ImportError) -> KeyTitle {
    let label = try text("label", of: button)
    let icon = try text("icon", of: button)
    guard let icon else {
      guard let label else {
        var title = KeyTitle(text: name)
        title.raw = .missing
        return title
      }
      return KeyTitle(text: label)
    }
    return KeyTitle(
      kind: .icon, text: label, raw: label.map(RawText.text) ?? .missing, icon: icon)
  }

  private func text(_ name: String, of button: PositionedYAML?) throws(ImportError) -> String? {
    guard let value = button?[name] else { return nil }
    guard let text = value.text else { throw value.mismatch(expected: "a text for '\(name)'") }
    return text
  }

  private mutating func setMeaning(
    _ key: inout LayoutKey, _ name: String, _ button: PositionedYAML?, on view: String
  ) throws(ImportError) {
    if let action = button?["action"] {
      key.function = try function(action, on: view)
      key.isSelected = isLocked(action, on: view)
    } else if let modifier = try text("modifier", of: button) {
      key.function = LayoutFunction(
        SqueekboardWords.modifiers[modifier] ?? unknown(modifier, "modifier", button),
        native: .string(modifier))
    } else if let text = try text("text", of: button) {
      key.output = KeyOutput(text, .explicit)
    } else if let keysym = try text("keysym", of: button) {
      key.function = LayoutFunction(
        SqueekboardWords.keysyms[keysym] ?? .unknown(keysym), native: .string(keysym))
    } else if button?["label"]?.text == "" {
      // An empty label without anything to do is a place that is kept free.
      key.role = .blank
      return
    } else {
      key.output = KeyOutput(name, .id)
    }
    if key.output != nil {
      key.nextPage = returns[view].flatMap { views.contains($0) && $0 != view ? $0 : nil }
    }
    key.role = key.function.map { LayoutKey.Role(doing: $0.function) } ?? .character
  }

  private mutating func unknown(
    _ word: String, _ what: String, _ button: PositionedYAML?
  ) -> KeyFunction {
    context.warn(
      .unknownValue, at: button?[what]?.place ?? context.file.start,
      "the \(what) \(Excerpt.quoted(word)) isn't known")
    return .unknown(word)
  }

  private mutating func function(
    _ action: PositionedYAML, on view: String
  ) throws(ImportError) -> LayoutFunction {
    let native = action.plain
    if let word = action.text {
      if let function = SqueekboardWords.actions[word] {
        return LayoutFunction(function, native: native)
      }
      context.warn(
        .unknownValue, at: action.place, "the action \(Excerpt.quoted(word)) isn't known")
      return LayoutFunction(.unknown(word), native: native)
    }
    if let target = action["set_view"] {
      return try pageSwitch(target, locks: true, native)
    }
    if let locking = action["locking"] {
      let isOn = isLocked(action, on: view)
      guard let target = locking[isOn ? "unlock_view" : "lock_view"] else {
        throw locking.mismatch(expected: "lock_view and unlock_view")
      }
      return try pageSwitch(
        target, calledBy: locking["lock_view"]?.text.flatMap(SqueekboardWords.name), native)
    }
    throw action.mismatch(expected: "an action: erase, show_prefs, set_view or locking")
  }

  /// Whether the view is one that the key of the action locks.
  private func isLocked(_ action: PositionedYAML, on view: String) -> Bool {
    guard let locking = action["locking"] else { return false }
    let looks = locking["looks_locked_from"]?.sequence?.compactMap(\.text) ?? []
    return locking["lock_view"]?.text == view || looks.contains(view)
  }

  private mutating func pageSwitch(
    _ target: PositionedYAML, calledBy name: KeyFunction? = nil, locks: Bool = false,
    _ native: JSON
  ) throws(ImportError) -> LayoutFunction {
    guard let view = target.text else { throw target.mismatch(expected: "the name of a view") }
    if !views.contains(view) {
      context.warn(
        .missingPage, at: target.place,
        "the button shows the view \(Excerpt.quoted(view)), which isn't there")
    }
    return LayoutFunction(
      .page(view), calledBy: name ?? SqueekboardWords.name(ofView: view), locks: locks,
      native: native)
  }

  /// Sizes in plain buttons.
  private mutating func setSize(_ key: inout LayoutKey, _ button: PositionedYAML?) {
    guard let name = button?["outline"]?.text, name != "default" else { return }
    guard let plain = outlines["default"], let outline = outlines[name] else {
      context.warn(
        .unknownValue, at: button?["outline"]?.place ?? context.file.start,
        "the outline \(Excerpt.quoted(name)) isn't there, or there is no 'default' to compare it with"
      )
      return
    }
    key.position.width = outline.width / plain.width
    if outline.height != plain.height { key.position.height = outline.height / plain.height }
  }

  /// Members that the format doesn't have, with a warning for each.
  private mutating func kept(_ button: PositionedYAML?) -> Extras {
    var extras: [JSON.Member] = []
    for member in button?.members ?? [] where !Self.known.contains(member.name) {
      context.warn(
        .unknownMember, at: member.place, "\(Excerpt.quoted(member.name)) isn't known; it is kept")
      extras.append(JSON.Member(member.name, member.value.plain))
    }
    return extras.isEmpty ? [] : [JSON.Member("squeekboard", .object(extras))]
  }
}
