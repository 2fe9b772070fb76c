/// What a journal tells of its session.
struct JournalContents: Hashable, Sendable {
  /// When the session began, in seconds since 1970.
  var started = 0
  /// The ids of the layouts that were typed on.
  var layouts: [String] = []
  /// The text as it was last.
  var text = ""

  /// Reads a journal as far as it is whole; a record that was torn at the end is left out.
  ///
  /// - Returns: nil where the file is no journal.
  init?(_ bytes: [UInt8]) {
    guard let last = bytes.lastIndex(of: 0x0A) else { return nil }
    var lines = bytes[..<last].split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst().flatMap(JournalRecord.init),
      case .session(let started, let layouts) = first
    else { return nil }
    self.started = started
    self.layouts = layouts
    var bytes: [UInt8] = []
    for line in lines {
      guard let record = JournalRecord(line), let next = Self.next(record, after: bytes) else {
        break
      }
      bytes = next
    }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static func next(_ record: JournalRecord, after bytes: [UInt8]) -> [UInt8]? {
    switch record {
    case .session: nil
    case .text(let text): Array(text.utf8)
    case .edit(let difference): difference.applied(to: bytes)
    }
  }
}
