extension Session {
  mutating func moveFocus(_ move: FocusMove) -> [Event] {
    let page = keyboard.page
    let key = page.key(move, from: keyboard.focusedID, wraps: settings.wrapsFocus)
    guard let key else { return [.boundary(.focus)] }
    return focus(key, cause: .move(move))
  }

  mutating func focus(named name: String) -> [Event] {
    switch keyboard.key(named: name) {
    case .success(let key): focus(key, cause: .named)
    case .failure(let error): [.unmet(UnmetRequest(error))]
    }
  }

  mutating func focus(_ key: Key, cause: FocusCause) -> [Event] {
    keyboard.focus(key.id)
    return [.focus(keyboard.presented(key), page: keyboard.pageID, cause: cause)]
  }

  /// The focus goes to a key that is pressed; nothing is told where it had the focus already.
  mutating func focusForPress(_ key: Key) -> [Event] {
    guard keyboard.focusedID != key.id else { return [] }
    return focus(key, cause: .press)
  }

  /// The focus where a change of page or keyboard has put it.
  func focusAfterChange(_ cause: FocusCause) -> [Event] {
    guard let key = keyboard.focusedKey else { return [] }
    return [.focus(key, page: keyboard.pageID, cause: cause)]
  }
}

extension UnmetRequest {
  init(_ error: KeyLookupError) {
    switch error {
    case .unknown(let name, let nearest): self = .noSuchKey(name, nearest: nearest)
    case .ambiguous(let name, let ids): self = .ambiguousKey(name, ids: ids)
    }
  }
}
