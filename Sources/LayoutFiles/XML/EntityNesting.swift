/// How deep entities name each other.
///
/// Libxml2 calls itself for each level, and with more than a few hundred of them uses up the stack of
/// a thread: what names others deeper than is allowed is refused before it is expanded.
struct EntityNesting {
  /// Entities of entities of … no deeper than this; those of real files don't name each other.
  static let limit = 16

  /// How many levels are below an entity, of those that were looked at.
  private var heights: [String: Int] = [:]
  /// The same of those that name one that isn't declared yet: true until the next question.
  private var provisional: [String: Int] = [:]

  /// Whether an entity may be expanded.
  ///
  /// - Parameters:
  ///   - name: the entity's name.
  ///   - text: gives the text of an entity, nil for one that isn't declared.
  /// - Returns: false where it names others too deep.
  mutating func allows(_ name: String, text: (String) -> UnsafeBufferPointer<UInt8>?) -> Bool {
    provisional = [:]
    return height(of: name, room: Self.limit, text: text) != nil
  }

  /// Nil where there isn't room for all levels; entities that name each other never have it.
  ///
  /// What names an entity that isn't declared yet is looked at again when it is.
  private mutating func height(
    of name: String, room: Int, text: (String) -> UnsafeBufferPointer<UInt8>?
  ) -> (levels: Int, isFinal: Bool)? {
    if let known = heights[name] { return known <= room ? (known, true) : nil }
    if let known = provisional[name] { return known <= room ? (known, false) : nil }
    guard room > 0 else { return nil }
    guard let own = text(name) else { return (1, false) }
    var height = (levels: 1, isFinal: true)
    for inner in Self.names(in: own) {
      guard let below = self.height(of: inner, room: room - 1, text: text) else { return nil }
      height.levels = max(height.levels, below.levels + 1)
      height.isFinal = height.isFinal && below.isFinal
    }
    if height.isFinal { heights[name] = height.levels } else { provisional[name] = height.levels }
    return height
  }

  /// The entities that a text names, each once.
  private static func names(in text: UnsafeBufferPointer<UInt8>) -> Set<String> {
    var names: Set<String> = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "&") else {
        index += 1
        continue
      }
      let start = index + 1
      index = start
      while index < text.count, text[index] != UInt8(ascii: ";") { index += 1 }
      guard start < index, text[start] != UInt8(ascii: "#") else { continue }
      names.insert(String(decoding: text[start..<index], as: UTF8.self))
    }
    return names
  }
}
