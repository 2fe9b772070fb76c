/// How many characters a terminal shows.
struct ScreenSize: Hashable, Sendable {
  var columns: Int
  var lines: Int
}

/// A place on a screen, counted from 0 at the top left.
struct ScreenPlace: Hashable, Sendable {
  var line: Int
  var column: Int
}

/// A rectangle of a screen.
struct ScreenArea: Hashable, Sendable {
  var lines: Range<Int>
  var columns: Range<Int>

  /// Whether the place lies inside.
  func contains(_ place: ScreenPlace) -> Bool {
    lines.contains(place.line) && columns.contains(place.column)
  }
}
