internal import KeyModel
internal import Narration

/// What has to be asked of the engine for layouts.
struct HearingPlan {
  private var narrators: [String: Narrator] = [:]
  let reader: Reader

  init(reader: Reader) {
    self.reader = reader
  }

  /// All requests for a layout: its keys, and what tells of the voices.
  mutating func allRequests(for subject: AuditSubject, language: String) -> Set<HearingRequest> {
    var all: Set<HearingRequest> = []
    var languages: Set<String> = []
    for request in requests(for: subject, language: language).values {
      all.insert(request.asRead)
      if let asText = request.asText { all.insert(asText) }
      if let asName = request.asName { all.insert(asName) }
      all.formUnion(request.parts)
      languages.insert(request.asRead.language)
    }
    for language in languages { all.formUnion(VoiceProbes.requests(language)) }
    return all
  }

  /// The requests for the keys of a layout; keys without a name have none.
  mutating func requests(
    for subject: AuditSubject, language: String
  ) -> [KeyLocation: HeardLayout.HeardRequests] {
    let layoutLanguage = subject.labelLanguage ?? language
    var requests: [KeyLocation: HeardLayout.HeardRequests] = [:]
    for key in subject.seenKeys {
      let spokenName = subject.spokenName(of: key, reader: reader)
      let name = spokenName.text
      let value = key.key.value.flatMap { $0.isBlank ? nil : $0 }
      guard spokenName.source != .none || value != nil else { continue }
      // What is called by its id alone, since nobody knows what it does, is named by no one.
      if spokenName.source == .derived, case .unknown = key.meaning, name != key.key.title {
        continue
      }
      let language = key.key.language ?? layoutLanguage
      let request = reader.request(
        name: name, value: value, language: language, narrator: narrator(language))
      let isText = request.commands.allSatisfy { command in
        guard case .text = command else { return false }
        return true
      }
      requests[key.location] = HeardLayout.HeardRequests(
        asRead: request,
        // Only of a reader that spells characters is it asked what one without tables would say.
        asText: isText || reader != .character
          ? nil : HearingRequest([.text(name)], language: language),
        asName: isNamedHere(name, spokenName.source)
          ? HearingRequest([.spelling(name)], language: language) : nil,
        parts: Self.parts(of: name).map { HearingRequest([.text($0)], language: language) })
    }
    return requests
  }

  /// Whether it is this program that calls a key by its character, in words or as a text.
  private func isNamedHere(_ name: String, _ source: SpokenName.Source) -> Bool {
    reader == .spokenKeyboard && source == .derived && name.count == 1
  }

  /// The letters and digits of a short name without other characters than these and marks, which
  /// may be said one by one.
  private static func parts(of name: String) -> [String] {
    guard (2...12).contains(name.count), !name.contains(where: \.isWhitespace) else { return [] }
    return name.filter { $0.isLetter || $0.isNumber }.map { String($0) }
  }

  private mutating func narrator(_ language: String) -> Narrator {
    if let narrator = narrators[language] { return narrator }
    var settings = NarrationSettings()
    settings.phonetics = .off
    let narrator = Narrator(
      phrases: Phrases.best(for: language), language: language, settings: settings)
    narrators[language] = narrator
    return narrator
  }
}
