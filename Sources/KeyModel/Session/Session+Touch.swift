/// A finger, or the pointer with its button down, on a key.
struct Finger: Hashable, Sendable {
  var keyID: String
  /// Since when it is on this key.
  var since: Duration
  /// Whether it has stayed long enough to be offered the key's alternatives; lifting it then
  /// presses nothing.
  var isLong = false
}

extension Session {
  /// A finger is at a point: what is under it gets the focus; in direct typing it is pressed.
  mutating func touch(_ point: Point, at time: Duration) -> [Event] {
    guard let key = keyboard.page.key(at: point) else {
      finger = nil
      return []
    }
    guard key.id != finger?.keyID else { return [] }
    finger = Finger(keyID: key.id, since: time)
    guard settings.typingMode != .direct else { return press(key, .screen, at: time) }
    return focus(key, cause: .touch)
  }

  /// The finger is lifted: in touch typing the key under it is pressed.
  mutating func lift(at time: Duration) -> [Event] {
    defer { finger = nil }
    guard settings.typingMode == .touch, let finger, !finger.isLong else { return [] }
    guard let key = keyboard.page.key(finger.keyID) else { return [] }
    return press(key, .screen, at: time)
  }

  /// When the key under the finger offers its alternatives, since the session's start; nil where it
  /// won't.
  public var longTouchDeadline: Duration? {
    guard isEditing, settings.typingMode == .touch, let finger, !finger.isLong,
      keyboard.page.key(finger.keyID)?.alternates.isEmpty == false
    else { return nil }
    return finger.since + settings.longPressTime
  }

  /// Lets time pass for the finger that is on a key.
  ///
  /// - Returns: what happened, in order.
  public mutating func advanceTouch(to time: Duration) -> [Event] {
    hidingSecrets(in: longTouch(until: time) ?? [])
  }

  /// A finger has stayed on a key for the long-press time: what the key offers is told, once.
  ///
  /// - Returns: nil where no finger is there, or for a key that offers nothing.
  mutating func longTouch(until time: Duration) -> [Event]? {
    guard settings.typingMode == .touch, let finger, !finger.isLong else { return nil }
    guard time - finger.since >= settings.longPressTime else { return nil }
    guard let key = keyboard.page.key(finger.keyID), !key.alternates.isEmpty else { return nil }
    self.finger?.isLong = true
    return [.alternates(offering(key))]
  }
}
