internal import KeyModel
internal import ReportText

/// Findings as commands of a GitHub workflow: each becomes an annotation beside the code.
///
/// A step shows ten annotations of each kind. The ones that matter most come first; the rest are
/// lines of the log, and a last notice tells how many there are.
public enum GitHubReport {
  /// Annotations of a kind that one step shows.
  static let most = 10

  /// The report: commands, a line each, then what they had no room for.
  public static func text(of report: AuditReport, options: ReportOptions = ReportOptions())
    -> String
  {
    let annotations = annotations(report, options)
    let isTooMuch = Kind.allCases.contains { kind in
      annotations.count { $0.kind == kind } > most
    }
    var shown: [Annotation] = []
    var rest: [Annotation] = []
    for kind in Kind.allCases {
      let all = annotations.filter { $0.kind == kind }
      // The last notice is one as well.
      let room = kind == .notice && isTooMuch ? most - 1 : most
      shown += all.prefix(room)
      rest += all.dropFirst(room)
    }
    var lines = shown.map(\.command)
    guard !rest.isEmpty else { return lines.map { $0 + "\n" }.joined() }
    lines += ["::group::\(escaped("spoken-keyboard: the rest"))"] + rest.map(\.logLine)
    lines += [
      "::endgroup::",
      Annotation(
        kind: .notice, title: "spoken-keyboard",
        message: "\(rest.count) more \(rest.count == 1 ? "is" : "are") in the log of this step: "
          + "GitHub shows \(most) annotations of each kind"
      ).command,
    ]
    return lines.map { $0 + "\n" }.joined()
  }

  /// What GitHub calls how much an annotation matters, the most first.
  enum Kind: String, CaseIterable {
    case error, warning, notice

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .notice
      }
    }
  }

  struct Annotation {
    let kind: Kind
    let title: String
    var file: String?
    var place: SourcePlace?
    let message: String

    /// The line that GitHub makes an annotation of.
    var command: String {
      var properties: [String] = []
      if let file { properties.append("file=\(escapedProperty(file))") }
      if let place {
        properties += ["line=\(max(1, place.line))", "col=\(max(1, place.column))"]
      }
      properties.append("title=\(escapedProperty(title))")
      return "::\(kind.rawValue) \(properties.joined(separator: ","))::\(escaped(message))"
    }

    /// The same as a line of the log that is no command.
    var logLine: String {
      let start = file.map { file in
        place.map { "\(file):\($0.line):\($0.column): " } ?? "\(file): "
      }
      return VisibleText("\(kind.rawValue): \(start ?? "")\(message) [\(title)]").description
    }
  }

  private static func annotations(_ report: AuditReport, _ options: ReportOptions) -> [Annotation] {
    func path(_ name: String) -> String { ArtifactPath(name, folder: options.folder).path }
    var annotations: [Annotation] = []
    for file in report.files {
      if let failure = file.failure {
        annotations.append(
          Annotation(
            kind: .error, title: "spoken-keyboard: not read", file: path(failure.place.file),
            place: failure.place, message: failure.message))
      }
      annotations += file.layouts.flatMap(\.findings).map { finding in
        let name = file.path(of: finding.place)
        return Annotation(
          kind: Kind(finding.severity), title: "spoken-keyboard: \(finding.rule)",
          file: name.map(path), place: name == nil ? nil : finding.place,
          message: "\(FindingWords.subject(finding)): \(FindingWords.sentence(finding))")
      }
    }
    return annotations
      + report.unusedSuppressions.map {
        Annotation(
          kind: .warning, title: "spoken-keyboard: unused suppression",
          message: FindingWords.unused($0))
      }
  }

  /// A text as the data of a command; what GitHub decodes has nothing in it that controls.
  private static func escaped(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    VisibleText(text).description.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = table[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
