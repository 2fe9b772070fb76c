/// What is asked of an audit.
public struct AuditSettings: Hashable, Sendable {
  /// The newest preset.
  ///
  /// A preset is a set of rules that never changes: an update adds rules in a new one.
  public static let latestPreset = 1

  /// The preset, 1...``latestPreset``.
  public var preset = latestPreset
  /// What is normal for keys.
  public var profile = KeyProfile()
  /// How names of keys are handed to the engine; nil for what suits each layout.
  public var reader: Reader?
  /// The language of layouts that declare none, a BCP 47 tag; nil where nobody knows: they aren't
  /// listened to then, since what another language's voice makes of them is no proof.
  public var language: String?
  /// What holds for all files.
  public var choices = RuleChoices()
  /// What holds for files of some paths, after what holds for all; a later one wins.
  public var choicesByPath: [PathChoices] = []
  /// Findings that are known and accepted.
  public var suppressions: [Suppression] = []

  /// Makes the usual settings.
  public init() {}

  /// The reader for a layout: this program for those that come with it and for those whose keys it
  /// has to name, since their format has no labels; else a common reader.
  func reader(for subject: AuditSubject) -> Reader {
    if let reader { return reader }
    let isNamedHere = subject.source.format == nil || !subject.source.holdsLabels
    return isNamedHere ? .spokenKeyboard : .character
  }

  /// Whether the language of a layout's keys is known.
  func isLanguageKnown(of subject: AuditSubject) -> Bool {
    subject.labelLanguage != nil || language != nil
  }

  /// Whether a rule is run over a file.
  func isSelected(_ rule: RuleID, file: String) -> Bool {
    let all = choicesFor(file)
    if let selected = all.compactMap(\.selected).last, !selected.contains(rule) { return false }
    return !all.contains { $0.ignored.contains(rule) }
  }

  /// How much findings of a rule matter in a file; nil for what the rule says.
  func severity(of rule: RuleID, file: String) -> Severity? {
    choicesFor(file).compactMap { $0.severities[rule] }.last
  }

  private func choicesFor(_ file: String) -> [RuleChoices] {
    [choices] + choicesByPath.filter { $0.path.matches(file) }.map(\.choices)
  }
}

/// Which rules are run, and how much they matter.
public struct RuleChoices: Hashable, Sendable {
  /// The only rules that are run; nil for all.
  public var selected: Set<RuleID>?
  /// Rules that aren't run.
  public var ignored: Set<RuleID> = []
  /// How much findings matter, where that isn't what the rule says.
  public var severities: [RuleID: Severity] = [:]

  /// Makes choices that change nothing.
  public init() {}
}

/// What holds for files of some paths.
public struct PathChoices: Hashable, Sendable {
  /// The files.
  public var path: Glob
  /// What holds for them.
  public var choices: RuleChoices

  /// Makes choices for paths.
  public init(path: Glob, choices: RuleChoices) {
    self.path = path
    self.choices = choices
  }
}
