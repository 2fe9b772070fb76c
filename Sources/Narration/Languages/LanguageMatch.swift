/// Which of several languages answers for a language tag.
enum LanguageMatch {
  /// The closest of the known tags, or nil where none is close.
  ///
  /// A tag stands for itself, then for what it is short of its last part: de-AT-1996, de-AT, de.
  /// Case doesn't matter, `_` is as good as `-`, and what follows a `.` or `@` in the name of a
  /// locale isn't looked at. Traditional Chinese is told by its script or its region; Norwegian of
  /// either kind is answered by Bokmål; tags that are out of use stand for what replaced them.
  static func best(for tag: String, among known: [String]) -> String? {
    if known.contains(tag) { return tag }
    var parts = parts(of: tag)
    if let current = replacements[parts.first ?? ""] { parts.replaceSubrange(..<1, with: current) }
    if parts.first == "zh", !parts.contains("hans"), !traditional.isDisjoint(with: parts) {
      parts = ["zh", "hant"]
    }
    while !parts.isEmpty {
      let wanted = parts.joined(separator: "-")
      if let match = known.first(where: { $0.lowercased() == wanted }) { return match }
      parts.removeLast()
    }
    return nil
  }

  private static func parts(of tag: String) -> [String] {
    let end = tag.firstIndex { $0 == "." || $0 == "@" } ?? tag.endIndex
    return tag[..<end].lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
  }

  /// What makes a tag for Chinese one of traditional characters: the script, or a region that
  /// writes it.
  private static let traditional: Set<String> = ["hant", "tw", "hk", "mo"]

  /// Languages that are answered by another, and subtags out of use, by what stands for them.
  private static let replacements: [String: [String]] = [
    "no": ["nb"], "nn": ["nb"], "iw": ["he"], "cmn": ["zh"], "yue": ["zh", "hant"],
    "mo": ["ro"],
  ]
}
