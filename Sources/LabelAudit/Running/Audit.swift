internal import KeyModel

/// Runs rules over layouts.
///
/// Pure but for the listener: the same layouts, settings and answers give the same reports.
public struct Audit: Sendable {
  /// What is asked for.
  public let settings: AuditSettings
  private let rules: [Rule]

  /// Makes an audit of the rules of the settings' preset.
  public init(settings: AuditSettings = AuditSettings(), rules: [Rule] = Rule.all) {
    self.settings = settings
    self.rules = rules.filter { $0.since <= settings.preset }
  }

  /// What the engine has to be asked for these layouts, each request once.
  public func requests(for subjects: [AuditSubject]) -> Set<HearingRequest> {
    var plans: [Reader: HearingPlan] = [:]
    var requests: Set<HearingRequest> = []
    let listening = rules.filter(\.listens)
    for subject in subjects
    where settings.isLanguageKnown(of: subject)
      && listening.contains(where: { isSelected($0, subject) })
    {
      let reader = settings.reader(for: subject)
      requests.formUnion(
        plans[reader, default: HearingPlan(reader: reader)]
          .allRequests(for: subject, language: settings.language ?? fallbackLanguage))
    }
    return requests
  }

  /// Audits one layout.
  ///
  /// - Parameters:
  ///   - subject: the layout.
  ///   - engine: what listened, and its version; nil where nobody did.
  ///   - results: what was heard of the requests.
  /// - Returns: all findings in the order of the layout, before suppressions and baseline.
  public func report(
    on subject: AuditSubject, engine: String? = nil,
    results: [HearingRequest: HearingResult] = [:]
  ) -> LayoutReport {
    let reader = settings.reader(for: subject)
    var plan = HearingPlan(reader: reader)
    let heard = engine.map { engine in
      HeardLayout(
        engine: engine,
        requests: plan.requests(for: subject, language: settings.language ?? fallbackLanguage),
        results: results)
    }
    var context = RuleContext(
      subject: subject, profile: settings.profile, reader: reader,
      language: settings.language ?? fallbackLanguage,
      heard: heard)
    var claims: [RuleID: Set<KeyLocation>] = [:]
    var report = LayoutReport(name: subject.name, reader: reader)
    for rule in rules where isSelected(rule, subject) {
      if rule.listens, let reason = deafness(subject, heard) {
        report.outcomes.append(RuleOutcome(rule.id, .notRun(reason)))
        continue
      }
      context.claimed = rule.yieldsTo.reduce(into: []) { $0.formUnion(claims[$1] ?? []) }
      switch rule.check(context) {
      case .notApplicable(let reason):
        report.outcomes.append(RuleOutcome(rule.id, .notApplicable(reason)))
      case .notRun(let reason): report.outcomes.append(RuleOutcome(rule.id, .notRun(reason)))
      case .observed(let observations):
        claims[rule.id] = Set(observations.flatMap(\.keys).map(\.location))
        report.findings += observations.map { finding($0, rule, context) }
        report.outcomes.append(RuleOutcome(rule.id, .pass))
      }
    }
    report.findings = inOrder(report.findings, of: subject)
    report.countOutcomes()
    return report
  }

  /// The language of words for layouts whose language nobody knows.
  private var fallbackLanguage: String { "en" }

  /// Why rules that listen can't; nil where they can.
  private func deafness(_ subject: AuditSubject, _ heard: HeardLayout?) -> String? {
    if heard == nil { return "nobody listened" }
    guard settings.isLanguageKnown(of: subject) else {
      return "the layout declares no language, and none was given"
    }
    return nil
  }

  private func isSelected(_ rule: Rule, _ subject: AuditSubject) -> Bool {
    settings.isSelected(rule.id, file: subject.name.file)
  }

  private func finding(
    _ observation: Observation, _ rule: Rule, _ context: RuleContext
  ) -> Finding {
    let subject = context.subject
    let key = observation.scope == .key ? observation.keys.first : nil
    let page =
      observation.scope == .layout ? nil : observation.keys.first?.page ?? observation.page?.id
    let others = key == nil ? observation.keys[...] : observation.keys.dropFirst()
    let severity =
      settings.severity(of: rule.id, file: subject.name.file) ?? observation.severity
      ?? rule.severity
    return Finding(
      rule: rule.id, severity: severity, confidence: observation.confidence,
      message: observation.message, layout: subject.name,
      key: key.map(context.keyName), page: page,
      place: observation.keys.first?.key.place ?? observation.page?.place,
      related: others.map(context.keyName),
      evidence: observation.evidence, suggestion: observation.suggestion, fix: observation.fix,
      fingerprint: Fingerprint.of(
        rule: rule.id, layout: subject.name.id,
        key: observation.isKnownByCause ? nil : key.map { Fingerprint.identity(of: $0.key) },
        cause: observation.cause))
  }

  /// Findings about the layout, then about pages and keys in their order; by rule at the same key.
  private func inOrder(_ findings: [Finding], of subject: AuditSubject) -> [Finding] {
    var keyOrder: [KeyLocation: Int] = [:]
    var pageOrder: [String: Int] = [:]
    for page in subject.pages {
      pageOrder[page.id] = keyOrder.count + pageOrder.count
      for key in page.keys { keyOrder[key.location] = keyOrder.count + pageOrder.count }
    }
    func order(_ finding: Finding) -> Int {
      if let key = finding.key {
        return keyOrder[KeyLocation(page: key.page, key: key.id)] ?? -1
      }
      return finding.page.flatMap { pageOrder[$0] } ?? -1
    }
    return findings.enumerated().sorted { first, second in
      let places = (order(first.element), order(second.element))
      if places.0 != places.1 { return places.0 < places.1 }
      if first.element.rule != second.element.rule {
        return first.element.rule < second.element.rule
      }
      return first.offset < second.offset
    }.map(\.element)
  }
}

extension RuleContext {
  /// A key as findings name it.
  func keyName(_ key: AuditKey) -> KeyName {
    KeyName(key, name: name(of: key).text)
  }
}
