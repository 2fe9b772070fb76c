internal import KeyModel
internal import LabelAudit
internal import Speech

/// `audit`: findings in layouts that come with the program, in files and in folders.
enum AuditCommand {
  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    guard !invocation.operands.isEmpty else {
      throw UsageError(
        "audit needs a file, a folder or a layout; the built-in ones are \(LayoutSource.builtInNames)"
      )
    }
    let request = try AuditRequest(invocation)
    let sources = try AuditSource.all(invocation.operands)
    guard !sources.isEmpty else {
      throw UsageError("there is no file in \(invocation.operands[0])")
    }
    let listener = SpeechListener(
      executable: SpeechConfiguration.ownPath,
      cacheFolder: invocation.has(.noCache) ? nil : UserFolders.cache)
    if let failure = listener.failure {
      StandardStream.error.write("spoken-keyboard: nothing was heard: \(failure)\n")
    }
    let output = try request.output.map(OutputFile.init)
    var run = AuditRun(request: request, listener: listener)
    run.audit(sources)
    let report = run.report
    if let path = request.writtenBaseline {
      try OutputFile(path).write(BaselineFile.text(of: report))
    }
    let text = request.format.text(report, request.options)
    if let output { output.write(text) } else { StandardStream.output.write(text) }
    return status(of: report, request)
  }

  /// What can't be read makes the whole audit unusable: a report without it looks better than it is.
  private static func status(of report: AuditReport, _ request: AuditRequest) -> ExitStatus {
    if report.files.isEmpty || report.files.contains(where: { $0.failure != nil }) {
      return .unusable
    }
    guard let least = request.failsOn else { return .clean }
    let isUnused = !report.unusedSuppressions.isEmpty && least <= .warning
    return isUnused || report.findings.contains { $0.severity >= least } ? .findings : .clean
  }
}

/// One audit of many files, some at a time, so that not all of them are in memory at once.
struct AuditRun {
  private let request: AuditRequest
  private let listener: SpeechListener
  private let audit: Audit
  private var acceptance: Acceptance
  private var files: [FileReport] = []

  /// Files that are read before their keys are heard.
  private static let batch = 48

  init(request: AuditRequest, listener: SpeechListener) {
    self.request = request
    self.listener = listener
    audit = Audit(settings: request.settings)
    acceptance = Acceptance(
      suppressions: request.settings.suppressions, baseline: request.baseline, day: request.day)
  }

  var report: AuditReport {
    AuditReport(
      files: files, preset: request.settings.preset, engine: listener.engine,
      unusedSuppressions: acceptance.unused)
  }

  /// Audits sources in their order.
  mutating func audit(_ sources: [AuditSource]) {
    let progress = AuditProgress(total: sources.count)
    for start in stride(from: 0, to: sources.count, by: Self.batch) {
      let batch = sources[start..<min(start + Self.batch, sources.count)]
      var audited = batch.compactMap { $0.read(language: request.settings.language) }
      let results = listener.hear(audit.requests(for: audited.flatMap(\.subjects)))
      for index in audited.indices {
        for subject in audited[index].subjects {
          var layout = audit.report(on: subject, engine: listener.engine, results: results)
          acceptance.apply(to: &layout)
          audited[index].report.layouts.append(layout)
        }
      }
      files += audited.map(\.report)
      progress.show(start + batch.count)
    }
    progress.end()
  }
}
