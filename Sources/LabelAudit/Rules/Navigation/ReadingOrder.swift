internal import KeyModel

extension Rule {
  /// Keys that are read in another order than they lie.
  static let readingOrder = Rule(
    id: "reading-order", severity: .warning,
    summary:
      "The order of reading isn't that of rows, and within a row from one side to the other.",
    rationale: """
      A listener moves from key to key and builds a picture of the keyboard by that. A jump back to \
      an upper row breaks it.
      """,
    remedy: "Order the elements by rows, and within a row in the direction of the script.",
    references: [.meaningfulSequence, .focusOrder],
    examples: RuleExamples(
      fails: ReadingOrder.example(order: [0, 2, 1]), passes: ReadingOrder.example(order: [0, 1, 2])),
    yieldsTo: ["target-overlap"], check: ReadingOrder.check)
}

private enum ReadingOrder {
  static func example(order: [Int]) -> AuditSubject {
    let keys = ["q", "w", "e"].enumerated().map { column, title in
      AuditKey.example(
        title, .insert(title),
        frame: Frame(x: Double(column) * 100, y: 0, width: 100, height: 100))
    }
    return .example(order.map { keys[$0] })
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.placesKeys else {
      return .notApplicable("keys lie where the hardware has them")
    }
    return .observed(
      context.subject.pages.compactMap { page in
        let keys = page.seenKeys.filter { $0.parent == nil }
        let jumps = zip(keys, keys.dropFirst()).filter {
          isJump(from: $0.key.frame, to: $1.key.frame, context.subject.isRightToLeft)
        }
        guard let first = jumps.first else { return nil }
        let count = jumps.count == 1 ? "" : ", and \(jumps.count - 1) more such jumps"
        return Observation(
          "it is read after \(Quotation.of(context.shownName(of: first.0))), which lies behind it\(count)",
          at: [first.1], page: page, cause: "order", isKnownByCause: true,
          suggestion: "order the keys by rows")
      })
  }

  /// Whether the second frame lies in an upper row, or in the same row and on the side read earlier.
  private static func isJump(from one: Frame, to other: Frame, _ isRightToLeft: Bool) -> Bool {
    if other.maxY <= one.y + one.height * 0.25 { return true }
    let isSameRow = abs(other.center.y - one.center.y) < min(one.height, other.height) / 2
    guard isSameRow, !isRightToLeft else { return false }
    return other.center.x < one.center.x
  }
}
