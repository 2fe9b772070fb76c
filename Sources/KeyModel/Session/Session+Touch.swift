extension Session {
  /// A finger is at a point: what is under it gets the focus; in direct typing it is pressed.
  mutating func touch(_ point: Point, at time: Duration) -> [Event] {
    guard let key = keyboard.page.key(at: point) else {
      touchedID = nil
      return []
    }
    let isNew = key.id != touchedID
    touchedID = key.id
    guard isNew else { return [] }
    guard settings.typingMode != .direct else { return press(key, .screen, at: time) }
    return focus(key, cause: .touch)
  }

  /// The finger is lifted: in touch typing the key under it is pressed.
  mutating func lift(at time: Duration) -> [Event] {
    defer { touchedID = nil }
    guard settings.typingMode == .touch, let touchedID else { return [] }
    guard let key = keyboard.page.key(touchedID) else { return [] }
    return press(key, .screen, at: time)
  }
}
