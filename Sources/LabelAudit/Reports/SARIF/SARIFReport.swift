internal import KeyModel
internal import ReportText

/// Findings as SARIF 2.1.0, for services that show them beside the code.
///
/// Valid against the standard's first schema and that of its errata 1, which call the state of a
/// suppression differently: it is left out. No time, no machine's name: the same findings give the
/// same bytes.
public enum SARIFReport {
  /// The report, ending in a newline.
  public static func text(of report: AuditReport, options: ReportOptions = ReportOptions())
    -> String
  {
    SARIFRun(report, options: options).log.lines() + "\n"
  }
}

/// One run: what all parts of it refer to by number.
struct SARIFRun {
  let report: AuditReport
  let options: ReportOptions
  /// The rules of the preset, in the order of their names.
  let rules: [Rule]
  private let ruleIndices: [RuleID: Int]
  /// The files that anything is told of, in the order of the report.
  private let artifacts: [ArtifactPath]
  private let artifactIndices: [ArtifactPath: Int]

  /// What relative addresses begin at.
  private static let root = "%SRCROOT%"

  init(_ report: AuditReport, options: ReportOptions) {
    self.report = report
    self.options = options
    rules = Rule.all.filter { $0.since <= report.preset }.sorted { $0.id < $1.id }
    ruleIndices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var artifacts: [ArtifactPath] = []
    var indices: [ArtifactPath: Int] = [:]
    for file in report.files {
      let own = file.isPath ? [file.file] : []
      for name in own + file.placesElsewhere {
        let path = ArtifactPath(name, folder: options.folder)
        guard indices[path] == nil else { continue }
        indices[path] = artifacts.count
        artifacts.append(path)
      }
    }
    self.artifacts = artifacts
    artifactIndices = indices
  }

  /// The whole file.
  var log: JSONValue {
    .members([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run]),
    ])
  }

  private var run: JSONValue {
    .members([
      "tool": .members(["driver": driver]),
      "invocations": .array([invocation]),
      "columnKind": .string("unicodeCodePoints"),
      "originalUriBaseIds": .members([
        Self.root: .members([
          "description": Self.message("The folder that the audit was run in.")
        ])
      ]),
      "artifacts": .array(
        artifacts.map {
          .members(["location": location($0), "roles": .array([.string("analysisTarget")])])
        }),
      "results": .array(results),
      "properties": .members([
        "preset": .integer(report.preset), "engine": .optional(report.engine),
      ]),
    ])
  }

  /// A reference to a rule: its name and its number in the list.
  func reference(to rule: RuleID) -> [JSONValue.Member] {
    [JSONValue.Member(name: "id", value: .string(rule.rawValue))]
      + (ruleIndices[rule].map { [JSONValue.Member(name: "index", value: .integer($0))] } ?? [])
  }

  /// The number of a rule in the list.
  func index(of rule: RuleID) -> JSONValue {
    ruleIndices[rule].map(JSONValue.integer) ?? .integer(-1)
  }

  /// A place in a file; nil where there is no file.
  func physicalLocation(_ place: SourcePlace?, in file: FileReport) -> JSONValue? {
    guard let name = file.path(of: place) else { return nil }
    var members = [
      JSONValue.Member(
        name: "artifactLocation", value: location(ArtifactPath(name, folder: options.folder)))
    ]
    if let place {
      members.append(
        JSONValue.Member(
          name: "region",
          value: .members([
            "startLine": .integer(max(1, place.line)),
            "startColumn": .integer(max(1, place.column)),
          ])))
    }
    return .object(members)
  }

  private func location(_ path: ArtifactPath) -> JSONValue {
    var members = [JSONValue.Member(name: "uri", value: .string(path.uri))]
    if path.isRelative {
      members.append(JSONValue.Member(name: "uriBaseId", value: .string(Self.root)))
    }
    if let index = artifactIndices[path] {
      members.append(JSONValue.Member(name: "index", value: .integer(index)))
    }
    return .object(members)
  }

  /// A text for people: nothing in it controls whatever shows it.
  ///
  /// What looks like a link, `[text](address)`, would be one: a space parts the two.
  static func message(_ text: String) -> JSONValue {
    let visible = VisibleText(text).description.unicodeScalars
    let text = visible.reduce(into: "") { result, scalar in
      if scalar == "(", result.unicodeScalars.last == "]" { result += " " }
      result.unicodeScalars.append(scalar)
    }
    return .members(["text": .string(text)])
  }

  /// A text without anything in it that controls.
  static func visible(_ text: String) -> JSONValue { .string(VisibleText(text).description) }
}

extension FileReport {
  /// Files besides its own that findings, or what its reader has to say, lie in.
  fileprivate var placesElsewhere: [String] {
    var seen: Set<String> = [file]
    let findings = layouts.flatMap { $0.findings + $0.suppressed.map(\.finding) + $0.known }
    let places =
      notes.map(\.place) + [failure?.place].compactMap(\.self)
      + findings.flatMap { [$0.place] + $0.related.map(\.place) }.compactMap(\.self)
    return places.map(\.file).filter { seen.insert($0).inserted }
  }
}
