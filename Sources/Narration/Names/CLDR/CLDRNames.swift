/// The names of symbols and emoji in one language, as Unicode's CLDR has them.
///
/// The characters stand once, the names once a language, both as text with one entry a line, and
/// are looked up by binary search. Nothing is read before the first question: then, line ends are
/// found, and no more.
struct CLDRNames: Sendable {
  private let names: TextLines

  init(lines: String) {
    names = TextLines(lines)
  }

  private static let characters = TextLines(characterLines)

  /// The name of a character or sequence without variation selectors, or nil where there is none.
  func name(of character: String) -> String? {
    guard let line = Self.characters.position(of: character) else { return nil }
    let name = names[line]
    return name.isEmpty ? nil : String(name)
  }
}
