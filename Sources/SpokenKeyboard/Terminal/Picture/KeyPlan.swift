internal import KeyModel

/// Where each key of a page lies on the screen: frames scaled to columns and lines.
struct KeyPlan {
  /// A key and its rectangle, counted from the plan's own top left.
  struct Place: Hashable, Sendable {
    var key: Key
    var area: ScreenArea
  }

  /// The keys in reading order.
  let places: [Place]
  /// How many lines all rows take.
  let height: Int
  /// Whether each key has room for a border around its title.
  let hasBorders: Bool

  /// Plans a page for so much room.
  ///
  /// Where the lines don't suffice, a row is one line high.
  ///
  /// - Parameters:
  ///   - page: its keys.
  ///   - room: what they may take.
  ///   - wanted: how many times as large as usual keys are, where there is room for it.
  ///   - mayHaveBorders: whether keys that have room for a border get one.
  init(page: Page, room: ScreenSize, scale wanted: Int = 1, mayHaveBorders: Bool = true) {
    let keys = page.keys
    let tops = Self.rowTops(of: keys)
    let width = page.size.width
    let most = Double(room.columns) / max(width, 1)
    let larger = (1...max(1, wanted)).last { tops.count * 3 * $0 <= room.lines } ?? 1
    let bordered = min(most, Self.columnsPerPoint * Double(larger))
    let narrowest = keys.map { $0.frame.width * bordered }.min() ?? 0
    hasBorders = mayHaveBorders && narrowest >= 5 && tops.count * 3 <= room.lines
    let rowHeight = hasBorders ? 3 * larger : tops.count * 2 <= room.lines ? 2 : 1
    let scale = hasBorders ? bordered : most
    height = tops.count * rowHeight
    places = keys.map { key in
      let rows = Self.rows(of: key.frame, tops: tops)
      let left = Int((key.frame.x * scale).rounded())
      let right = max(left + 1, Int((key.frame.maxX * scale).rounded()))
      return Place(
        key: key,
        area: ScreenArea(
          lines: rows.lowerBound * rowHeight..<rows.upperBound * rowHeight,
          columns: left..<right))
    }
  }

  /// The place of the key with this id.
  func place(of id: String?) -> Place? {
    places.first { $0.key.id == id }
  }

  /// 100 points, a key of ten in a row, are at most 8 columns: about as wide as three lines are
  /// high.
  private static let columnsPerPoint = 0.08

  /// The heights at which rows begin; what differs by less than half a key is one row.
  private static func rowTops(of keys: [Key]) -> [Double] {
    let tolerance = (keys.map(\.frame.height).filter { $0 > 0 }.min() ?? 0) / 2
    var tops: [Double] = []
    for top in keys.map(\.frame.y).sorted() {
      if let last = tops.last, top - last < tolerance || top == last { continue }
      tops.append(top)
    }
    return tops
  }

  /// The rows that begin within the upper part of a frame; at least one.
  private static func rows(of frame: Frame, tops: [Double]) -> Range<Int> {
    let first = tops.lastIndex { $0 <= frame.y } ?? 0
    // A tenth of tolerance: frames of neighbouring rows may overlap a little.
    let end = tops.count { $0 < frame.maxY - frame.height / 10 }
    return first..<max(first + 1, end)
  }
}
