/// A way to write a report.
public struct ReportFormat: Sendable, Identifiable {
  /// The name that it is asked for by.
  public let id: String
  /// Whether it shows the keys and plays what is heard of them: the report needs pictures, the
  /// options sounds.
  public let isIllustrated: Bool
  /// The report as text.
  public let text: @Sendable (AuditReport, ReportOptions) -> String

  private init(
    _ id: String, isIllustrated: Bool = false,
    text: @escaping @Sendable (AuditReport, ReportOptions) -> String
  ) {
    self.id = id
    self.isIllustrated = isIllustrated
    self.text = text
  }

  /// All formats.
  public static let all: [ReportFormat] = [
    ReportFormat("text") { TextReport.text(of: $0, isVerbose: $1.isVerbose) },
    ReportFormat("json") { report, _ in JSONReport.text(of: report) },
    ReportFormat("sarif") { SARIFReport.text(of: $0, options: $1) },
    ReportFormat("junit") { JUnitReport.text(of: $0, options: $1) },
    ReportFormat("github") { GitHubReport.text(of: $0, options: $1) },
    ReportFormat("markdown") { MarkdownReport.text(of: $0, options: $1) },
    ReportFormat("html", isIllustrated: true) { HTMLReport.text(of: $0, options: $1) },
  ]
}

/// What can be chosen about a report, and what it needs besides.
public struct ReportOptions: Hashable, Sendable {
  /// Whether everything is told: notes of readers, accepted findings, all proofs.
  public var isVerbose = false
  /// The program's version; nil where nobody is to know.
  public var version: String?
  /// The folder that paths of files are relative to, itself absolute; nil where they stay as they
  /// are.
  public var folder: String?
  /// The least severity that counts as a failure; nil for none.
  public var failsOn: Severity? = .warning
  /// What is heard of keys, for reports that play it.
  public var sounds: [HearingRequest: PlayedSound] = [:]

  /// Makes the usual options.
  public init() {}
}

/// What a report plays for a key.
public enum PlayedSound: Hashable, Sendable {
  /// A sound, as an address that holds it itself (`data:`).
  case address(String)
  /// Nothing, for this reason, in a word or two.
  case nothing(String)
}
