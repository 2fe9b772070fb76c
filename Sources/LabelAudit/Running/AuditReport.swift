public import KeyModel

/// What came of an audit of files.
public struct AuditReport: Hashable, Sendable {
  /// The files, in the order of their names.
  public var files: [FileReport]
  /// The preset that was run.
  public var preset: Int
  /// What listened, and its version; nil where nobody did.
  public var engine: String?
  /// Suppressions that hid nothing.
  public var unusedSuppressions: [Suppression]
  /// Whether findings were compared with those of a baseline.
  public var hasBaseline: Bool

  /// Makes a report.
  public init(
    files: [FileReport], preset: Int, engine: String? = nil,
    unusedSuppressions: [Suppression] = [], hasBaseline: Bool = false
  ) {
    self.files = files
    self.preset = preset
    self.engine = engine
    self.unusedSuppressions = unusedSuppressions
    self.hasBaseline = hasBaseline
  }

  /// All findings that count, in order.
  public var findings: [Finding] { files.flatMap(\.layouts).flatMap(\.findings) }

  /// How many findings of a severity count.
  public func count(_ severity: Severity) -> Int {
    files.reduce(0) { count, file in
      count
        + file.layouts.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
    }
  }
}

/// What came of one file.
public struct FileReport: Hashable, Sendable {
  /// The file as it was named; the id of a built-in layout.
  public var file: String
  /// The id of its format; nil for a built-in layout and where it couldn't be read.
  public var format: String?
  /// Whether its name is a path; false for layouts that come with the program or the system.
  public var isPath: Bool
  /// What its reader has to say of it.
  public var notes: [Note]
  /// Why it couldn't be read; nil where it could.
  public var failure: Note?
  /// Its layouts: one for each form.
  public var layouts: [LayoutReport]

  /// Something that a reader has to say.
  public struct Note: Hashable, Sendable {
    /// Where it is about.
    public var place: SourcePlace
    /// What it is: visible, without a full stop.
    public var message: String

    /// Makes a note.
    public init(place: SourcePlace, message: String) {
      self.place = place
      self.message = message
    }
  }

  /// The file that a place is in, or this one; nil where that is none, since the layout comes with the
  /// program or the system.
  func path(of place: SourcePlace?) -> String? {
    let name = place?.file ?? file
    return isPath || name != file ? name : nil
  }

  /// Makes a report.
  public init(
    file: String, format: String? = nil, isPath: Bool = true, notes: [Note] = [],
    failure: Note? = nil, layouts: [LayoutReport] = []
  ) {
    self.file = file
    self.format = format
    self.isPath = isPath
    self.notes = notes
    self.failure = failure
    self.layouts = layouts
  }
}

/// What came of one layout.
public struct LayoutReport: Hashable, Sendable {
  /// The layout.
  public var name: LayoutName
  /// The reader that it was audited for.
  public var reader: Reader
  /// What counts, in the order of the layout.
  public var findings: [Finding] = []
  /// What is suppressed, and why.
  public var suppressed: [AcceptedFinding] = []
  /// What is in the baseline.
  public var known: [Finding] = []
  /// What came of each rule that was selected, in their order.
  public var outcomes: [RuleOutcome] = []
  /// Its keys as they lie; nil where no report shows them.
  public var picture: LayoutPicture?

  /// Makes a report of nothing yet.
  public init(name: LayoutName, reader: Reader) {
    self.name = name
    self.reader = reader
  }

  /// Sets the outcomes of rules that looked to what they found.
  mutating func countOutcomes() {
    var counts: [RuleID: (certain: Int, review: Int, accepted: Int)] = [:]
    for finding in findings {
      if finding.confidence == .review {
        counts[finding.rule, default: (0, 0, 0)].review += 1
      } else {
        counts[finding.rule, default: (0, 0, 0)].certain += 1
      }
    }
    for finding in suppressed.map(\.finding) + known {
      counts[finding.rule, default: (0, 0, 0)].accepted += 1
    }
    for index in outcomes.indices {
      switch outcomes[index].outcome {
      case .notApplicable, .notRun: continue
      case .pass, .findings, .needsReview, .suppressed: break
      }
      let count = counts[outcomes[index].rule] ?? (0, 0, 0)
      outcomes[index].outcome =
        if count.certain > 0 {
          .findings(count.certain + count.review)
        } else if count.review > 0 {
          .needsReview(count.review)
        } else if count.accepted > 0 {
          .suppressed(count.accepted)
        } else {
          .pass
        }
    }
  }
}

/// A finding that is accepted, and why.
public struct AcceptedFinding: Hashable, Sendable {
  /// The finding.
  public var finding: Finding
  /// Why it is accepted.
  public var reason: String

  /// Makes it.
  public init(_ finding: Finding, reason: String) {
    self.finding = finding
    self.reason = reason
  }
}

/// What came of a rule.
public struct RuleOutcome: Hashable, Sendable {
  /// The rule.
  public var rule: RuleID
  /// What came of it.
  public var outcome: Outcome

  /// Makes it.
  public init(_ rule: RuleID, _ outcome: Outcome) {
    self.rule = rule
    self.outcome = outcome
  }
}
