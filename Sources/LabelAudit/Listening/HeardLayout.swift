internal import KeyModel
internal import Narration

/// What was heard of the keys of one layout.
public struct HeardLayout: Hashable, Sendable {
  /// The engine and its version.
  public let engine: String
  private let results: [HearingRequest: HearingResult]
  private let requests: [KeyLocation: HeardRequests]

  /// What is asked of the engine about one key.
  struct HeardRequests: Hashable, Sendable {
    /// In the mode of the reader.
    var asRead: HearingRequest
    /// As running text, where that is another thing.
    var asText: HearingRequest?
  }

  init(
    engine: String, requests: [KeyLocation: HeardRequests],
    results: [HearingRequest: HearingResult]
  ) {
    self.engine = engine
    self.requests = requests
    self.results = results
  }

  /// What is heard of a key in the mode of the reader; nil where it has no name or wasn't asked for.
  func result(of key: AuditKey) -> HearingResult? {
    requests[key.location].flatMap { results[$0.asRead] }
  }

  /// What is heard of a key in the mode of the reader; nil where nothing could be found out.
  func hearing(of key: AuditKey) -> Hearing? {
    guard case .heard(let hearing) = result(of: key) else { return nil }
    return hearing
  }

  /// What is heard of a key's name as running text, where the reader has it said otherwise.
  func hearingAsText(of key: AuditKey) -> Hearing? {
    guard let request = requests[key.location]?.asText,
      case .heard(let hearing) = results[request]
    else { return nil }
    return hearing
  }

  /// The proof for a finding about a key, in the mode of the reader; none where it wasn't heard.
  func evidence(of key: AuditKey, mode: HearingMode) -> [Evidence] {
    guard let request = requests[key.location]?.asRead, case .heard(let hearing) = results[request]
    else { return [] }
    return [evidence(request, hearing, mode)]
  }

  /// The proof for a finding about a key, as running text.
  func evidenceAsText(of key: AuditKey) -> [Evidence] {
    guard let request = requests[key.location]?.asText, case .heard(let hearing) = results[request]
    else { return [] }
    return [evidence(request, hearing, .text)]
  }

  private func evidence(
    _ request: HearingRequest, _ hearing: Hearing, _ mode: HearingMode
  ) -> Evidence {
    Evidence(
      text: request.text, language: request.language, mode: mode, voice: hearing.voice,
      engine: engine, phonemes: hearing.phonemes, seconds: hearing.seconds)
  }
}

/// What has to be asked of the engine for layouts.
struct HearingPlan {
  private var narrators: [String: Narrator] = [:]
  let reader: Reader

  init(reader: Reader) {
    self.reader = reader
  }

  /// The requests for the keys of a layout; keys without a name have none.
  mutating func requests(
    for subject: AuditSubject, language: String
  ) -> [KeyLocation: HeardLayout.HeardRequests] {
    let layoutLanguage = subject.labelLanguage ?? language
    var requests: [KeyLocation: HeardLayout.HeardRequests] = [:]
    for key in subject.seenKeys {
      let name = subject.spokenName(of: key, reader: reader).text
      let value = key.key.value.flatMap { $0.isBlank ? nil : $0 }
      guard !name.isBlank || value != nil else { continue }
      let language = key.key.language ?? layoutLanguage
      let request = reader.request(
        name: name, value: value, language: language, narrator: narrator(language))
      let isText = request.commands.allSatisfy { command in
        guard case .text = command else { return false }
        return true
      }
      requests[key.location] = HeardLayout.HeardRequests(
        asRead: request,
        asText: isText ? nil : HearingRequest([.text(name)], language: language))
    }
    return requests
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
