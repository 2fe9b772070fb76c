/// Finds the name of a character in one language, from the table or from the names of its parts.
struct NameComposer {
  let table: NameTable
  /// Whether every character must get words, those of the Unicode database for want of others.
  var isLastResort = false

  /// The name of a cluster and where it was found, or nil where the language has none.
  func name(of cluster: String) -> (words: String, source: CharacterName.Source)? {
    let bare = Self.withoutCircle(Self.withoutPresentation(cluster))
    if let words = KeyGlyphs.words(of: bare, in: table) { return (words, .function) }
    if let words = table.name(of: bare) { return (words, .table) }
    if let reading = table.reading(of: bare) { return (reading, .itself) }
    let small = table.lowercased(bare)
    if small != bare {
      if let words = table.name(of: small) { return (words, .table) }
      if let reading = table.reading(of: small) { return (reading, .itself) }
    }
    if !Self.isKeycap(bare), let words = table.symbols().name(of: bare) { return (words, .table) }
    if let words = composedWords(of: small, original: bare) { return (words, .composition) }
    guard isLastResort else { return nil }
    return (lastWords(of: bare), .unicode)
  }

  /// The words for any text, where words must be had.
  func words(of text: String) -> String {
    name(of: text)?.words ?? ""
  }

  private func lastWords(of cluster: String) -> String {
    let scalars = cluster.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      return scalars.map { words(of: String($0)) }.joined(separator: " ")
    }
    return UnicodeName.words(of: scalar) ?? table.unassigned
  }

  /// Whether this is a sign on a key; CLDR's names for these hold the sign itself, which is silent.
  static func isKeycap(_ cluster: String) -> Bool {
    cluster.unicodeScalars.last == "\u{20E3}" && cluster.unicodeScalars.count > 1
  }

  /// The mark of a dotted circle with one mark: the circle only shows where the letter would be.
  private static func withoutCircle(_ cluster: String) -> String {
    let scalars = cluster.unicodeScalars
    guard scalars.first == "\u{25CC}", scalars.count == 2, let mark = scalars.last, mark.isMark
    else { return cluster }
    return String(mark)
  }

  /// The cluster without the selectors that choose between text and emoji; they change no name.
  private static func withoutPresentation(_ cluster: String) -> String {
    let scalars = cluster.unicodeScalars
    guard scalars.count > 1, scalars.contains(where: { $0.isPresentation }) else { return cluster }
    var bare = String.UnicodeScalarView()
    bare.append(contentsOf: scalars.lazy.filter { !$0.isPresentation })
    return bare.isEmpty ? cluster : String(bare)
  }
}

extension Unicode.Scalar {
  fileprivate var isPresentation: Bool { value == 0xFE0E || value == 0xFE0F }
}
