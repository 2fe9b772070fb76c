/// A pattern of names: `*` stands for any characters but "/", `**` for any, `?` for one but "/".
///
/// A pattern for paths without a "/" is for the last part of the path; one with a "/" may begin at
/// any part.
public struct Glob: Hashable, Sendable {
  /// The pattern as it was written.
  public let pattern: String
  private let scalars: [Unicode.Scalar]

  /// Makes a pattern.
  public init(_ pattern: String) {
    self.pattern = pattern
    scalars = Array(pattern.unicodeScalars)
  }

  /// Whether the pattern is for a path.
  public func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard pattern.contains("/") else { return isAll(of: String(parts.last ?? "")) }
    return parts.indices.contains { isAll(of: parts[$0...].joined(separator: "/")) }
  }

  /// Whether the pattern is for a whole name, such as a key's id.
  public func isAll(of name: String) -> Bool {
    let text = Array(name.unicodeScalars)
    // Row by row: which beginnings of the text the pattern so far stands for.
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    var index = 0
    while index < scalars.count {
      let isStar = scalars[index] == "*"
      let isDouble = isStar && index + 1 < scalars.count && scalars[index + 1] == "*"
      var next = [Bool](repeating: false, count: text.count + 1)
      if isStar { next[0] = reached[0] }
      for place in text.indices {
        let isWithin = isDouble || text[place] != "/"
        if isStar {
          next[place + 1] = reached[place + 1] || (next[place] && isWithin)
        } else {
          let isSame = scalars[index] == "?" ? isWithin : scalars[index] == text[place]
          next[place + 1] = reached[place] && isSame
        }
      }
      reached = next
      index += isDouble ? 2 : 1
    }
    return reached[text.count]
  }
}
