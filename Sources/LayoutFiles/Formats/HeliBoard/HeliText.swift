internal import KeyModel

/// HeliBoard's simple files: a key a line, first its label, then what a long press offers; an empty
/// line begins another row.
enum HeliText {
  /// A word of a line and where it begins.
  struct Word: Hashable, Sendable {
    var text: String
    var place: SourcePlace
  }

  /// Longer words aren't labels of keys.
  private static let longestLabel = 8

  /// Whether the file has texts for keys of other files, in sections with names in brackets.
  static func isKeyTexts(_ bytes: [UInt8]) -> Bool {
    let names = ["[popup_keys]", "[labels]", "[extra_keys]", "[number_row]", "[tlds]"]
    return names.contains { bytes.starts(with: Array($0.utf8)) }
  }

  /// Whether every line begins with something as short as a label: a text for people doesn't.
  static func looksLikeKeys(_ bytes: [UInt8]) -> Bool {
    guard bytes.count < 64 << 10, let text = String(validating: bytes, as: UTF8.self) else {
      return false
    }
    let lines = text.split(whereSeparator: \.isNewline)
    let isShort = lines.allSatisfy { line in
      line.split(separator: " ").first.map { $0.count <= longestLabel } ?? true
    }
    let single = lines.count { $0.split(separator: " ").first.map { $0.count <= 2 } ?? true }
    return isShort && lines.count >= 4 && single * 2 >= lines.count
  }

  /// The rows of the file: of each key its words.
  static func rows(_ file: SourceFile) throws(ImportError) -> [[[Word]]] {
    let start = try file.checkText()
    var rows: [[[Word]]] = [[]]
    var index = start
    var line = 1
    while index < file.bytes.count {
      let end = file.bytes[index...].firstIndex(of: 0x0A) ?? file.bytes.count
      let words = words(file.bytes[index..<end], line: line, file.name)
      if words.isEmpty {
        if rows.last?.isEmpty == false { rows.append([]) }
      } else {
        rows[rows.count - 1].append(words)
      }
      index = end + 1
      line += 1
    }
    if rows.last?.isEmpty == true { rows.removeLast() }
    guard !rows.isEmpty else {
      throw ImportError(
        .missing, at: file.start, expected: "a key a line", found: "none", remedy: "add keys")
    }
    return rows
  }

  private static func words(_ line: ArraySlice<UInt8>, line number: Int, _ file: String) -> [Word] {
    var words: [Word] = []
    var column = 1
    var start: (index: Int, column: Int)?
    func finish(_ end: Int) {
      guard let begun = start else { return }
      words.append(
        Word(
          text: String(decoding: line[begun.index..<end], as: UTF8.self),
          place: SourcePlace(file: file, line: number, column: begun.column)))
      start = nil
    }
    for index in line.indices {
      let byte = line[index]
      if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        finish(index)
      } else if start == nil {
        start = (index, column)
      }
      if byte & 0xC0 != 0x80 { column += 1 }
    }
    finish(line.endIndex)
    return words
  }
}
