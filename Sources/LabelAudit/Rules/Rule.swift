/// One thing that can be wrong with a layout: how it is told, and why it matters.
///
/// A rule is a value and one file: its manual entry, its examples and its check stand together.
public struct Rule: Sendable, Identifiable {
  /// The stable name.
  public let id: RuleID
  /// How much its findings matter unless the settings or the finding itself say otherwise.
  public let severity: Severity
  /// The preset that it came with.
  public let since: Int
  /// What it finds, one sentence with a full stop.
  public let summary: String
  /// Why that matters to a person who can't see the keys.
  public let rationale: String
  /// What to do about it.
  public let remedy: String
  /// Where it is asked for.
  public let references: [Reference]
  /// A layout that fails and one that passes.
  public let examples: RuleExamples
  /// Whether it needs to hear the keys.
  public let listens: Bool
  /// Rules whose findings at the same key have the same cause and say it better; this rule's finding
  /// becomes their proof.
  public let yieldsTo: [RuleID]
  /// Looks at a layout.
  public let check: @Sendable (RuleContext) -> RuleResult

  init(
    id: RuleID, severity: Severity, since: Int = 1, summary: String, rationale: String,
    remedy: String, references: [Reference], examples: RuleExamples, listens: Bool = false,
    yieldsTo: [RuleID] = [], check: @escaping @Sendable (RuleContext) -> RuleResult
  ) {
    self.id = id
    self.severity = severity
    self.since = since
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.references = references
    self.examples = examples
    self.listens = listens
    self.yieldsTo = yieldsTo
    self.check = check
  }
}

/// What a rule has to say of a layout.
public enum RuleResult: Hashable, Sendable {
  /// What is wrong, in any order; nothing where all is well.
  case observed([Observation])
  /// There is nothing to look at, for this reason.
  case notApplicable(String)
  /// It can't look, for this reason.
  case notRun(String)
}

/// Something wrong that a rule saw: what becomes a finding.
public struct Observation: Hashable, Sendable {
  /// What an observation is about.
  public enum Scope: Hashable, Sendable {
    /// Its first key; the page or the layout where it has no keys.
    case key
    /// The page of its keys.
    case page
    /// The layout, whatever keys show it.
    case layout
  }

  /// What is wrong, a sentence without a full stop.
  public var message: String
  /// What it is about.
  public var scope: Scope
  /// The keys that it is about, the one that it is told at before the others; none where it is about
  /// a page or the layout.
  public var keys: [AuditKey]
  /// The page that it is about where it is about no key.
  public var page: AuditPage?
  /// What tells this from other observations of the rule at a key of the same function; never
  /// translated, never measured.
  public var cause: String
  /// Whether it is known by its cause alone: keys may come and go.
  public var isKnownByCause: Bool
  /// How sure it is.
  public var confidence: Confidence
  /// How much it matters, where that isn't what the rule says.
  public var severity: Severity?
  /// What was heard.
  public var evidence: [Evidence]
  /// What to do, a request without a full stop.
  public var suggestion: String?
  /// A change that makes it go away.
  public var fix: Fix?

  /// Makes an observation.
  public init(
    _ message: String, about scope: Scope = .key, at keys: [AuditKey] = [], page: AuditPage? = nil,
    cause: String = "",
    isKnownByCause: Bool = false, confidence: Confidence = .certain, severity: Severity? = nil,
    evidence: [Evidence] = [], suggestion: String? = nil, fix: Fix? = nil
  ) {
    self.message = message
    self.scope = scope
    self.keys = keys
    self.page = page
    self.cause = cause
    self.isKnownByCause = isKnownByCause
    self.confidence = confidence
    self.severity = severity
    self.evidence = evidence
    self.suggestion = suggestion
    self.fix = fix
  }
}
