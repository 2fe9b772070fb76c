/// A place in a layout's plane, in points: x grows to the right, y downwards.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Makes a point from its coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in a layout's plane, in points; one key is 100 points wide unless a file says
/// otherwise.
public struct Frame: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// How wide it is; never negative.
  public var width: Double
  /// How high it is; never negative.
  public var height: Double

  /// Makes a rectangle from its left, top, width and height.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// No place at all: what a key has before a geometry has placed it.
  public static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// The middle.
  public var center: Point { Point(x: x + width / 2, y: y + height / 2) }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Whether the point lies inside; the left and top edges belong to the frame, the others don't.
  public func contains(_ point: Point) -> Bool {
    x <= point.x && point.x < maxX && y <= point.y && point.y < maxY
  }
}
