internal import KeyModel

/// Makes gestures of the mouse, as if it were a finger on the keys.
///
/// It is down while its button is; without it, it explores. A second click on the same key within
/// half a second presses it where the typing mode leaves pressing to the person.
struct Pointer {
  /// Since when its button is down; nil while it isn't.
  private(set) var downSince: Duration?
  private var lastClick: (id: String, time: Duration)?

  private static let doubleClickTime = Duration.milliseconds(500)
  /// A point where no key is.
  private static let outside = Point(x: -1, y: -1)

  /// The gestures that a report stands for, in order.
  mutating func gestures(
    for report: MouseReport, on key: Key?, mode: TypingMode, at time: Duration
  ) -> [Gesture] {
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
      let isSecond = lastClick.map { $0.id == key.id && time - $0.time <= Self.doubleClickTime }
      lastClick = isSecond == true ? nil : (key.id, time)
      return isSecond == true ? [.lift, .press(nil)] : [.lift]
    }
  }
}
