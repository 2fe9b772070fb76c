internal import KeyModel

/// What XKB tells of the layouts that are installed: names, descriptions and languages.
struct XKBRegistry: Hashable, Sendable {
  /// One layout, or one variant of a layout.
  struct Entry: Hashable, Sendable {
    var part: XKBName.Part
    /// What a person calls it, in English.
    var description: String
    /// The languages that it types, BCP 47 tags, the main one first.
    var languages: [String]
  }

  /// Layouts, each followed by its variants.
  private(set) var entries: [Entry] = []

  /// Reads the registry beside the data of XKB; empty where there is none.
  init(folders: [String]) {
    for folder in folders {
      // A folder without a registry is nothing to complain about: another may have it.
      guard let bytes = try? SourceFolder(path: folder).bytes(of: "rules/evdev.xml") else {
        continue
      }
      self.init(bytes)
      return
    }
    self.init([])
  }

  /// Reads the elements that matter of a registry's text; others are passed by.
  init(_ bytes: [UInt8]) {
    var scanner = XKBRegistryScanner(bytes)
    var layout: Entry?
    var inVariant = false
    var entry = Entry(part: XKBName.Part(layout: ""), description: "", languages: [])
    while let element = scanner.next() {
      switch element {
      case .start("layout"): layout = nil
      case .start("variant"): inVariant = true
      case .end("variant"), .end("layout"): inVariant = false
      case .start("configItem"):
        entry = Entry(part: XKBName.Part(layout: ""), description: "", languages: [])
      case .text("name", let text):
        entry.part =
          inVariant
          ? XKBName.Part(layout: layout?.part.layout ?? "", variant: text)
          : XKBName.Part(layout: text)
      case .text("description", let text): entry.description = text
      case .text("iso639Id", let text): entry.languages.append(XKBLanguages.tag(text))
      case .end("configItem"):
        guard scanner.isInLayouts, !entry.part.layout.isEmpty else { continue }
        if inVariant, entry.languages.isEmpty { entry.languages = layout?.languages ?? [] }
        if !inVariant { layout = entry }
        entries.append(entry)
      case .start, .end, .text: continue
      }
    }
  }

  /// The entry of a layout or variant.
  func entry(_ part: XKBName.Part) -> Entry? {
    entries.first { $0.part == part }
  }

  /// The name of a layout or variant that may have been meant, as a person asks for it.
  func nearest(to part: XKBName.Part) -> String? {
    let names = entries.map(\.part.text)
    if let match = NearestMatch.of(part.text, in: names) { return XKBName.prefix + match }
    let variants = entries.filter { $0.part.layout == part.layout }.map(\.part)
    let variant = NearestMatch.of(part.variant, in: variants.map(\.variant))
    return variant.map {
      XKBName.prefix + XKBName.Part(layout: part.layout, variant: $0).text
    }
  }
}

/// Goes through the registry's text element by element: enough of XML for a file of the system.
private struct XKBRegistryScanner {
  enum Piece: Equatable {
    case start(String)
    case end(String)
    /// The text of an element that holds nothing else, told at its end.
    case text(String, String)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// Whether the list of layouts has begun, and not ended.
  private(set) var isInLayouts = false
  private var waiting: Piece?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Piece? {
    if let piece = waiting {
      waiting = nil
      return piece
    }
    while let tagStart = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let content = index..<tagStart
      guard let tagEnd = bytes[tagStart...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      index = tagEnd + 1
      guard !isDeclaration(tagStart) else { continue }
      if let piece = piece(of: tagStart + 1..<tagEnd, behind: content) { return piece }
    }
    return nil
  }

  /// Whether the tag is none: a comment, which is passed by, or a declaration.
  private mutating func isDeclaration(_ start: Int) -> Bool {
    let second = bytes[start + 1]
    guard second == UInt8(ascii: "!") || second == UInt8(ascii: "?") else { return false }
    let dash = UInt8(ascii: "-")
    guard start + 3 < bytes.count, bytes[start + 2] == dash, bytes[start + 3] == dash else {
      return true
    }
    index = start + 4
    while let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) {
      index = end + 1
      if bytes[end - 1] == dash, bytes[end - 2] == dash { return true }
    }
    index = bytes.count
    return true
  }

  private mutating func piece(of tag: Range<Int>, behind content: Range<Int>) -> Piece? {
    guard let first = bytes[tag].first, bytes[tag].last != UInt8(ascii: "/") else { return nil }
    guard first == UInt8(ascii: "/") else {
      let name = String(decoding: bytes[tag].prefix { $0 > 0x20 }, as: UTF8.self)
      if name == "layoutList" { isInLayouts = true }
      return .start(name)
    }
    let name = String(decoding: bytes[tag].dropFirst(), as: UTF8.self)
    if name == "layoutList" { isInLayouts = false }
    waiting = .end(name)
    guard Self.told.contains(name) else { return .text(name, "") }
    return .text(name, Self.unescaped(String(decoding: bytes[content], as: UTF8.self)))
  }

  /// Elements whose text matters.
  private static let told: Set<String> = ["name", "description", "iso639Id"]

  private static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let entity = entities.first(where: { rest.hasPrefix($0.name) }) else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += entity.text
      rest = rest.dropFirst(entity.name.count)
    }
    return result + rest
  }

  private static let entities = [
    (name: "&amp;", text: "&"), (name: "&lt;", text: "<"), (name: "&gt;", text: ">"),
    (name: "&quot;", text: "\""), (name: "&apos;", text: "'"),
  ]
}
