internal import KeyModel

extension Rule {
  /// Two keys in one place.
  static let targetOverlap = Rule(
    id: "target-overlap", severity: .error,
    summary: "Two keys cover each other.",
    rationale: """
      Who explores by touch finds one of them, and never the other. Keys may touch, and overlap by \
      a little.
      """,
    remedy: "Move the keys apart, or hide the one that can't be reached.",
    references: [.targetSize, .androidTouchTarget],
    examples: RuleExamples(
      fails: TargetOverlap.example(secondX: 10), passes: TargetOverlap.example(secondX: 95)),
    check: TargetOverlap.check)
}

private enum TargetOverlap {
  static func example(secondX: Double) -> AuditSubject {
    .example([
      .example("q", .insert("q"), frame: Frame(x: 0, y: 0, width: 100, height: 100)),
      .example("w", .insert("w"), frame: Frame(x: secondX, y: 0, width: 100, height: 100)),
    ])
  }

  static func check(_ context: RuleContext) -> RuleResult {
    .observed(
      context.subject.pages.flatMap { page in
        pairs(of: context.keys(of: page), context.profile.overlap).map { one, other, part in
          Observation(
            part >= 1
              ? "it lies wholly over or under \(Quotation.of(context.shownName(of: other)))"
              : "it covers \(Int((part * 100).rounded())) percent of "
                + Quotation.of(context.shownName(of: other)),
            at: [one, other], cause: Fingerprint.identity(of: other.key),
            suggestion: "move them apart")
        }
      })
  }

  /// Keys that overlap, each with the first that it overlaps, and by how much of the smaller one.
  private static func pairs(
    of keys: [AuditKey], _ limit: Double
  ) -> [(AuditKey, AuditKey, Double)] {
    let sorted = keys.enumerated().filter { $0.element.parent == nil }
      .sorted { ($0.element.key.frame.y, $0.offset) < ($1.element.key.frame.y, $1.offset) }
    var found: [(Int, AuditKey, AuditKey, Double)] = []
    for (place, first) in sorted.enumerated() {
      // Below the lower edge nothing overlaps any more.
      let rest = sorted[(place + 1)...].prefix {
        $0.element.key.frame.y < first.element.key.frame.maxY
      }
      for second in rest {
        let part = overlap(first.element.key.frame, second.element.key.frame)
        guard part > limit else { continue }
        let ordered = [first, second].sorted { $0.offset < $1.offset }
        found.append((ordered[0].offset, ordered[0].element, ordered[1].element, part))
        break
      }
    }
    return found.sorted { $0.0 < $1.0 }.map { ($0.1, $0.2, $0.3) }
  }

  private static func overlap(_ one: Frame, _ other: Frame) -> Double {
    let width = min(one.maxX, other.maxX) - max(one.x, other.x)
    let height = min(one.maxY, other.maxY) - max(one.y, other.y)
    let smaller = min(one.width * one.height, other.width * other.height)
    guard width > 0, height > 0, smaller > 0 else { return 0 }
    return width * height / smaller
  }
}

extension RuleContext {
  /// A key as a message names it: its name, else its title, else its id.
  func shownName(of key: AuditKey) -> String {
    let name = name(of: key).text
    if !name.isBlank { return name }
    return key.key.title.isBlank ? key.key.id : key.key.title
  }
}
