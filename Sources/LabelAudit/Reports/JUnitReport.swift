internal import KeyModel
internal import ReportText

/// Findings as JUnit XML, for services that know tests: a suite for each file, a case for each rule
/// that found nothing and for each finding.
///
/// Valid by Ant's schema, the strictest that is in use, and by Jenkins's. What that asks for and an
/// audit can't tell without being different each time is always the same: time 0, the beginning of
/// 1970, localhost.
public enum JUnitReport {
  /// The report, ending in a newline.
  public static func text(of report: AuditReport, options: ReportOptions = ReportOptions())
    -> String
  {
    var suites = report.files.map { JUnitSuite($0, options: options) }
    if !report.unusedSuppressions.isEmpty {
      suites.append(JUnitSuite(unused: report.unusedSuppressions, options: options))
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
      + suites.enumerated().map { $1.text(id: $0) }.joined() + "</testsuites>\n"
  }
}

/// One case: what was looked at, and what came of it.
struct JUnitCase {
  /// What came of a case.
  enum Result {
    case passed
    case skipped(String)
    case failed(type: String, message: String, text: String)
    case broken(String)
  }

  let className: String
  var name: String
  let result: Result

  var text: String {
    let start =
      "    <testcase"
      + MarkupText.attributes(["name": name, "classname": className, "time": "0"])
    switch result {
    case .passed: return start + "/>\n"
    case .skipped(let reason):
      return "\(start)>\n      <skipped\(MarkupText.attributes(["message": reason]))/>\n"
        + "    </testcase>\n"
    case .failed(let type, let message, let text):
      let attributes = MarkupText.attributes(["message": message, "type": type])
      return "\(start)>\n      <failure\(attributes)>\(MarkupText.escaped(text))</failure>\n"
        + "    </testcase>\n"
    case .broken(let message):
      let attributes = MarkupText.attributes(["message": message, "type": "file-not-read"])
      return "\(start)>\n      <error\(attributes)/>\n    </testcase>\n"
    }
  }
}

/// The cases of one file.
struct JUnitSuite {
  private let name: String
  private var cases: [JUnitCase] = []
  /// Findings that don't count as failures: they go to the suite's output.
  private var remarks: [String] = []

  init(_ file: FileReport, options: ReportOptions) {
    name = file.isPath ? ArtifactPath(file.file, folder: options.folder).path : file.file
    if let failure = file.failure {
      cases.append(
        JUnitCase(
          className: name, name: "read",
          result: .broken("\(failure.place): \(failure.message)")))
    }
    for layout in file.layouts { add(layout, options) }
    nameApart()
  }

  init(unused: [Suppression], options: ReportOptions) {
    name = "suppressions"
    cases = unused.map { suppression in
      let message = FindingWords.unused(suppression)
      // As in the exit status, an unused suppression matters as much as a warning.
      let isFailure = options.failsOn.map { $0 <= .warning } ?? false
      return JUnitCase(
        className: name, name: suppression.rule.rawValue,
        result: isFailure
          ? .failed(type: "unused-suppression", message: message, text: message)
          : .skipped(message))
    }
    nameApart()
  }

  private mutating func add(_ layout: LayoutReport, _ options: ReportOptions) {
    let className = FindingWords.layout(layout.name)
    func add(_ name: String, _ result: JUnitCase.Result) {
      cases.append(JUnitCase(className: className, name: name, result: result))
    }
    for outcome in layout.outcomes {
      let rule = outcome.rule
      switch outcome.outcome {
      case .pass: add(rule.rawValue, .passed)
      case .notApplicable(let reason): add(rule.rawValue, .skipped("not applicable: \(reason)"))
      case .notRun(let reason): add(rule.rawValue, .skipped("not run: \(reason)"))
      case .findings, .needsReview, .suppressed:
        for finding in layout.findings where finding.rule == rule {
          add(Self.name(finding), result(of: finding, options))
        }
        for accepted in layout.suppressed where accepted.finding.rule == rule {
          add(Self.name(accepted.finding), .skipped("suppressed: \(accepted.reason)"))
        }
        for finding in layout.known where finding.rule == rule {
          add(Self.name(finding), .skipped("in the baseline"))
        }
      }
    }
  }

  private mutating func result(of finding: Finding, _ options: ReportOptions) -> JUnitCase.Result {
    let message = "\(FindingWords.subject(finding)): \(finding.message)"
    if finding.confidence == .review { return .skipped("a person has to look: \(message)") }
    let place = finding.place.map {
      "\(ArtifactPath($0.file, folder: options.folder).path):\($0.line):\($0.column): "
    }
    let text =
      (place ?? "") + "\(FindingWords.subject(finding)): "
      + "\(FindingWords.sentence(finding)) [\(finding.severity.rawValue), \(finding.rule)]"
    guard let least = options.failsOn, finding.severity >= least else {
      remarks.append(text)
      return .passed
    }
    return .failed(type: finding.severity.rawValue, message: message, text: text)
  }

  private static func name(_ finding: Finding) -> String {
    let page = finding.page.map { ", page \($0)" } ?? ""
    return "\(finding.rule)\(page)\(finding.key.map { ", key \($0.id)" } ?? "")"
  }

  /// Numbers cases of one name: services take two of them for one.
  private mutating func nameApart() {
    var counts: [String: Int] = [:]
    for index in cases.indices {
      let name = cases[index].name
      let key = MarkupText.escaped("\(cases[index].className)\n\(name)")
      counts[key, default: 0] += 1
      if let count = counts[key], count > 1 { cases[index].name = "\(name), \(count)" }
    }
  }

  func text(id: Int) -> String {
    let attributes = MarkupText.attributes([
      "name": name, "package": "spoken-keyboard", "id": String(id),
      "timestamp": "1970-01-01T00:00:00", "hostname": "localhost", "tests": String(cases.count),
      "failures": String(count { if case .failed = $0 { true } else { false } }),
      "errors": String(count { if case .broken = $0 { true } else { false } }),
      "skipped": String(count { if case .skipped = $0 { true } else { false } }), "time": "0",
    ])
    let output = remarks.map { MarkupText.escaped($0) + "\n" }.joined()
    return "  <testsuite\(attributes)>\n    <properties/>\n" + cases.map(\.text).joined()
      + "    <system-out>\(output)</system-out>\n    <system-err/>\n  </testsuite>\n"
  }

  private func count(_ isCounted: (JUnitCase.Result) -> Bool) -> Int {
    cases.count { isCounted($0.result) }
  }
}
