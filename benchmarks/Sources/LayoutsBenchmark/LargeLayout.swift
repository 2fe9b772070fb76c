import KeyModel
import LayoutFiles

/// A layout as large as the largest known one, written in each format that is written.
enum LargeLayout {
  static let keyCount = 7440

  static let document: LayoutDocument = {
    let pages = (0..<60).map { page in
      LayoutPage(
        id: page == 0 ? "default" : "page\(page)",
        rows: (0..<4).map { row in LayoutRow(keys: (0..<31).map { key(page, row, $0) }) })
    }
    return LayoutDocument(id: "large", forms: [LayoutForm(id: "phone", pages: pages)])
  }()

  private static func key(_ page: Int, _ row: Int, _ number: Int) -> LayoutKey {
    let text = "\(Unicode.Scalar(UInt32(0x1200 + (page * 7 + row * 31 + number) % 0x180)) ?? "a")"
    var key = LayoutKey(
      id: "r\(row + 1)k\(number + 1)", role: .character, title: KeyTitle(text: text),
      output: KeyOutput(text, .explicit))
    key.gestures.longPress = ["a", "b", "c"].enumerated().map { index, letter in
      KeyGestures.LongPress(
        LayoutKey(
          id: "\(key.id)/hold\(index + 1)", role: .character, title: KeyTitle(text: letter),
          output: KeyOutput(letter, .explicit)))
    }
    return key
  }

  /// The files, one for each format that can be written.
  static var files: [(format: LayoutFormat, file: SourceFile)] {
    LayoutFormats.all.compactMap { format in
      guard let text = try? format.write?(document) else { return nil }
      return (format, SourceFile(name: "large.\(format.id)", bytes: Array(text.utf8)))
    }
  }
}
