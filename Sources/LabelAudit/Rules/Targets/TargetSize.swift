internal import KeyModel

extension Rule {
  /// A key that is too small to be hit.
  static let targetSize = Rule(
    id: "target-size", severity: .warning,
    summary: "A key is smaller than keys are.",
    rationale: """
      WCAG asks for 24 CSS pixels, Android for 32 inside input methods; Apple's own keys are 37.5 \
      points wide, so that 44 is no measure for keys unless it is asked for.
      """,
    remedy: "Make the key larger, or its neighbours fewer.",
    references: [.targetSize, .androidTouchTarget],
    examples: RuleExamples(
      fails: TargetSize.example(width: 20), passes: TargetSize.example(width: 37.5)),
    check: TargetSize.check)
}

private enum TargetSize {
  static func example(width: Double) -> AuditSubject {
    .example(
      [
        .example(
          "q", .insert("q"), frame: Frame(x: 0, y: 0, width: width, height: 46))
      ],
      source: AuditSubject.Source(format: "xcuitest", hasScreenFrames: true))
  }

  static func check(_ context: RuleContext) -> RuleResult {
    guard context.subject.source.hasScreenFrames else {
      return .notApplicable("frames aren't points of a screen")
    }
    let profile = context.profile
    let limits: [(Severity, Double)] = [
      (.error, profile.errorSize), (.warning, profile.warningSize),
      (.note, profile.noteSize ?? 0),
    ]
    var observations: [Observation] = []
    for page in context.subject.pages {
      let groups = KeyGroups.by(context.keys(of: page)) { key in
        limits.first { isBelow($0.1, key.key.frame, profile.tolerance) }?.0
      }
      for keys in groups {
        guard
          let limit = limits.first(where: { isBelow($0.1, keys[0].key.frame, profile.tolerance) })
        else { continue }
        observations.append(
          Observation(
            "\(keys.count == 1 ? "it is" : "\(keys.count) keys are") smaller than "
              + "\(points(limit.1)) points: \(points(keys[0].key.frame.width)) by "
              + points(keys[0].key.frame.height),
            at: keys, cause: limit.0.rawValue, isKnownByCause: keys.count > 1, severity: limit.0,
            suggestion: "make it \(points(limit.1)) points at least"))
      }
    }
    return .observed(observations)
  }

  private static func isBelow(_ limit: Double, _ frame: Frame, _ tolerance: Double) -> Bool {
    min(frame.width, frame.height) < limit - tolerance
  }

  /// A length without needless decimals.
  private static func points(_ length: Double) -> String {
    let tenths = Int((length * 10).rounded())
    return tenths % 10 == 0 ? String(tenths / 10) : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
