internal import KeyModel

/// Makes gestures of the mouse, as if it were a finger on the keys.
///
/// It is down while its button is; without it, it explores. A second click on the same key presses
/// it where the typing mode leaves pressing to the person: at any time, as long as the pointer has
/// touched no other key and the focus has stayed.
struct Pointer {
  /// Since when its button is down; nil while it isn't.
  private(set) var downSince: Duration?
  /// The key that was clicked once.
  private var clicked: String?
  /// A point where no key is.
  private static let outside = Point(x: -1, y: -1)

  /// The gestures that a report stands for, in order.
  ///
  /// - Parameters:
  ///   - report: what the mouse did.
  ///   - key: the key that it is on.
  ///   - focus: the id of the key that has had the focus until then.
  ///   - mode: what a touch does.
  ///   - time: since the session's start.
  /// - Returns: what a finger would have done.
  mutating func gestures(
    for report: MouseReport, on key: Key?, focus: String?, mode: TypingMode, at time: Duration
  ) -> [Gesture] {
    if clicked != key?.id || clicked != focus { clicked = nil }
    let touch = Gesture.touch(key?.frame.center ?? Self.outside)
    switch report.action {
    case .motion:
      // In direct typing a touch presses: hovering must not.
      return mode == .direct && downSince == nil ? [] : [touch]
    case .press:
      downSince = time
      return [touch]
    case .release:
      defer { downSince = nil }
      guard mode == .standard, let key else { return [.lift] }
      guard clicked == key.id else {
        clicked = key.id
        return [.lift]
      }
      clicked = nil
      return [.lift, .press(nil)]
    }
  }
}
