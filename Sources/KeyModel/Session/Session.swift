/// A keyboard and a text: gestures in, events out.
public struct Session: Sendable {
  /// The layouts, which are the input modes.
  public private(set) var layouts: [Layout]

  /// Makes a session of at least one layout.
  public init(layouts: [Layout], words: KeyVocabulary) {
    self.layouts = layouts
  }

  /// Does what the gesture asks, and tells what happened, in order.
  public mutating func handle(_ gesture: Gesture, at time: Duration) -> [Event] {
    []
  }
}
