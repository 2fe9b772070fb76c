internal import KeyModel
internal import ReportText

/// Findings for people: a summary, then one line a finding, the key's name before all else.
///
/// Made to be heard: no columns, no colours, no boxes, and symbols with their Unicode names.
public enum TextReport {
  /// The report; what isn't a finding (notes of readers, rules that weren't run) stands below.
  ///
  /// - Parameters:
  ///   - report: what came of the audit.
  ///   - isVerbose: whether notes of readers, accepted findings and proofs are told as well.
  /// - Returns: lines of text, nothing in them that controls a terminal.
  public static func text(of report: AuditReport, isVerbose: Bool = false) -> String {
    var lines = [summary(report)]
    for file in report.files {
      if let failure = file.failure { lines.append("\(failure.place): \(failure.message)") }
      for layout in file.layouts {
        lines += layout.findings.map { line($0, isVerbose: isVerbose) }
        if isVerbose { lines += accepted(layout) }
      }
      if isVerbose { lines += file.notes.map { "note at \($0.place): \($0.message)" } }
    }
    lines += report.unusedSuppressions.map {
      "Suppression of \($0.rule) is not used: \($0.reason)"
    }
    lines += notRun(report)
    return lines.map { VisibleText($0).description + "\n" }.joined()
  }

  private static func summary(_ report: AuditReport) -> String {
    let layouts = report.files.reduce(0) { $0 + $1.layouts.count }
    let counts = [
      counted(report.count(.error), "error"), counted(report.count(.warning), "warning"),
      counted(report.count(.note), "note"),
    ].compactMap(\.self)
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let review = report.findings.count { $0.confidence == .review }
    let suppressed = sum(report) { $0.suppressed.count }
    let known = sum(report) { $0.known.count }
    let failed = report.files.count { $0.failure != nil }
    let extra = [
      review > 0 ? "\(review) to be looked at by a person" : nil,
      suppressed > 0 ? "\(suppressed) suppressed" : nil,
      known > 0 ? "\(known) in the baseline" : nil,
      failed > 0 ? "\(failed) \(failed == 1 ? "file" : "files") not read" : nil,
    ].compactMap(\.self)
    let files = counted(report.files.count, "file") ?? "no files"
    return "\(files), \(counted(layouts, "layout") ?? "no layouts"): "
      + ([found] + extra).joined(separator: "; ")
  }

  private static func sum(_ report: AuditReport, _ count: (LayoutReport) -> Int) -> Int {
    report.files.flatMap(\.layouts).reduce(0) { $0 + count($1) }
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func line(_ finding: Finding, isVerbose: Bool) -> String {
    var line = "\(subject(finding)): \(finding.message)"
    if let suggestion = finding.suggestion { line += "; \(suggestion)" }
    line += related(finding)
    if finding.confidence == .review { line += ". A person has to look" }
    let proof = finding.evidence.prefix(isVerbose ? Int.max : 1).map(words)
    if !proof.isEmpty { line += ". Heard: " + proof.joined(separator: "; ") }
    return line + " [\(finding.severity.rawValue), \(finding.rule), \(place(finding))]"
  }

  /// What the finding is about, in the words by which a listener knows it.
  static func subject(_ finding: Finding) -> String {
    guard let key = finding.key else {
      return finding.page.map { "Page \(Quotation.of($0))" }
        ?? "Layout \(Quotation.of(finding.layout.id))"
    }
    return name(of: key)
  }

  /// A key by its name, a symbol with its Unicode name; by its id where it has no name.
  static func name(of key: KeyName) -> String {
    let text = key.name.isBlank ? key.title : key.name
    guard !text.isBlank else { return "Key \(Quotation.of(key.id))" }
    guard let described = CharacterDescription.of(text) else { return text }
    return "\(text) \(described)"
  }

  private static func related(_ finding: Finding) -> String {
    guard !finding.related.isEmpty else { return "" }
    let names = finding.related.map { key in
      finding.page == nil || key.page == finding.page
        ? shortName(of: key) : "\(shortName(of: key)) on \(key.page)"
    }
    let shown = names.prefix(8).joined(separator: ", ")
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return ". \(finding.key == nil ? "Keys" : "Also"): \(shown)\(more)"
  }

  private static func shortName(of key: KeyName) -> String {
    let text = key.name.isBlank ? key.title : key.name
    return text.isBlank ? key.id : text
  }

  private static func words(_ evidence: Evidence) -> String {
    let sound = evidence.phonemes.isBlank ? "nothing" : "[\(evidence.phonemes)]"
    let seconds = JSONValue.decimal(evidence.seconds, places: 2).line
    return
      "\(sound), \(seconds) s, for \(Quotation.of(evidence.text)) as \(evidence.mode.rawValue) "
      + "in \(evidence.language) by \(evidence.engine), voice \(evidence.voice)"
  }

  private static func place(_ finding: Finding) -> String {
    let form = finding.layout.form.map { " \($0)" } ?? ""
    let page = finding.page.map { ", page \($0)" } ?? ""
    return (finding.place.map(\.description) ?? finding.layout.file) + form + page
  }

  private static func accepted(_ layout: LayoutReport) -> [String] {
    layout.suppressed.map {
      "Suppressed, \($0.reason): \(line($0.finding, isVerbose: false))"
    } + layout.known.map { "In the baseline: \(line($0, isVerbose: false))" }
  }

  /// Rules that couldn't look, by the reason, and over how many layouts.
  private static func notRun(_ report: AuditReport) -> [String] {
    var counts: [String: (rules: Set<RuleID>, layouts: Int)] = [:]
    for layout in report.files.flatMap(\.layouts) {
      var reasons: [String: Set<RuleID>] = [:]
      for outcome in layout.outcomes {
        guard case .notRun(let reason) = outcome.outcome else { continue }
        reasons[reason, default: []].insert(outcome.rule)
      }
      for (reason, rules) in reasons {
        counts[reason, default: ([], 0)].rules.formUnion(rules)
        counts[reason, default: ([], 0)].layouts += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { reason, count in
      let rules = count.rules.sorted().map(\.rawValue).joined(separator: ", ")
      let layouts = counted(count.layouts, "layout") ?? "no layout"
      return "Not run over \(layouts), since \(reason): \(rules)"
    }
  }
}
