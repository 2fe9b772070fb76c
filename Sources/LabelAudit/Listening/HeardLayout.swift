internal import KeyModel
internal import Narration

/// What was heard of the keys of one layout.
public struct HeardLayout: Sendable {
  /// The engine and its version.
  public let engine: String
  private let results: [HearingRequest: HearingResult]
  private let requests: [KeyLocation: HeardRequests]
  private let facts: [String: VoiceFacts]

  /// What is asked of the engine about one key.
  struct HeardRequests: Hashable, Sendable {
    /// In the mode of the reader.
    var asRead: HearingRequest
    /// As running text, where that is another thing.
    var asText: HearingRequest?
    /// By the engine's own name of the character, where it is this program that calls the key by
    /// its character: what others do there.
    var asName: HearingRequest?
    /// Its letters and digits one by one, to tell spelling from reading.
    var parts: [HearingRequest] = []
  }

  init(
    engine: String, requests: [KeyLocation: HeardRequests],
    results: [HearingRequest: HearingResult]
  ) {
    self.engine = engine
    self.requests = requests
    self.results = results
    let languages = Set(requests.values.map(\.asRead.language))
    facts = Dictionary(
      uniqueKeysWithValues: languages.map { language in
        let facts = VoiceProbes.facts(language) { request in
          guard case .heard(let hearing) = results[request] else { return nil }
          return hearing
        }
        return (language, facts)
      })
  }

  /// What is heard of a key in the mode of the reader; nil where it has no name or wasn't asked for.
  func result(of key: AuditKey) -> HearingResult? {
    requests[key.location].flatMap { results[$0.asRead] }
  }

  /// What is heard of a key in the mode of the reader; nil where nothing could be found out.
  func hearing(of key: AuditKey) -> Hearing? {
    requests[key.location].flatMap { heard($0.asRead) }
  }

  /// What is heard of a key's name as running text, where the reader has it said otherwise.
  func hearingAsText(of key: AuditKey) -> Hearing? {
    requests[key.location]?.asText.flatMap { heard($0) }
  }

  /// What is heard of a key in each way that counts: a character by which this program calls a key
  /// that its layout can't name is read by others as the engine calls it, so that what is told of it
  /// has to hold for both.
  func hearings(of key: AuditKey) -> [Hearing] {
    guard let requests = requests[key.location] else { return [] }
    return [requests.asRead, requests.asName].compactMap { $0.flatMap { heard($0) } }
  }

  /// What is heard of the letters and digits of a key's name one by one; nil where one is missing.
  func parts(of key: AuditKey) -> Sound? {
    guard let parts = requests[key.location]?.parts, !parts.isEmpty else { return nil }
    let hearings = parts.compactMap { heard($0) }
    guard hearings.count == parts.count else { return nil }
    return Sound(hearings.map(\.phonemes).joined())
  }

  /// The text that is said for a key, and its language.
  func request(of key: AuditKey) -> HearingRequest? { requests[key.location]?.asRead }

  /// What is known of the voice that says a key.
  func voiceFacts(of key: AuditKey) -> VoiceFacts {
    requests[key.location].flatMap { facts[$0.asRead.language] } ?? VoiceFacts()
  }

  /// The languages that keys are said in, and what is known of their voices, in order.
  var voices: [(language: String, facts: VoiceFacts)] {
    facts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The proof for a finding about a key, in the mode of the reader; none where it wasn't heard.
  func evidence(of key: AuditKey, mode: HearingMode) -> [Evidence] {
    evidence(requests[key.location]?.asRead, mode)
  }

  /// The proof for a finding about a key, as running text.
  func evidenceAsText(of key: AuditKey) -> [Evidence] {
    evidence(requests[key.location]?.asText, .text)
  }

  private func heard(_ request: HearingRequest) -> Hearing? {
    guard case .heard(let hearing) = results[request] else { return nil }
    return hearing
  }

  private func evidence(_ request: HearingRequest?, _ mode: HearingMode) -> [Evidence] {
    guard let request, let hearing = heard(request) else { return [] }
    return [
      Evidence(
        text: request.text, language: request.language, mode: mode, voice: hearing.voice,
        engine: engine, phonemes: hearing.phonemes, seconds: hearing.seconds)
    ]
  }
}
