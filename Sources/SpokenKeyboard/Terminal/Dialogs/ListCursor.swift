/// A place in a list that keys move: what all lists of the terminal have in common.
struct ListCursor: Hashable, Sendable {
  /// What a key did to the place.
  enum Move: Hashable, Sendable {
    case moved
    /// There is nothing more that way.
    case end
  }

  /// 0-based.
  private(set) var index = 0
  /// How many there are; at least one.
  let count: Int

  private static let page = 10

  /// Moves as a key says.
  ///
  /// - Parameters:
  ///   - code: the key.
  ///   - sideways: whether Left and Right move as Up and Down do.
  /// - Returns: what that did; nil where the key moves nothing.
  mutating func take(_ code: TerminalKey.Code, sideways: Bool) -> Move? {
    switch code {
    case .down, .tab: move(by: 1)
    case .up: move(by: -1)
    case .right where sideways: move(by: 1)
    case .left where sideways: move(by: -1)
    case .pageDown: move(by: Self.page)
    case .pageUp: move(by: -Self.page)
    case .home: jump(to: 0)
    case .end: jump(to: count - 1)
    default: nil
    }
  }

  /// Goes to a place; one that isn't there is an end.
  mutating func jump(to place: Int) -> Move {
    guard (0..<count).contains(place) else { return .end }
    index = place
    return .moved
  }

  /// Goes to the next place that holds for the claim, round from the end to the start.
  mutating func jump(toNext claim: (Int) -> Bool) -> Move {
    let behind = (1...count).map { (index + $0) % count }
    return behind.first(where: claim).map { jump(to: $0) } ?? .end
  }

  private mutating func move(by step: Int) -> Move {
    let place = min(max(0, index + step), count - 1)
    return place == index ? .end : jump(to: place)
  }
}
