internal import KeyModel
internal import LabelAudit
internal import LayoutFiles
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
      cacheFolder: invocation.has(.noCache) ? nil : UserFolders.cache,
      limits: [request.settings.profile.warningSeconds, request.settings.profile.errorSeconds])
    if let failure = listener.failure {
      StandardStream.error.write("spoken-keyboard: nothing was heard: \(failure)\n")
    }
    for path in (request.reports.map(\.path) + [request.writtenBaseline]).compactMap(\.self) {
      try Self.saving { () throws(SaveError) in try AtomicFile.check(path) }
    }
    var run = try AuditRun(request: request, listener: listener)
    try run.audit(sources)
    let report = run.report
    if let path = request.writtenBaseline {
      try Self.saving { () throws(SaveError) in
        try AtomicFile.write(BaselineFile.text(of: report), to: path)
      }
    }
    var options = request.options
    if request.isIllustrated { options.sounds = listener.sounds(for: report) }
    for requested in request.reports {
      try Self.saving { () throws(SaveError) in try requested.write(report, options) }
    }
    return status(of: report, request)
  }

  private static func saving(_ save: () throws(SaveError) -> Void) throws(UsageError) {
    do throws(SaveError) { try save() } catch { throw UsageError(error.description) }
  }

  /// What can't be read makes the whole audit unusable: a report without it looks better than it is.
  private static func status(of report: AuditReport, _ request: AuditRequest) -> ExitStatus {
    if report.files.isEmpty || report.files.contains(where: { $0.failure != nil }) {
      return .unusable
    }
    guard let least = request.failsOn else { return .clean }
    let isUnused = !report.unusedSuppressions.isEmpty && least <= .warning
    // What a person has to look at isn't known to be wrong.
    let counts = report.findings.contains { $0.severity >= least && $0.confidence != .review }
    return isUnused || counts ? .findings : .clean
  }
}

/// One audit of many files, some at a time, so that not all of them are in memory at once.
struct AuditRun {
  private let request: AuditRequest
  private let listener: SpeechListener
  private let audit: Audit
  private var acceptance: Acceptance
  private var files: [FileReport] = []
  private var fixed: FixedLayouts?

  /// Files that are read before their keys are heard.
  private static let batch = 48

  init(request: AuditRequest, listener: SpeechListener) throws(UsageError) {
    fixed = try request.fixFolder.map { path throws(UsageError) in try FixedLayouts(folder: path) }
    self.request = request
    self.listener = listener
    audit = Audit(settings: request.settings)
    acceptance = Acceptance(
      suppressions: request.settings.suppressions, baseline: request.baseline ?? Baseline(),
      day: request.day)
  }

  var report: AuditReport {
    AuditReport(
      files: files, preset: request.settings.preset, engine: listener.engine,
      unusedSuppressions: acceptance.unused, hasBaseline: request.baseline != nil)
  }

  /// Audits sources in their order.
  ///
  /// - Throws: `UsageError` where a fixed layout can't be written.
  mutating func audit(_ sources: [AuditSource]) throws(UsageError) {
    let progress = AuditProgress(total: sources.count)
    for start in stride(from: 0, to: sources.count, by: Self.batch) {
      let batch = sources[start..<min(start + Self.batch, sources.count)]
      let (language, audit, engine) = (request.language, audit, listener.engine)
      var audited = ConcurrentMap.map(Array(batch)) { source in
        source.read(language: language).map { ($0, audit.requests(for: $0.subjects)) }
      }.compactMap(\.self)
      let results = listener.hear(audited.reduce(into: []) { $0.formUnion($1.1) })
      let reports = ConcurrentMap.map(audited.flatMap(\.0.subjects)) { subject in
        audit.report(on: subject, engine: engine, results: results)
      }
      // Suppressions and the baseline are used up in the order of the files.
      var next = 0
      for index in audited.indices {
        for subject in audited[index].0.subjects {
          var layout = reports[next]
          next += 1
          acceptance.apply(to: &layout)
          if request.isIllustrated { layout.picture = audit.picture(of: subject) }
          audited[index].0.report.layouts.append(layout)
        }
      }
      for (file, _) in audited { try fix(file) }
      files += audited.map(\.0.report)
      progress.show(start + batch.count)
    }
    progress.end()
    if let fixed {
      StandardStream.error.write("\(fixed.count) changes in \(fixed.files) files\n")
    }
  }

  /// Writes the file with the changes that findings propose, those that are accepted left alone.
  private mutating func fix(_ file: AuditedFile) throws(UsageError) {
    guard let document = file.document, let format = file.report.format, fixed != nil else {
      return
    }
    let name = file.report.file
    let accepted = Set(
      file.report.layouts.flatMap {
        $0.suppressed.map(\.finding.fingerprint) + $0.known.map(\.fingerprint)
      })
    func findings(in document: LayoutDocument, as format: String) -> [Finding] {
      let subjects = AuditSubject.all(of: document, format: format, file: name)
      let results = listener.hear(audit.requests(for: subjects))
      return subjects.flatMap {
        audit.report(on: $0, engine: listener.engine, results: results).findings
      }.filter { !accepted.contains($0.fingerprint) }
    }
    let native = LayoutFormat.native.id
    let changes = LayoutFixes.applied(to: document, format: format, writtenAs: native) {
      findings(in: $0, as: $1)
    }
    try fixed?.write(changes.document, changes: changes.count, from: name)
  }
}
