/// What was said, taken apart into sounds: stress, pauses and changes of voice left out.
struct Sound: Hashable, Sendable {
  /// The sounds in order; a long vowel is one.
  let segments: [String]

  /// Takes phonemes in the International Phonetic Alphabet apart.
  init(_ phonemes: String) {
    var segments: [String] = []
    var isInMark = false
    for scalar in phonemes.unicodeScalars {
      switch scalar {
      case "(": isInMark = true
      case ")": isInMark = false
      case "ˈ", "ˌ", " ", "_", "|", "-": continue
      case _ where isInMark: continue
      case _ where Self.belongsToPrevious(scalar) && !segments.isEmpty:
        segments[segments.count - 1].unicodeScalars.append(scalar)
      default: segments.append(String(scalar))
      }
    }
    self.segments = segments
  }

  /// The sounds as one text.
  var text: String { segments.joined() }

  /// Whether nothing is heard.
  var isEmpty: Bool { segments.isEmpty }

  /// Whether there is anything in it but consonants.
  var hasVowel: Bool {
    segments.contains { segment in
      segment.unicodeScalars.first.map { !Self.consonants.contains($0) } ?? false
    }
  }

  private static let consonants = Set(
    "bcdfghjklmnpqrstvwxzçðŋɓɕɖɗɟɠɡɢɣɥɦɧɬɭɮɰɱɲɳɴɸɹɺɻɽɾʀʁʂʃʄʈʋʍʎʐʑʒʔʕʙʝʟθβχ".unicodeScalars)

  /// What it costs to take this for another: 0 where they are the same, 0.25 for one voiced sound
  /// taken for a voiceless one, 2.5 for a sound that is missed.
  func distance(to other: Sound) -> Double {
    var row = (0...other.segments.count).map { Double($0) * PhonemeFeatures.missing }
    for (index, segment) in segments.enumerated() {
      var previous = row[0]
      row[0] = Double(index + 1) * PhonemeFeatures.missing
      for (column, its) in other.segments.enumerated() {
        let diagonal = previous
        previous = row[column + 1]
        row[column + 1] = min(
          diagonal + PhonemeFeatures.cost(segment, its), previous + PhonemeFeatures.missing,
          row[column] + PhonemeFeatures.missing)
      }
    }
    return row[other.segments.count]
  }

  /// How many sounds both begin with.
  func commonStart(with other: Sound) -> Int {
    zip(segments, other.segments).prefix { $0 == $1 }.count
  }

  /// Whether this is another several times over, at least once.
  func isRepetition(of part: Sound) -> Bool {
    guard !part.isEmpty, segments.count % part.segments.count == 0, !isEmpty else { return false }
    return segments.indices.allSatisfy { segments[$0] == part.segments[$0 % part.segments.count] }
  }

  /// Whether this begins with another, and goes on.
  func begins(with part: Sound) -> Bool {
    !part.isEmpty && segments.count > part.segments.count && segments.starts(with: part.segments)
  }

  private static func belongsToPrevious(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "ː" || scalar == "ˑ" || scalar == "ʲ" || scalar == "ʰ" || scalar == "ʷ" {
      return true
    }
    return scalar.properties.isMark || scalar == "\u{303}"
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character is a mark that goes on another.
  var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}

extension Hearing {
  /// What was said, taken apart.
  var sound: Sound { Sound(phonemes) }

  /// What tells it from others: the alphabet writes some phonemes alike that the engine doesn't.
  var identity: [String] { [sound.text, phonemeNames] }

  /// The languages that the voice changes to within the text, by their tags.
  ///
  /// Each change away is followed by one back; the last of a pair is the voice's own.
  func foreignLanguages(in own: String) -> Set<String> {
    var found: Set<String> = []
    for part in phonemes.split(separator: "(").dropFirst(phonemes.hasPrefix("(") ? 0 : 1) {
      guard let end = part.firstIndex(of: ")") else { continue }
      found.insert(String(part[..<end]))
    }
    return found.filter { primary($0) != primary(own) && primary($0) != primary(voiceLanguage) }
  }

  /// The language of the voice by its file's name, such as "ru" of "zle/ru".
  private var voiceLanguage: String {
    voice.split(separator: "/").last.map(String.init) ?? voice
  }

  private func primary(_ tag: String) -> String {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return ["no": "nb", "nn": "nb", "iw": "he", "zh": "cmn"][primary] ?? primary
  }
}
