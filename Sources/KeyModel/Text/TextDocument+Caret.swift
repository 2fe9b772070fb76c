extension TextDocument {
  /// How much of what the caret passed over is told, in bytes.
  static let passedLimit = 4096

  mutating func adjust(by offset: Int) -> Outcome? {
    if offset == 0 { return nil }
    let start = place.range.upperBound
    var left = offset.magnitude
    var target = start
    while left > 0, offset > 0 ? target < buffer.count : target > 0 {
      let next =
        offset > 0 ? buffer.clusterEnd(after: target) : buffer.clusterStart(before: target)
      let units =
        switch offsetUnit {
        case .cluster: 1
        case .utf16: buffer.utf16Count(min(target, next)..<max(target, next))
        }
      left -= min(left, UInt(units))
      target = next
    }
    return moveCaret(from: start, to: target)
  }

  /// Collapses the selection towards the direction and goes on from there; by characters it only collapses.
  mutating func move(_ direction: TextEdit.Direction, by unit: TextEdit.Unit?) -> Outcome? {
    let range = place.range
    let start =
      switch direction {
      case .left, .start: range.lowerBound
      case .right, .end: range.upperBound
      }
    let collapses = !range.isEmpty && [nil, .character].contains(unit)
    let target =
      collapses && [.left, .right].contains(direction)
      ? start : destination(direction, by: unit, from: start)
    return moveCaret(from: place.caret, to: target)
  }

  mutating func extend(_ direction: TextEdit.Direction, by unit: TextEdit.Unit?) -> Outcome? {
    let start = place.caret
    let target = destination(direction, by: unit, from: start)
    guard
      var outcome = changingPlace({
        $0.settleMark()
        $0.place.caret = target
      })
    else { return nil }
    outcome.passed = passed(from: start, to: target)
    return outcome
  }

  private mutating func moveCaret(from start: Int, to target: Int) -> Outcome? {
    guard
      var outcome = changingPlace({
        $0.settleMark()
        $0.place = StoredSelection(anchor: target, caret: target)
      })
    else { return nil }
    outcome.passed = passed(from: start, to: target)
    return outcome
  }

  /// What is between two places, at most `passedLimit` bytes nearest to the second.
  private func passed(from start: Int, to target: Int) -> String {
    start < target
      ? nearestBytes(before: target, atMost: min(Self.passedLimit, target - start))
      : nearestBytes(after: target, atMost: min(Self.passedLimit, start - target))
  }

  /// Where a move ends that begins at an offset between clusters.
  private func destination(
    _ direction: TextEdit.Direction, by unit: TextEdit.Unit?, from start: Int
  ) -> Int {
    switch (direction, unit) {
    case (.start, nil): return 0
    case (.end, nil): return buffer.count
    case (.start, .character), (.end, .character): return start
    case (.left, nil), (.left, .character):
      return start == 0 ? start : buffer.clusterStart(before: start)
    case (.right, nil), (.right, .character):
      return start == buffer.count ? start : buffer.clusterEnd(after: start)
    case (.left, .word): return wordStart(before: start)
    case (.right, .word): return wordEnd(after: start)
    case (.start, .word): return wordRange(around: start)?.lowerBound ?? start
    case (.end, .word): return wordRange(around: start)?.upperBound ?? start
    case (.start, .line): return buffer.lineStart(of: start)
    case (.end, .line): return buffer.lineEnd(of: start)
    case (.left, .line):
      let line = buffer.lineStart(of: start)
      if line < start || line == 0 { return line }
      return buffer.lineStart(of: buffer.clusterStart(before: start))
    case (.right, .line):
      let line = buffer.lineEnd(of: start)
      if line > start || line == buffer.count { return line }
      return buffer.lineEnd(of: buffer.clusterEnd(after: start))
    }
  }
}
