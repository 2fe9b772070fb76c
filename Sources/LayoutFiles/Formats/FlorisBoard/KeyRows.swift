internal import KeyModel

/// Rows of keys as FlorisBoard and HeliBoard have them, before anything is known of the keys.
enum KeyRows {
  /// The rows of a file: a list of lists of objects.
  ///
  /// - Throws: `ImportError` with the reason `wrongType` or `missing`.
  static func rows(_ json: PositionedJSON) throws(ImportError) -> [[PositionedJSON]] {
    guard let elements = json.array else { throw json.mismatch(expected: "a list of rows") }
    var rows: [[PositionedJSON]] = []
    for element in elements {
      guard let keys = element.array else { throw element.mismatch(expected: "a list of keys") }
      for key in keys where key.object == nil { throw key.mismatch(expected: "a key") }
      rows.append(keys)
    }
    guard rows.contains(where: { !$0.isEmpty }) else {
      throw ImportError(
        .missing, at: json.place, expected: "at least one key", found: "none",
        remedy: "add rows of keys")
    }
    return rows
  }

  /// The rows of a layout within the rows of its frame: the row with the placeholder takes the last
  /// row of the layout, those below it follow.
  static func merge(
    _ rows: [[LayoutKey]], into frame: [[LayoutKey]], isPlaceholder: (LayoutKey) -> Bool
  ) -> [[LayoutKey]] {
    guard let index = frame.firstIndex(where: { $0.contains(where: isPlaceholder) }),
      let hole = frame[index].firstIndex(where: isPlaceholder)
    else { return rows + frame }
    var last = frame[index]
    last.replaceSubrange(hole...hole, with: rows.last ?? [])
    return Array(frame[..<index]) + rows.dropLast() + [last] + Array(frame[(index + 1)...])
  }

  /// A page of rows, its keys with ids of their own; rows that are less wide stand in the middle.
  ///
  /// `plainWidth` is the width of a key that has none of its own, `least` that of the page at least,
  /// both in the form's unit.
  static func page(
    _ id: String, _ rows: [[LayoutKey]], plainWidth: Double, least: Double = 0
  ) -> LayoutPage {
    var page = LayoutPage(id: id, rows: [])
    var ids = UniqueIDs()
    for (rowIndex, keys) in rows.enumerated() {
      var row = LayoutRow(keys: [])
      for (keyIndex, var key) in keys.enumerated() {
        let wanted = key.id.isEmpty ? "r\(rowIndex + 1)k\(keyIndex + 1)" : key.id
        key = key.renamed(ids.unique(wanted))
        row.keys.append(key)
      }
      page.rows.append(row)
    }
    let widths = page.rows.map { $0.keys.naturalWidth(plainWidth) }
    let widest = max(least, widths.max() ?? 0)
    for (index, row) in page.rows.enumerated()
    where !row.keys.isEmpty && !row.keys.contains(where: \.position.fills) {
      let rest = widest - widths[index]
      if rest > plainWidth / 1000 { page.rows[index].keys[0].position.gap = rest / 2 }
    }
    return page
  }
}

extension [LayoutKey] {
  fileprivate func naturalWidth(_ plain: Double) -> Double {
    reduce(0) { $0 + ($1.position.width ?? ($1.position.fills ? 0 : plain)) }
  }
}

extension LayoutKey {
  /// The same with another id, which those of its gestures begin with.
  func renamed(_ id: String) -> LayoutKey {
    var copy = self
    copy.id = id
    for index in gestures.longPress.indices {
      copy.gestures.longPress[index].key.id = "\(id)/hold\(index + 1)"
    }
    copy.variants = variants.map { KeyVariant(when: $0.conditions, $0.key.renamed(id)) }
    return copy
  }

  /// The same without a place, for keys that stand in no file.
  func placeless() -> LayoutKey { withoutPlaces() }
}
