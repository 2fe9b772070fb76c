extension LayoutFormat {
  /// Layouts of Squeekboard, the keyboard of Phosh.
  public static let squeekboard = LayoutFormat(
    id: "squeekboard", name: "Squeekboard layout",
    recognises: { file in
      let names = YAMLPeek.names(of: file.bytes)
      if names.contains("views"), !names.isDisjoint(with: ["outlines", "buttons"]) {
        return .byContent
      }
      let isYAML = file.lastPart.hasSuffix(".yaml") || file.lastPart.hasSuffix(".yml")
      return isYAML && names.contains("views") ? .byName : .no
    },
    read: { file throws(ImportError) in try SqueekboardReader.read(file) })
}

/// The names at the left edge of a YAML text, found without reading it.
enum YAMLPeek {
  static func names(of bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in bytes.prefix(1 << 16).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon - line.startIndex < 32 else {
        continue
      }
      let name = line[..<colon]
      if name.allSatisfy({ (0x61...0x7A).contains($0) }) {
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }
}
