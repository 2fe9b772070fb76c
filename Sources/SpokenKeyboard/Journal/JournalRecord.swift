internal import LayoutFiles
internal import ReportText

/// One line of a journal: JSON, so that a person can read it where no program does.
enum JournalRecord: Hashable, Sendable {
  /// The first line: when the session began, in seconds since 1970, and what was typed on.
  case session(started: Int, layouts: [String])
  /// The whole text at a moment.
  case text(String)
  /// One edit of the text before.
  case edit(TextDifference)
}

extension JournalRecord {
  /// The record with its line end.
  var line: String { json.line + "\n" }

  private var json: JSONValue {
    switch self {
    case .session(let started, let layouts):
      .members([
        "journal": .integer(Self.version), "started": .integer(started),
        "layouts": .array(layouts.map(JSONValue.string)),
      ])
    case .text(let text): .members(["text": .string(text)])
    case .edit(let difference):
      .members([
        "at": .integer(difference.offset), "removed": .integer(difference.removedCount),
        "inserted": .string(difference.inserted),
      ])
    }
  }

  /// Reads a line without its end; nil where it is no record.
  init?(_ line: ArraySlice<UInt8>) {
    let file = SourceFile(
      name: "", bytes: Array(line), folder: SourceFolder(limits: JournalFolder.limits))
    // What can't be read is a record that was being written when all ended.
    guard let value = try? PositionedJSON.parse(file) else { return nil }
    if let text = value["text"]?.string {
      self = .text(text)
    } else if let offset = value["at"]?.integer, let removed = value["removed"]?.integer,
      let inserted = value["inserted"]?.string
    {
      self = .edit(TextDifference(offset: offset, removedCount: removed, inserted: inserted))
    } else if value["journal"]?.integer == Self.version, let started = value["started"]?.integer {
      let layouts = value["layouts"]?.array?.compactMap(\.string) ?? []
      self = .session(started: started, layouts: layouts)
    } else {
      return nil
    }
  }

  private static let version = 1
}

extension PositionedJSON {
  fileprivate var integer: Int? {
    guard case .number(let text) = value else { return nil }
    return Int(text)
  }
}
