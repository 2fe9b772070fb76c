extension Page {
  /// The key that the focus goes to from the key of this id, or nil where there is none that way.
  ///
  /// - Parameters:
  ///   - move: which way to go.
  ///   - id: the key that has the focus; where the page has no such key, the move starts before
  ///     the first.
  ///   - wraps: whether `next` at the last key goes to the first, and `previous` the other way.
  /// - Returns: the key, or nil at an end.
  public func key(_ move: FocusMove, from id: String?, wraps: Bool) -> Key? {
    let keys = keys
    guard let first = keys.first, let last = keys.last else { return nil }
    guard let index = keys.firstIndex(where: { $0.id == id }) else {
      return move == .last || move == .previous ? last : first
    }
    switch move {
    case .first: return first
    case .last: return last
    case .next: return index + 1 < keys.count ? keys[index + 1] : (wraps ? first : nil)
    case .previous: return index > 0 ? keys[index - 1] : (wraps ? last : nil)
    case .up: return nearest(to: keys[index]) { $1.y < $0.y }
    case .down: return nearest(to: keys[index]) { $1.y > $0.y }
    case .left: return neighbour(of: keys[index]) { $1.x < $0.x }
    case .right: return neighbour(of: keys[index]) { $1.x > $0.x }
    }
  }

  /// The key under a point, or nil in a gap or outside.
  public func key(at point: Point) -> Key? {
    keys.first { $0.frame.contains(point) }
  }

  /// The key whose middle is nearest to a point; nil on a page without keys.
  public func key(nearestTo point: Point) -> Key? {
    keys.min { $0.frame.center.distance(to: point) < $1.frame.center.distance(to: point) }
  }

  /// The nearest key of another row: the nearest row first, then the least way to the side.
  private func nearest(to key: Key, lies: (Point, Point) -> Bool) -> Key? {
    let from = key.frame.center
    let others = keys.filter { lies(from, $0.frame.center) && !$0.frame.sharesRow(with: key.frame) }
    guard let rowDistance = others.map({ abs($0.frame.center.y - from.y) }).min() else {
      return nil
    }
    let row = others.filter {
      abs($0.frame.center.y - from.y) <= rowDistance + key.frame.height / 2
    }
    return row.min { abs($0.frame.center.x - from.x) < abs($1.frame.center.x - from.x) }
  }

  /// The nearest key to one side in the same row.
  private func neighbour(of key: Key, lies: (Point, Point) -> Bool) -> Key? {
    let from = key.frame.center
    let others = keys.filter { lies(from, $0.frame.center) && $0.frame.sharesRow(with: key.frame) }
    return others.min { abs($0.frame.center.x - from.x) < abs($1.frame.center.x - from.x) }
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}

extension Frame {
  /// Whether the middle of either lies at a height that the other covers.
  fileprivate func sharesRow(with other: Frame) -> Bool {
    (y <= other.center.y && other.center.y < maxY)
      || (other.y <= center.y && center.y < other.maxY)
  }
}
