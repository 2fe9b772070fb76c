/// A language tag that is well-formed as BCP 47 has it.
struct LanguageTag: Hashable, Sendable {
  /// The language: two or three letters, small.
  let language: String
  /// The script, such as "Latn"; nil where the tag has none.
  let script: String?
  /// The region, such as "DE" or "419"; nil where the tag has none.
  let region: String?
  /// The tag as it was written, without extensions and what is for private use.
  let withoutExtensions: String

  /// Reads a tag; nil where it isn't well-formed.
  ///
  /// Grandfathered tags aren't known; a tag of private use alone ("x-…") names no language.
  init?(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.allSatisfy(\.isTagCharacter) })
    else { return nil }
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(\.isTagLetter)
    else { return nil }
    language = first.lowercased()
    withoutExtensions = parts.prefix { $0.count > 1 }.joined(separator: "-")
    var rest = parts.dropFirst()
    var extended = 0
    while let part = rest.first, part.count == 3, part.allSatisfy(\.isTagLetter), extended < 3 {
      rest.removeFirst()
      extended += 1
    }
    script = rest.take { $0.count == 4 && $0.allSatisfy(\.isTagLetter) }
    region = rest.take {
      ($0.count == 2 && $0.allSatisfy(\.isTagLetter))
        || ($0.count == 3 && $0.allSatisfy(\.isTagDigit))
    }
    guard Self.areVariantsAndExtensions(rest) else { return nil }
  }

  /// Whether it is one of the codes for no language in particular.
  var isUndetermined: Bool { ["und", "mul", "zxx", "mis"].contains(language) }

  /// Variants, then extensions by a single character, each with something behind it.
  private static func areVariantsAndExtensions(_ parts: ArraySlice<Substring>) -> Bool {
    var rest = parts
    while let part = rest.first, part.count > 1 {
      let isVariant =
        part.count >= 5 || (part.count == 4 && part.first?.isTagDigit == true)
      guard isVariant else { return false }
      rest.removeFirst()
    }
    while let single = rest.popFirst() {
      guard single.count == 1, rest.first.map({ $0.count > 1 || single == "x" }) == true else {
        return false
      }
      if single == "x" { return true }
      rest = rest.drop { $0.count > 1 }
    }
    return true
  }
}

extension Character {
  fileprivate var isTagLetter: Bool { isASCII && isLetter }
  fileprivate var isTagDigit: Bool { isASCII && isNumber }
  fileprivate var isTagCharacter: Bool { isTagLetter || isTagDigit }
}

extension ArraySlice<Substring> {
  /// Takes the first part where it is of a kind.
  fileprivate mutating func take(where isOfKind: (Substring) -> Bool) -> String? {
    guard let part = first, isOfKind(part) else { return nil }
    removeFirst()
    return String(part)
  }
}
