/// One plane of keys: what is shown at a time.
public struct Page: Hashable, Sendable, Identifiable {
  /// Unique within its layout.
  public var id: String
  /// The keys in reading order, row by row, with their frames.
  ///
  /// A row may be empty.
  public var rows: [[Key]]
  /// Whether typing a space, or a character that is no digit, goes back to the first page.
  public var returnsToFirstPage: Bool

  /// Makes a page of rows whose keys have been placed.
  public init(id: String, rows: [[Key]], returnsToFirstPage: Bool = false) {
    self.id = id
    self.rows = rows
    self.returnsToFirstPage = returnsToFirstPage
  }

  /// All keys in reading order.
  public var keys: [Key] { rows.flatMap(\.self) }

  /// The key of this id, or nil.
  public func key(_ id: String) -> Key? {
    for row in rows {
      if let key = row.first(where: { $0.id == id }) { return key }
    }
    return nil
  }

  /// How wide and high the page is, from the origin to the last key's edges, in points.
  public var size: (width: Double, height: Double) {
    keys.reduce((0, 0)) { (max($0.0, $1.frame.maxX), max($0.1, $1.frame.maxY)) }
  }
}
