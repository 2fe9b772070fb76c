extension Session {
  mutating func press(named name: String?, at time: Duration) -> [Event] {
    switch key(named: name) {
    case .success(let key): press(key, .screen, at: time)
    case .failure(let request): [.unmet(request)]
    }
  }

  /// The key of a name, or the one that has the focus where there is no name.
  func key(named name: String?) -> Result<Key, UnmetRequest> {
    guard let name else {
      return keyboard.focusedKey.map(Result.success) ?? .failure(.nothingFocused)
    }
    return keyboard.key(named: name).mapError(UnmetRequest.init)
  }

  /// Presses the keys that insert the text, one after the other, by the shortest way.
  mutating func type(_ text: String, at time: Duration) -> [Event] {
    var events: [Event] = []
    var rest = text[...]
    while let next = rest.first {
      guard let route = keyboard.route(toInsertStartOf: rest) else {
        return events + [.unmet(.noKeyInserts(next))]
      }
      for id in route.keys {
        guard let key = keyboard.page.key(id) else { break }
        events += press(key, .typing, at: time)
      }
      guard isEditing else { return events }
      rest = rest.dropFirst(route.output.count)
    }
    return events
  }

  /// A physical key: the key that inserts its character is pressed, and the focus stays.
  ///
  /// Shift is the physical keyboard's own: "Q" presses the key of "q" with shift. Space presses the
  /// key that has the focus where no key inserts a space.
  mutating func strike(_ character: Character, at time: Duration) -> [Event] {
    guard let route = keyboard.route(toInsertStartOf: String(character)[...]) else {
      guard character == " " else { return [.unmet(.noKeyInserts(character))] }
      return press(named: nil, at: time)
    }
    let before = keyboard
    for id in route.keys.dropLast() {
      guard let key = keyboard.rawPage.key(id) else { break }
      _ = keyboard.press(key, at: time)
    }
    guard let key = route.keys.last.flatMap({ keyboard.rawPage.key($0) }) else { return [] }
    let events = press(key, .hardware, at: time).filter { !$0.isOfFocus }
    guard isEditing else { return events }
    keyboard = before
    keyboard.shift.character()
    capitalizeAutomatically()
    return events
  }

  /// A physical Backspace: the key that deletes backward is pressed, and the focus stays; on a page
  /// without one the text is deleted all the same.
  mutating func strikeDelete(at time: Duration) -> [Event] {
    let focused = keyboard.focusedID
    guard let key = keyboard.page.keys.first(where: { $0.function == .deleteBackward }) else {
      return deleteBackward(.hardware)
    }
    let events = press(key, .hardware, at: time).filter { !$0.isOfFocus }
    if let focused { keyboard.focus(focused) }
    return events
  }

  /// Presses a key of the page.
  mutating func press(_ key: Key, _ origin: Origin, at time: Duration) -> [Event] {
    var events = focusForPress(key)
    events.append(.press(keyboard.presented(key), page: keyboard.pageID, origin: origin))
    switch keyboard.press(key, at: time) {
    case .insert(let text):
      return events + typed(text, origin, at: time) + pageAfterTyping(key)
    case .returnKey: return events + pressReturn(origin)
    case .deleteBackward: return events + deleteBackward(origin)
    case .edit(let change): return events + edit(change, origin)
    case .deadKey(let mark): return events + markDeadKey(mark, origin)
    case .languageMenu: return events + [.inputModes(keyboard.layouts.map(\.displayName))]
    case .noEffect:
      return events + [.unmet(.noEffect(key: keyboard.presented(key).label ?? key.id))]
    case .dismiss: return events + endEditing()
    case .shifted(let state): return events + [.shift(state, origin: origin)]
    case .paged(let id):
      return events + [.page(id: id, origin: origin)] + focusAfterChange(.page)
    case .switched: return events + keyboardChanged()
    case nil:
      return events + [.boundary(key.function == .nextKeyboard ? .keyboard : .focus)]
    }
  }
}

extension Event {
  /// Whether the event tells of the focus alone.
  fileprivate var isOfFocus: Bool {
    guard case .focus = self else { return false }
    return true
  }
}
