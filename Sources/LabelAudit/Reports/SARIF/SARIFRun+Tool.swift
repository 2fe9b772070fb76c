internal import KeyModel
internal import ReportText

// MARK: The tool, its rules, and what it has to say of itself

extension SARIFRun {
  /// The program: all rules that were there to be run, whether they found anything or not.
  var driver: JSONValue {
    var members = [JSONValue.Member(name: "name", value: .string("spoken-keyboard"))]
    if let version = options.version {
      members += [
        JSONValue.Member(name: "version", value: .string(version)),
        JSONValue.Member(name: "semanticVersion", value: .string(version)),
      ]
    }
    members += [
      JSONValue.Member(name: "rules", value: .array(rules.map(Self.descriptor))),
      JSONValue.Member(
        name: "notifications", value: .array(SARIFNotification.allCases.map(\.descriptor))),
    ]
    return .object(members)
  }

  private static func descriptor(_ rule: Rule) -> JSONValue {
    .members([
      "id": .string(rule.id.rawValue),
      "name": .string(name(rule.id)),
      "shortDescription": message(rule.summary),
      "fullDescription": message(rule.rationale),
      "help": .members([
        "text": .string(RuleManual.help(of: rule)),
        "markdown": .string(RuleManual.markdownHelp(of: rule)),
      ]),
      "defaultConfiguration": .members(["level": .string(rule.severity.rawValue)]),
      "properties": .members([
        "tags": .array(
          (["accessibility"] + (rule.listens ? ["speech"] : [])).map(JSONValue.string)),
        "problem.severity": .string(problemSeverity(rule.severity)),
      ]),
    ])
  }

  /// "label-missing" as "LabelMissing": some services show names, and want them to be words.
  private static func name(_ rule: RuleID) -> String {
    rule.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private static func problemSeverity(_ severity: Severity) -> String {
    severity == .note ? "recommendation" : severity.rawValue
  }

  /// How the run went: files that couldn't be read, rules that couldn't look.
  var invocation: JSONValue {
    .members([
      "executionSuccessful": .bool(report.files.allSatisfy { $0.failure == nil }),
      "toolConfigurationNotifications": .array(
        report.unusedSuppressions.map {
          SARIFNotification.unusedSuppression.json(
            FindingWords.unused($0), rule: reference(to: $0.rule))
        }),
      "toolExecutionNotifications": .array(
        report.files.flatMap(notifications) + RulesNotRun.all(in: report).flatMap(notifications)),
    ])
  }

  private func notifications(_ file: FileReport) -> [JSONValue] {
    let failure = file.failure.map { [(SARIFNotification.fileNotRead, $0)] } ?? []
    return (failure + file.notes.map { (.readerNote, $0) }).map { kind, note in
      kind.json(note.message, location: physicalLocation(note.place, in: file))
    }
  }

  private func notifications(_ part: RulesNotRun) -> [JSONValue] {
    part.rules.map { rule in
      SARIFNotification.ruleNotRun.json(part.sentence, rule: reference(to: rule))
    }
  }
}

/// What a run can have to say of itself.
enum SARIFNotification: String, CaseIterable {
  case fileNotRead = "file-not-read"
  case readerNote = "reader-note"
  case ruleNotRun = "rule-not-run"
  case unusedSuppression = "unused-suppression"

  private var summary: String {
    switch self {
    case .fileNotRead: "A file couldn't be read."
    case .readerNote: "A file has something that its reader passed over or guessed."
    case .ruleNotRun: "A rule couldn't look."
    case .unusedSuppression: "A suppression hid nothing, or is over."
    }
  }

  private var level: String {
    switch self {
    case .fileNotRead: "error"
    case .readerNote: "note"
    case .ruleNotRun, .unusedSuppression: "warning"
    }
  }

  var descriptor: JSONValue {
    .members([
      "id": .string(rawValue), "shortDescription": SARIFRun.message(summary),
      "defaultConfiguration": .members(["level": .string(level)]),
    ])
  }

  /// - Parameters:
  ///   - text: what there is to say.
  ///   - rule: the rule that it is about, as a reference.
  ///   - location: where it is about.
  /// - Returns: the notification.
  func json(
    _ text: String, rule: [JSONValue.Member]? = nil, location: JSONValue? = nil
  ) -> JSONValue {
    var members = [
      JSONValue.Member(name: "descriptor", value: .members(["id": .string(rawValue)])),
      JSONValue.Member(name: "level", value: .string(level)),
      JSONValue.Member(name: "message", value: SARIFRun.message(text)),
    ]
    if let rule { members.append(JSONValue.Member(name: "associatedRule", value: .object(rule))) }
    if let location {
      members.append(
        JSONValue.Member(
          name: "locations", value: .array([.members(["physicalLocation": location])])))
    }
    return .object(members)
  }
}
