internal import LabelAudit

/// What was heard in earlier audits: a file for each version of the engine
/// and of how texts are prepared for it, a line for each request;
/// a line that can't be read is heard anew.
struct HearingCache: Sendable {
  private let file: CacheFile

  init(folder: String, engine: String) {
    file = CacheFile("heard", engine: engine, folder: folder)
  }

  /// What is in the file; nothing where there is none.
  func read() -> [HearingRequest: HearingResult] {
    var results: [HearingRequest: HearingResult] = [:]
    for fields in file.read() {
      guard fields.count == 7, let request = HearingRequest(fields[0], fields[1]) else { continue }
      switch fields[2] {
      case "heard":
        guard let milliseconds = Int(fields[3]) else { continue }
        results[request] = .heard(
          Hearing(
            phonemes: fields[4], phonemeNames: fields[6], seconds: Double(milliseconds) / 1_000,
            voice: fields[5]))
      case "no-voice": results[request] = .noVoice
      case "crashed": results[request] = .crashed(fields[4])
      default: continue
      }
    }
    return results
  }

  /// Adds what was heard.
  func add(_ results: [HearingRequest: HearingResult]) {
    file.add(
      results.map { request, result in
        let rest: [String]
        switch result {
        case .heard(let hearing):
          let milliseconds = Int((hearing.seconds * 1_000).rounded())
          rest = [
            "heard", String(milliseconds), hearing.phonemes, hearing.voice, hearing.phonemeNames,
          ]
        case .noVoice: rest = ["no-voice", "0", "", "", ""]
        case .crashed(let ending): rest = ["crashed", "0", ending, "", ""]
        }
        return [request.language, request.steps] + rest
      })
  }
}
