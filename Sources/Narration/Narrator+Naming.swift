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
    // Whatever ends a line is a new line, not a carriage return or a separator.
    let isLineEnd = cluster.first?.isNewline == true
    let name = naming.name(of: isLineEnd ? "\n" : cluster, in: tongue(of: cluster))
    let words: SpeechCommand =
      switch name.source {
      case .itself: .character(name.words.withCase(of: cluster))
      case .composition where cluster.isCapital: .text(name.words.startingWithCapital)
      case .label, .override, .function, .table, .composition, .unicode: .text(name.words)
      }
    return [words].spoken(in: name.language, within: language)
  }

  /// The language to name a character in: letters in the keyboard's, everything else in the
  /// listener's.
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
    if lowercased() == cluster.lowercased() { return cluster }
    return cluster.isCapital ? startingWithCapital : self
  }

  fileprivate var startingWithCapital: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }
}
