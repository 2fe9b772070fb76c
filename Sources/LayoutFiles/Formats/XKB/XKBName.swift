internal import KeyModel

/// What an installed keyboard of XKB is asked for by: `xkb:de(neo)`.
///
/// Behind `xkb:` come, joined by "+": layouts, each maybe with a variant in parentheses, which are
/// groups in this order; and options of XKB such as `caps:swapescape`. A model and "/" may stand
/// before them.
struct XKBName: Hashable, Sendable {
  /// One layout and its variant.
  struct Part: Hashable, Sendable {
    var layout: String
    /// Empty where there is none.
    var variant = ""

    /// As it stands in a name.
    var text: String { variant.isEmpty ? layout : "\(layout)(\(variant))" }
  }

  static let prefix = "xkb:"

  /// All of it, as it was given.
  let text: String
  /// What kind of keyboard it is; empty for the usual one.
  private(set) var model = ""
  /// At least one.
  private(set) var parts: [Part] = []
  private(set) var options: [String] = []

  /// More groups than this can't be.
  private static let mostGroups = 4

  /// The parts of a name, or nil where it doesn't begin as one.
  ///
  /// - Throws: `ImportError` with the reason `badValue` where it isn't made as such names are.
  init?(_ text: String) throws(ImportError) {
    guard text.hasPrefix(Self.prefix) else { return nil }
    self.text = text
    var rest = text.dropFirst(Self.prefix.count)
    if let slash = rest.firstIndex(of: "/") {
      model = String(rest[..<slash])
      rest = rest[rest.index(after: slash)...]
      guard Self.isPlain(model) else { throw malformed() }
    }
    for word in rest.split(separator: "+", omittingEmptySubsequences: false) {
      if word.contains(":") {
        options.append(String(word))
        guard
          word.split(separator: ":", omittingEmptySubsequences: false)
            .allSatisfy({ Self.isPlain(String($0)) })
        else { throw malformed() }
        continue
      }
      guard let part = Self.part(word) else { throw malformed() }
      parts.append(part)
    }
    guard !parts.isEmpty, parts.count <= Self.mostGroups else { throw malformed() }
  }

  private static func part(_ word: Substring) -> Part? {
    let pieces = word.split(separator: "(", omittingEmptySubsequences: false).map(String.init)
    guard let layout = pieces.first, isPlain(layout), pieces.count <= 2 else { return nil }
    guard pieces.count == 2 else { return Part(layout: layout) }
    let variant = String(pieces[1].dropLast())
    return pieces[1].hasSuffix(")") && isPlain(variant)
      ? Part(layout: layout, variant: variant) : nil
  }

  /// Whether a word is made of what names of XKB are made of, and so leads to no other file.
  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.count <= 64
      && word.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x5F
      }
  }

  /// The place of what is wrong about the name.
  var place: SourcePlace { SourcePlace(file: text, line: 1, column: 1) }

  private func malformed() -> ImportError {
    ImportError(
      .badValue, at: place, expected: "a name such as 'xkb:de' or 'xkb:de(neo)'",
      found: Excerpt.quoted(text), remedy: "write the layout, and its variant in parentheses")
  }
}
