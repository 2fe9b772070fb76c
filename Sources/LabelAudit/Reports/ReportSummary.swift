/// How much there is of everything in a report.
struct ReportSummary {
  let files: Int
  let notRead: Int
  let layouts: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  let review: Int
  let suppressed: Int
  let known: Int

  init(_ report: AuditReport) {
    let layouts = report.files.flatMap(\.layouts)
    files = report.files.count
    notRead = report.files.count { $0.failure != nil }
    self.layouts = layouts.count
    errors = report.count(.error)
    warnings = report.count(.warning)
    notes = report.count(.note)
    review = report.findings.count { $0.confidence == .review }
    suppressed = layouts.reduce(0) { $0 + $1.suppressed.count }
    known = layouts.reduce(0) { $0 + $1.known.count }
  }

  /// All of it in one line without a full stop.
  var sentence: String {
    let files = Self.counted(files, "file") ?? "no files"
    return "\(files), \(Self.counted(layouts, "layout") ?? "no layouts"): "
      + ([found] + extra).joined(separator: "; ")
  }

  /// What was found.
  var found: String {
    let counts = [
      Self.counted(errors, "error"), Self.counted(warnings, "warning"),
      Self.counted(notes, "note"),
    ].compactMap(\.self)
    return counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
  }

  private var extra: [String] {
    [
      review > 0 ? "\(review) to be looked at by a person" : nil,
      suppressed > 0 ? "\(suppressed) suppressed" : nil,
      known > 0 ? "\(known) in the baseline" : nil,
      notRead > 0 ? "\(notRead) \(notRead == 1 ? "file" : "files") not read" : nil,
    ].compactMap(\.self)
  }

  /// A number and what it counts; nil for none.
  static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
