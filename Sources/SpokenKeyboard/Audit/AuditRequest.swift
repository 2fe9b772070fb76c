internal import KeyModel
internal import LabelAudit
internal import LayoutFiles

/// What a command line and its settings file ask of an audit.
struct AuditRequest {
  var settings = AuditSettings()
  /// The reports that are written, in the order in which they were asked for.
  let reports: [RequestedReport]
  let options: ReportOptions
  /// What is known; nil where nothing is compared.
  let baseline: Baseline?
  /// The file that all findings are written to, to be a baseline.
  let writtenBaseline: String?
  /// The folder that changed layouts go to; nil where nothing is changed.
  let fixFolder: String?
  /// The least severity that ends with status 1; nil for none.
  let failsOn: Severity?
  /// The language of layouts that come with the program and type no language in particular.
  let language: String
  /// Today, as YYYY-MM-DD.
  let day: String

  /// The settings file that is read where none is named.
  private static let usualFile = ".spoken-keyboard-audit.json"

  private enum FailOn: String, CaseIterable {
    case error, warning, note, never
  }

  init(_ invocation: Invocation) throws(UsageError) {
    reports = try RequestedReport.all(invocation)
    fixFolder = invocation.value(.fix)
    writtenBaseline = invocation.value(.writeBaseline)
    day = Today.text
    language = invocation.language
    let least = try invocation.choice(.failOn, of: FailOn.self) ?? .warning
    failsOn = Severity(rawValue: least.rawValue)
    var options = ReportOptions()
    options.isVerbose = invocation.has(.verbose)
    options.version = VersionCommand.version
    options.folder = CurrentFolder.path
    options.failsOn = failsOn
    self.options = options
    baseline = try invocation.value(.baseline).map(BaselineFile.read)
    if let path = Self.settingsFile(invocation) {
      do throws(ImportError) {
        try AuditSettingsFile.read(try SourceFile(path: path), into: &settings)
      } catch {
        throw UsageError("\(error.place): \(error.message)")
      }
    }
    if let language = invocation.value(.language) { settings.language = language }
    if let reader = try invocation.choice(.reader, of: Reader.self) { settings.reader = reader }
    let presets = 1...AuditSettings.latestPreset
    if let preset = try invocation.number(.preset, in: presets) { settings.preset = preset }
    try choose(invocation)
  }

  /// Whether a report shows and plays keys.
  var isIllustrated: Bool { reports.contains(where: \.format.isIllustrated) }

  private mutating func choose(_ invocation: Invocation) throws(UsageError) {
    let selected = try Self.rules(invocation.values(.select))
    if !selected.isEmpty { settings.choices.selected = selected }
    settings.choices.ignored.formUnion(try Self.rules(invocation.values(.ignore)))
    for assignment in invocation.values(.severity) {
      let parts = assignment.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let severity = Severity(rawValue: parts[1]) else {
        throw UsageError(
          "--severity takes RULE=error, RULE=warning or RULE=note, not '\(assignment)'")
      }
      settings.choices.severities[try ExplainCommand.rule(parts[0]).id] = severity
    }
  }

  private static func rules(_ lists: [String]) throws(UsageError) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    for name in lists.flatMap({ $0.split(separator: ",") }) {
      rules.insert(try ExplainCommand.rule(String(name)).id)
    }
    return rules
  }

  private static func settingsFile(_ invocation: Invocation) -> String? {
    guard let path = invocation.value(.config) else {
      return FileKind(of: usualFile) == .file ? usualFile : nil
    }
    return path == "none" ? nil : path
  }
}
