internal import KeyModel
internal import LabelAudit

/// A report that is asked for: how it is written, and where it goes.
struct RequestedReport {
  let format: ReportFormat
  /// The file that it goes to; nil for standard output.
  let path: String?

  /// All reports that a command line asks for: `--format NAME` for standard output or the file of
  /// `--output`, and any number of `--format NAME=FILE`.
  ///
  /// - Throws: `UsageError` for a format that means nothing, and where two reports have one place.
  static func all(_ invocation: Invocation) throws(UsageError) -> [RequestedReport] {
    var reports: [RequestedReport] = []
    for value in invocation.values(.format) {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let format = try Self.format(String(parts[0]))
      let path = parts.count == 2 ? String(parts[1]) : nil
      guard path != "" else {
        throw UsageError("--format \(value) needs the name of a file behind '='")
      }
      reports.append(RequestedReport(format: format, path: path ?? invocation.value(.output)))
    }
    if reports.isEmpty {
      reports.append(
        RequestedReport(format: try Self.format("text"), path: invocation.value(.output)))
    } else if let output = invocation.value(.output),
      !reports.contains(where: { $0.path == output })
    {
      throw UsageError("--output needs a --format without '=', for the report in it")
    }
    var places: Set<String?> = []
    for report in reports where !places.insert(report.path).inserted {
      let place = report.path ?? "standard output"
      throw UsageError(
        "two reports for \(place); write one elsewhere: --format \(report.format.id)=FILE")
    }
    return reports
  }

  private static func format(_ name: String) throws(UsageError) -> ReportFormat {
    guard let format = ReportFormat.all.first(where: { $0.id == name }) else {
      let names = ReportFormat.all.map(\.id)
      throw .unknown(
        "value for --format", name, nearest: NearestMatch.of(name, in: names),
        hint: "expected \(names.joined(separator: ", "))")
    }
    return format
  }

  /// Writes the report.
  func write(_ report: AuditReport, _ options: ReportOptions) throws(SaveError) {
    let text = format.text(report, options)
    if let path {
      try AtomicFile.write(text, to: path)
    } else {
      StandardStream.output.write(text)
    }
  }
}
