extension Session {
  /// A long press: an alternative where one is chosen, else what the key offers; Delete repeats
  /// while time passes, until the next gesture.
  mutating func hold(named name: String?, alternative: Int?, at time: Duration) -> [Event] {
    switch key(named: name) {
    case .failure(let request): [.unmet(request)]
    case .success(let key): hold(key, alternative: alternative, at: time)
    }
  }

  /// Time passes: what is held repeats as often as it is due.
  mutating func wait(_ duration: Duration, from time: Duration) -> [Event] {
    let scanned = advanceScanning(to: time + duration)
    if let events = longTouch(until: time + duration) { return scanned + events }
    guard var held else { return scanned }
    let due = settings.keyRepeat.due(from: held.start, to: time + duration)
    var events = scanned
    while held.done < due.total {
      let repeated = repeatDelete(byWord: held.done >= due.characters)
      events += repeated
      held.done = repeated.contains(where: \.isBoundary) ? due.total : held.done + 1
    }
    self.held = held
    return events
  }

  private mutating func hold(_ key: Key, alternative: Int?, at time: Duration) -> [Event] {
    if let alternative { return choose(alternative, of: key, at: time) }
    if key.function == .deleteBackward {
      let events = press(key, .screen, at: time)
      held = HeldKey(start: time)
      return events
    }
    if key.function == .nextKeyboard {
      return focusForPress(key) + [.inputModes(keyboard.layouts.map(\.displayName))]
    }
    guard !key.alternates.isEmpty else { return press(key, .screen, at: time) }
    return focusForPress(key) + [.alternates(offering(key))]
  }

  /// The key as it stands now, its alternatives as they would be typed now.
  func offering(_ key: Key) -> Key {
    var offering = keyboard.presented(key)
    if keyboard.isShifted { offering.alternates = key.alternates.map { $0.uppercased() } }
    return offering
  }

  private mutating func choose(_ number: Int, of key: Key, at time: Duration) -> [Event] {
    if key.function == .nextKeyboard, keyboard.layouts.indices.contains(number - 1) {
      return focusForPress(key) + showKeyboard(keyboard.layouts[number - 1].id)
    }
    guard key.alternates.indices.contains(number - 1) else {
      let count = key.function == .nextKeyboard ? keyboard.layouts.count : key.alternates.count
      return [.unmet(.noSuchAlternative(key: key.id, number: number, count: count))]
    }
    let output = key.alternates[number - 1]
    let text = keyboard.isShifted ? output.uppercased() : output
    var events = focusForPress(key)
    events.append(.press(keyboard.presented(key), page: keyboard.pageID, origin: .screen))
    keyboard.shift.character()
    return events + typed(text, .screen, at: time) + pageAfterTyping(key)
  }

  private mutating func repeatDelete(byWord: Bool) -> [Event] {
    guard byWord else { return edit(.deleteBackward, .screen) }
    return edit(.deleteWordBackward, .screen)
  }
}

extension Event {
  fileprivate var isBoundary: Bool {
    guard case .boundary = self else { return false }
    return true
  }
}
