/// A way to write a report.
public struct ReportFormat: Sendable, Identifiable {
  /// The name that it is asked for by.
  public let id: String
  /// The report as text.
  public let text: @Sendable (AuditReport, ReportOptions) -> String

  /// All formats that need no more than the report.
  public static let all: [ReportFormat] = [
    ReportFormat(id: "text") { TextReport.text(of: $0, isVerbose: $1.isVerbose) },
    ReportFormat(id: "json") { report, _ in JSONReport.text(of: report) },
  ]
}

/// What can be chosen about a report.
public struct ReportOptions: Hashable, Sendable {
  /// Whether everything is told: notes of readers, accepted findings, all proofs.
  public var isVerbose = false

  /// Makes the usual options.
  public init() {}
}
