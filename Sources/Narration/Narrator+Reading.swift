internal import KeyModel

extension Narrator {
  /// What was asked to be read; asked for again at once, its spelling and then more.
  func read(_ reading: Reading, _ text: String) -> [Utterance] {
    let isBlank = text.allSatisfy(\.isWhitespace)
    guard !text.isEmpty, text.count == 1 || !isBlank else {
      return [say(phrases.characters.blank, .reading)]
    }
    let stage = lastReading?.count ?? 1
    switch reading {
    case .character: return read(character: text, stage: stage)
    case .word where stage > 1:
      return [
        say(text.flatMap { stage == 2 ? name(String($0)) : spellingName(String($0)) }, .reading)
      ]
    case .phonetic: return [say(text.flatMap { spellingName(String($0)) }, .reading)]
    case .word, .line, .all:
      return [say(text.count == 1 ? name(text) : self.reading(text), .reading)]
    case .key: return [say([.text(text)], .reading)]
    }
  }

  private func read(character: String, stage: Int) -> [Utterance] {
    switch stage {
    case 1: sayWithPhonetics(character, .reading)
    case 2: [say(spellingName(character), .reading)]
    default: [say(codePoints(of: character), .reading)]
    }
  }

  /// The code points of a character and their names in the Unicode database, which are English.
  private func codePoints(of character: String) -> [SpeechCommand] {
    if let (base, rest) = character.overlongCluster {
      return codePoints(of: base) + [.text(phrases.characters.marks(rest, phrases.plural))]
    }
    return character.unicodeScalars.flatMap { scalar -> [SpeechCommand] in
      let name = scalar.properties.name ?? scalar.properties.nameAlias ?? ""
      let english = [SpeechCommand.text(name.lowercased())].spoken(in: "en", within: language)
      return phrases.characters.codePoint.commands(
        [.text(scalar.hexadecimal)], english, isBrief: isBrief)
    }
  }
}

extension Narrator {
  /// A text as it is read: words in the keyboard's language, and the names of the marks that the
  /// level, else the listener's, wants to hear.
  ///
  /// Marks that aren't named stay in the text for the voice to pause at, but signs that it would
  /// read are left out. A text of marks alone is named whatever the level.
  func reading(
    _ text: String, level: NarrationSettings.PunctuationLevel? = nil
  ) -> [SpeechCommand] {
    let level = WordRule.count(in: text) > 0 ? level ?? settings.punctuation : .all
    var commands: [SpeechCommand] = []
    var plain = ""
    func flush() {
      if !plain.trimmingWhitespace.isEmpty {
        commands += [SpeechCommand.text(plain)].spoken(in: textLanguage, within: language)
      }
      plain = ""
    }
    for token in TextToken.tokens(of: text) {
      switch token {
      case .word(let word): plain += wordCue(word) + word.withoutExcess.inPlainLetters
      case .space: plain += " "
      case .lineBreak:
        flush()
        if !commands.isEmpty { commands.append(.pause(milliseconds: Self.linePause)) }
      case .mark(let mark, let count) where level.names(mark):
        flush()
        commands += [.text(" ")] + names(of: mark, count: count) + [.text(" ")]
      case .mark(let mark, let count):
        // A mark stands right behind the name before it.
        while plain.isEmpty, commands.last == .text(" ") { commands.removeLast() }
        let isLeftOut = NarrationSettings.PunctuationLevel.level(of: mark) == .some
        plain += isLeftOut ? " " : String(repeating: mark, count: count)
      }
    }
    flush()
    let joined = commands.joiningTexts.collapsingSpaces
    return joined.isEmpty ? names(ofSpaces: text) : joined
  }

  /// The silence between two lines that are read.
  private static let linePause = 150

  private func names(of mark: Character, count: Int) -> [SpeechCommand] {
    let name = name(String(mark))
    guard let limit = settings.countsRepeatsFrom, count >= max(limit, 2) else {
      return Array(repeating: name + [.text(" ")], count: count).flatMap(\.self)
    }
    let phrase = mark.isEmoji ? phrases.characters.repeatedEmoji : phrases.characters.repeated
    return phrase.commands(count, phrases.plural, of: name)
  }

  private func names(ofSpaces text: String) -> [SpeechCommand] {
    guard let first = text.first else { return [] }
    guard text.allSatisfy({ $0 == first }) else { return text.flatMap { name(String($0)) } }
    return names(of: first, count: text.count).joiningTexts
  }

  /// What is said before a word with capitals, where the listener wants to hear it.
  private func wordCue(_ word: String) -> String {
    guard settings.capitals.saysWithinWords else { return "" }
    let letters = word.filter(\.isLetter)
    let capitals = letters.count { String($0).isCapital }
    guard capitals > 0 else { return "" }
    if letters.count > 1, capitals == letters.count { return phrases.characters.allCapitals + " " }
    let isInitial = capitals == 1 && letters.first.map { String($0).isCapital } == true
    return (isInitial ? phrases.characters.capital : phrases.characters.mixedCapitals) + " "
  }
}

extension [SpeechCommand] {
  /// The same steps with single spaces in their texts.
  fileprivate var collapsingSpaces: Self {
    map { command in
      guard case .text(let text) = command else { return command }
      return .text(text.split(separator: " ").joined(separator: " "))
    }
  }
}

extension String {
  /// The word without what follows the first code point of a character of more than can be read.
  fileprivate var withoutExcess: String {
    guard utf8.count > 16, contains(where: { String($0).overlongCluster != nil }) else {
      return self
    }
    return map { String($0).overlongCluster?.base ?? String($0) }.joined()
  }

  /// The word with mathematical and fullwidth letters as plain ones, which voices can read.
  fileprivate var inPlainLetters: String {
    let isPlain = unicodeScalars.allSatisfy { $0.value < 0x2100 }
    if isPlain { return self }
    return unicodeScalars.map { scalar in
      CompatibleForm.plainLetter(scalar) ?? CompatibleForm.narrow(scalar).map(String.init)
        ?? String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The number in hexadecimal, at least four digits.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
