extension NameComposer {
  /// The name made of the names of parts, or nil where a part has none.
  ///
  /// - Parameters:
  ///   - cluster: the cluster in small letters.
  ///   - original: the cluster as it is.
  /// - Returns: the words, all in the language of the table.
  func composedWords(of cluster: String, original: String) -> String? {
    let scalars = Array(cluster.unicodeScalars)
    guard let first = scalars.first else { return nil }
    if original.count > 1 { return series(of: original.map { String($0) }, joiner: ", ") }
    if scalars.count > 1 { return sequence(scalars, original: original) }
    return markedLetter(first) ?? loneMark(first) ?? compatible(first) ?? nonCharacter(first)
  }

  private func series(of parts: [String], joiner: String) -> String? {
    var words: [String] = []
    for part in parts {
      guard let name = partName(of: part) else { return nil }
      words.append(name)
    }
    return words.joined(separator: joiner)
  }

  /// The name of a part, in words of the language; a Latin letter is read by any voice.
  private func partName(of part: String) -> String? {
    if let name = name(of: part), name.source != .unicode { return name.words }
    return ForeignLetters.isLatin(part) ? part.lowercased() : nil
  }

  private func sequence(_ scalars: [Unicode.Scalar], original: String) -> String? {
    if original == "\r\n" { return table.name(of: "\n") }
    if scalars.contains(where: \.isSkinTone) { return tonedEmoji(Array(original.unicodeScalars)) }
    if Self.isKeycap(original) { return keycap(scalars) }
    if scalars.contains(zeroWidthJoiner), scalars[0].properties.isEmoji {
      let parts = original.unicodeScalars.split(separator: zeroWidthJoiner)
      return series(of: parts.map { String($0) }, joiner: ", ")
    }
    if scalars.dropFirst().allSatisfy(\.isMark) { return lettersWithMarks(scalars) }
    return series(of: scalars.map { String($0) }, joiner: " ")
  }

  // MARK: Letters and marks

  private func lettersWithMarks(_ scalars: [Unicode.Scalar]) -> String? {
    let base = String(scalars[0])
    var words: [String] = []
    if scalars[0] != "\u{25CC}", scalars[0] != "\u{A0}", scalars[0] != " " {
      guard let name = partName(of: base) else { return nil }
      words.append(name)
    } else if scalars.count == 2 {
      return loneMark(scalars[1])
    }
    for mark in scalars.dropFirst() {
      guard let name = table.name(ofMark: mark) ?? table.name(of: String(mark)) else { return nil }
      words.append(name)
    }
    return words.joined(separator: " ")
  }

  /// A letter that Unicode calls one with marks, such as "LATIN SMALL LETTER E WITH ACUTE".
  private func markedLetter(_ scalar: Unicode.Scalar) -> String? {
    guard let (base, marks) = MarkedLetter.parts(of: scalar) else { return nil }
    guard var words = partName(of: base) else { return nil }
    for mark in marks {
      guard let name = table.name(ofMark: mark) else { return nil }
      words += " " + name
    }
    return words
  }

  private func loneMark(_ scalar: Unicode.Scalar) -> String? {
    let mark = MarkedLetter.spacingMarks[scalar] ?? scalar
    guard let name = table.name(ofMark: mark) else { return nil }
    return scalar == mark ? table.loneMark.filling(name) : name
  }

  // MARK: Emoji

  private func tonedEmoji(_ scalars: [Unicode.Scalar]) -> String? {
    let tones = scalars.filter(\.isSkinTone)
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: scalars.filter { !$0.isSkinTone })
    let base = Self.plainPairs[String(plain)] ?? String(plain)
    guard !base.isEmpty, let name = partName(of: base) else { return nil }
    var words: [String] = []
    for tone in tones {
      guard let tone = table.symbols().name(of: String(tone)) else { return nil }
      if !words.contains(tone) { words.append(tone) }
    }
    return "\(name): \(words.joined(separator: ", "))"
  }

  /// Pairs of people that have a sequence only with skin tones, and what they are without.
  private static let plainPairs = [
    "🫱\u{200D}🫲": "🤝", "🧑\u{200D}❤\u{200D}🧑": "💑", "🧑\u{200D}❤\u{200D}💋\u{200D}🧑": "💏",
  ]

  private func keycap(_ scalars: [Unicode.Scalar]) -> String? {
    guard let sample = table.symbols().name(of: "#\u{20E3}"),
      let colon = sample.firstIndex(where: { $0 == ":" || $0 == "：" }),
      let name = partName(of: String(scalars[0]))
    else { return nil }
    return "\(sample[..<colon]): \(name)"
  }

  // MARK: Other forms

  private func compatible(_ scalar: Unicode.Scalar) -> String? {
    if let narrow = CompatibleForm.narrow(scalar) {
      return partName(of: String(narrow)).map(table.fullwidth.filling)
    }
    return CompatibleForm.plainLetter(scalar).flatMap(partName)
  }

  private func nonCharacter(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.properties.generalCategory {
    case .privateUse: table.privateUse
    case .unassigned, .surrogate, .control: table.unassigned
    default: nil
    }
  }
}

private let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"

extension Unicode.Scalar {
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}
