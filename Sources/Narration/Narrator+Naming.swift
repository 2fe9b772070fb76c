extension Narrator {
  /// One character by its name, with what tells a capital: only the letter itself is pitched.
  func name(_ cluster: String) -> [SpeechCommand] {
    cueingCapital(of: cluster, around: bareName(cluster))
  }

  /// A character by its word of the phonetic alphabet, with what tells a capital; by its name where
  /// it has none.
  func spellingName(_ cluster: String) -> [SpeechCommand] {
    phoneticWord(cluster).map { cueingCapital(of: cluster, around: $0) } ?? name(cluster)
  }

  /// A character that the person has come upon, with its phonetic word as the settings have it.
  ///
  /// Two utterances where the word comes later, if nothing happens for a time.
  func sayWithPhonetics(
    _ cluster: String, _ cause: Utterance.Cause, language: String? = nil
  ) -> [Utterance] {
    let plain = name(cluster)
    guard settings.phonetics != .off, let word = phoneticWord(cluster) else {
      return [say(plain, cause, language: language)]
    }
    switch settings.phonetics {
    case .off: return [say(plain, cause, language: language)]
    case .together: return [say(plain + word, cause, language: language)]
    case .instead: return [say(spellingName(cluster), cause, language: language)]
    case .delayed:
      return [
        say(plain, cause, language: language),
        say(word, cause, language: language, delay: settings.phoneticDelay),
      ]
    }
  }

  private func phoneticWord(_ cluster: String) -> [SpeechCommand]? {
    let tongue = tongue(of: cluster)
    guard !isSecure, let word = alphabet.word(for: cluster, in: tongue) else { return nil }
    return [SpeechCommand.text(word)].spoken(in: tongue, within: language)
  }

  private func bareName(_ cluster: String) -> [SpeechCommand] {
    if let (base, marks) = cluster.overlongCluster {
      return bareName(base) + [.text(phrases.characters.marks(marks, phrases.plural))]
    }
    // Whatever ends a line is a new line, not a carriage return or a separator.
    let isLineEnd = cluster.first?.isNewline == true
    let name = characterName(of: isLineEnd ? "\n" : cluster)
    let words: SpeechCommand =
      switch name.source {
      case .itself: .character(name.words.withCase(of: cluster))
      case .composition where cluster.isCapital: .text(name.words.startingWithCapital)
      case .label, .override, .function, .table, .composition, .unicode: .text(name.words)
      }
    return [words].spoken(in: name.language, within: language)
  }

  /// What a character is called: a letter that a voice reads by itself is read in the keyboard's
  /// language; what needs words has the listener's, where the listener's language has any.
  private func characterName(of cluster: String) -> CharacterName {
    let own = naming.name(of: cluster, in: language)
    let tongue = tongue(of: cluster)
    guard tongue != language else { return own }
    let theirs = naming.name(of: cluster, in: tongue)
    return theirs.source == .itself || own.source == .unicode ? theirs : own
  }

  /// The language to read a letter in: the keyboard's; the listener's for everything else.
  private func tongue(of cluster: String) -> String {
    guard textLanguage.primarySubtag != language.primarySubtag else { return language }
    guard cluster.unicodeScalars.first?.properties.isAlphabetic == true else { return language }
    return textLanguage
  }

  private func cueingCapital(
    of cluster: String, around letter: [SpeechCommand]
  ) -> [SpeechCommand] {
    guard cluster.isCapital else { return letter }
    let cues = settings.capitals
    let heard: [SpeechCommand] = cues.makesSound ? [.sound(.capital)] + letter : letter
    let pitched = cues.pitch > 0 ? [.pitch(cues.pitch)] + heard + [.pitch(0)] : heard
    return cues.saysWord ? [.text(phrases.characters.capital)] + pitched : pitched
  }
}

extension String {
  /// The first code point of a character of more than can be named, and how many follow it; nil for
  /// all others.
  ///
  /// No letter of any language and no emoji has as many as 16.
  var overlongCluster: (base: String, rest: Int)? {
    guard utf8.count > 16, unicodeScalars.count > 16, let first = unicodeScalars.first else {
      return nil
    }
    return (String(first), unicodeScalars.count - 1)
  }

  /// Whether the cluster is a letter in upper or title case.
  var isCapital: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .uppercaseLetter, .titlecaseLetter: true
    default: false
    }
  }

  /// Whether the cluster is a letter in lower case.
  var isSmallLetter: Bool {
    unicodeScalars.first?.properties.generalCategory == .lowercaseLetter
  }

  /// The name of a character that names itself, in the case that the character has.
  fileprivate func withCase(of cluster: String) -> String {
    // The capital of i in Turkish, whose small form elsewhere is i with a dot put on it.
    if lowercased() == cluster.lowercased() || (self == "i" && cluster == "İ") { return cluster }
    return cluster.isCapital ? startingWithCapital : self
  }

  fileprivate var startingWithCapital: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
