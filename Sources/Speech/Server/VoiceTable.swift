/// The engine's voices, and which of them speaks a language.
struct VoiceTable: Hashable, Sendable {
  var voices: [Voice]

  /// The best voice of a language: one that has its tag, or the tag with its end left off, part by
  /// part (`de-AT`, then `de`).
  func voice(forLanguage tag: String) -> Voice? {
    for candidate in Self.candidates(for: tag) {
      if let voice = voice(speaking: candidate) { return voice }
    }
    return nil
  }

  /// The voice that is meant by a name: a language tag, a voice's name or its file.
  func voice(named name: String) -> Voice? {
    let wanted = Self.normalized(name)
    return voices.first { Self.normalized($0.identifier) == wanted }
      ?? voices.first { Self.normalized($0.name) == wanted }
      ?? voice(forLanguage: name)
  }

  /// The tags to look for, best first, in lower case.
  static func candidates(for tag: String) -> [String] {
    var parts = normalized(tag).split(separator: "-")
    guard let language = parts.first else { return [] }
    if let modern = modernNames[String(language)] { parts[0] = modern[...] }
    return (1...parts.count).reversed().map { parts.prefix($0).joined(separator: "-") }
  }

  /// A tag or name in the form in which two are compared.
  static func normalized(_ tag: String) -> String {
    String(tag.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Old tags, and those of languages that the engine calls otherwise.
  private static let modernNames = [
    "iw": "he", "in": "id", "no": "nb", "nn": "nb", "sh": "hr", "mo": "ro", "zh": "cmn",
  ]

  private func voice(speaking tag: String) -> Voice? {
    let matches = voices.compactMap { voice -> (voice: Voice, priority: Int)? in
      let language = voice.languages.filter { Self.normalized($0.tag) == tag }
      guard let best = language.map(\.priority).min() else { return nil }
      return (voice, best)
    }
    return matches.min { $0.priority < $1.priority }?.voice
  }
}
