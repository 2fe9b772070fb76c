internal import KeyModel

/// What private-use characters of titles stand for: a file beside the layout.
enum KeymanDisplayMap {
  /// Names that the file may have, for a layout of a name without extension.
  static func fileNames(stem: String) -> [String] {
    ["\(stem).displaymap.json", "\(stem)-displaymap.json", "displaymap.json", "displayMap.json"]
  }

  /// The mappings of the first such file; none where there is no such file.
  static func read(for context: inout ImportContext) -> [DisplayMapping] {
    let file = context.file
    for name in fileNames(stem: file.stem) {
      do {
        return try mappings(try file.sibling(name), &context)
      } catch  where error.reason == .unreadable {
        continue
      } catch {
        context.warn(.missingFile, at: error.place, "the display map isn't used: \(error.message)")
        return []
      }
    }
    return []
  }

  private static func mappings(
    _ file: SourceFile, _ context: inout ImportContext
  ) throws(ImportError) -> [DisplayMapping] {
    var object = try ObjectReader(try PositionedJSON.parse(file), expected: "a display map")
    var mappings: [DisplayMapping] = []
    for element in try object.requiredList("map") {
      var entry = try ObjectReader(element, expected: "a private-use character and its text")
      let code = try entry.requiredString("pua")
      let text = try entry.requiredString("str")
      guard let value = UInt32(code.hasPrefix("U+") ? String(code.dropFirst(2)) : code, radix: 16),
        let scalar = Unicode.Scalar(value)
      else {
        context.warn(
          .unknownValue, at: element.place, "\(Excerpt.quoted(code)) is no code of a character")
        continue
      }
      mappings.append(DisplayMapping(character: String(scalar), text: text))
    }
    return mappings
  }
}
