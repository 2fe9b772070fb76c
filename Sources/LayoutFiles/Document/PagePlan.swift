internal import KeyModel

/// Where the keys of a page lie, in points; 100 are the width and the height of a plain key.
struct PagePlan {
  /// A key and its place; spacers and blanks are gone.
  struct Placed {
    var key: LayoutKey
    var frame: Frame
  }

  /// The rows from the top, each from the left.
  private(set) var rows: [[Placed]] = []

  /// Widths and heights beyond this are taken for errors: 100 plain keys.
  private static let longest = 10_000.0

  init(_ page: LayoutPage, unit: LayoutForm.Unit) {
    var top = 0.0
    let widest = page.rows.map { Self.naturalWidth($0, unit) }.max() ?? 0
    let width = unit == .screenFraction ? max(widest, 1000) : widest
    for row in page.rows {
      let height = Self.length(row.height, times: 100) ?? 100
      rows.append(Self.place(row, top: top, height: height, width: width, unit))
      top += height
    }
  }

  private static func place(
    _ row: LayoutRow, top: Double, height: Double, width: Double, _ unit: LayoutForm.Unit
  ) -> [Placed] {
    let rest = max(0, width - naturalWidth(row, unit))
    let share = rest / Double(max(1, row.keys.count { $0.position.fills }))
    var x = 0.0
    var placed: [Placed] = []
    for key in row.keys {
      let position = key.position
      x += gap(of: key, unit)
      let keyWidth = self.width(of: key, unit) + (position.fills ? share : 0)
      let left = position.x.flatMap { coordinate($0 * unit.points) } ?? x
      let keyTop = position.y.flatMap { coordinate($0 * unit.vertical) } ?? top
      let keyHeight = length(position.height, times: unit.vertical) ?? height
      if key.role.isKey {
        placed.append(
          Placed(
            key: key, frame: Frame(x: left, y: keyTop, width: keyWidth, height: keyHeight)))
      }
      x = left + keyWidth
    }
    return placed
  }

  private static func naturalWidth(_ row: LayoutRow, _ unit: LayoutForm.Unit) -> Double {
    row.keys.reduce(0) { $0 + gap(of: $1, unit) + width(of: $1, unit) }
  }

  private static func gap(of key: LayoutKey, _ unit: LayoutForm.Unit) -> Double {
    length(key.position.gap, times: unit.points) ?? unit.plainGap
  }

  /// A key that fills its row has no width of its own unless it is given one.
  private static func width(of key: LayoutKey, _ unit: LayoutForm.Unit) -> Double {
    length(key.position.width, times: unit.points) ?? (key.position.fills ? 0 : 100)
  }

  private static func length(_ value: Double?, times unit: Double) -> Double? {
    guard let value, value >= 0 else { return nil }
    return min(value * unit, longest)
  }

  private static func coordinate(_ value: Double) -> Double? {
    value.isFinite && abs(value) <= 100 * longest ? value : nil
  }
}

extension LayoutForm.Unit {
  /// Points of one unit of width.
  fileprivate var points: Double {
    switch self {
    case .keyPercent, .points: 1
    case .keyWidth: 100
    case .screenFraction: 1000
    }
  }

  /// Points of one unit of height.
  fileprivate var vertical: Double {
    switch self {
    case .keyPercent, .points: 1
    case .keyWidth, .screenFraction: 100
    }
  }

  /// Points before a key that has no gap of its own; Keyman's five hundredths of a key.
  fileprivate var plainGap: Double {
    switch self {
    case .keyPercent: 5
    case .keyWidth, .screenFraction, .points: 0
    }
  }
}
