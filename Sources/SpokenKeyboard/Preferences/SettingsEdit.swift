internal import KeyModel
internal import LayoutFiles
internal import ReportText

/// A settings file with some of its settings changed: all else of it stays as it stands, comments
/// too.
enum SettingsEdit {
  /// The text of a file that sets nothing but these.
  static func text(of assignments: [SettingsFile.Assignment]) -> String {
    let members = assignments.map { "  \(name(of: $0)): \(literal(of: $0))" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  /// The text of the file with these settings.
  ///
  /// - Throws: `FileProblem` where the file is none that can be changed without losing some of it.
  static func text(
    of file: SourceFile, with assignments: [SettingsFile.Assignment]
  ) throws(FileProblem) -> String {
    var file = file
    for assignment in assignments { file = try edit(file, assignment) }
    let read = SettingsFile(file).assignments
    guard assignments.allSatisfy(read.contains) else {
      throw FileProblem("the settings can't be put in; change the file by hand", at: file.start)
    }
    return String(decoding: file.bytes, as: UTF8.self)
  }

  private static func edit(
    _ file: SourceFile, _ assignment: SettingsFile.Assignment
  ) throws(FileProblem) -> SourceFile {
    let root: PositionedJSON
    do throws(ImportError) {
      root = try PositionedJSON.parse(file, syntax: [.comments, .trailingCommas])
    } catch {
      throw FileProblem(error)
    }
    guard let members = root.object else {
      throw FileProblem(
        root.mismatch(expected: "an object of settings", remedy: "write { \"NAME\": VALUE }"))
    }
    var bytes = file.bytes
    // The last member of a name counts.
    if let member = members.last(where: { $0.name.lowercased() == assignment.name }) {
      guard let range = scalar(at: member.value.place, in: file) else {
        throw FileProblem(member.value.mismatch(expected: "a value for '\(assignment.name)'"))
      }
      bytes.replaceSubrange(range, with: literal(of: assignment).utf8)
    } else {
      let start = offset(of: root.place, in: file) + 1
      let text = "\n  \(name(of: assignment)): \(literal(of: assignment))"
      bytes.insert(contentsOf: (text + (members.isEmpty ? "\n" : ",")).utf8, at: start)
    }
    return SourceFile(name: file.name, bytes: bytes)
  }

  private static func name(of assignment: SettingsFile.Assignment) -> String {
    JSONValue.string(assignment.name).line
  }

  private static func literal(of assignment: SettingsFile.Assignment) -> String {
    let setting = SettingsRouter.table.first { $0.name == assignment.name }
    return setting.map { SettingsPrint.json(assignment.value, of: $0).line }
      ?? JSONValue.string(assignment.value).line
  }

  /// The bytes of a text, number or word that begins at a place; nil for a list or an object.
  private static func scalar(at place: SourcePlace, in file: SourceFile) -> Range<Int>? {
    let start = offset(of: place, in: file)
    guard file.bytes.indices.contains(start) else { return nil }
    var end = start + 1
    switch file.bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
    case UInt8(ascii: "\""):
      while end < file.bytes.count, file.bytes[end] != UInt8(ascii: "\"") {
        end += file.bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return end < file.bytes.count ? start..<end + 1 : nil
    default:
      let ends = Set(" \t\r\n,}/".utf8)
      while end < file.bytes.count, !ends.contains(file.bytes[end]) { end += 1 }
      return start..<end
    }
  }

  /// Where the character of a place begins; the end of the file for one that isn't there.
  private static func offset(of place: SourcePlace, in file: SourceFile) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var position = TextPosition(start: file.bytes.starts(with: mark) ? mark.count : 0)
    return file.bytes.withUnsafeBufferPointer { bytes in
      while (position.line, position.column) != (place.line, place.column),
        position.offset < bytes.count
      {
        position.advance(to: position.offset + 1, in: bytes)
      }
      return position.offset
    }
  }
}
