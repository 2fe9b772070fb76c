import KeyModel

/// A session and its clock: gestures are done a second apart unless said otherwise.
struct Performance {
  var session: Session
  private var time: Duration = .zero

  init(_ layouts: Layout..., field: FieldTraits? = nil, text: String = "") {
    session = Session(
      layouts: layouts, words: .test, document: TextDocument(text), field: field)
  }

  var text: String { session.document.text }

  @discardableResult
  mutating func perform(_ gestures: Gesture..., every interval: Duration = .seconds(1)) -> [Event] {
    var events: [Event] = []
    for gesture in gestures {
      time += interval
      events += session.handle(gesture, at: time)
      if case .wait(let duration) = gesture { time += duration }
    }
    return events
  }
}

extension [Event] {
  /// The ids of the keys that got the focus, in order.
  var focused: [String] {
    compactMap { event in
      guard case .focus(let key, _, _) = event else { return nil }
      return key.id
    }
  }

  /// What the text changes removed and inserted, in order.
  var changes: [String] {
    compactMap { event in
      guard case .text(let change, _) = event else { return nil }
      return "-\(change.removed)+\(change.inserted)"
    }
  }

  /// The requests that couldn't be met, in order.
  var unmet: [UnmetRequest] {
    compactMap { event in
      guard case .unmet(let request) = event else { return nil }
      return request
    }
  }
}
