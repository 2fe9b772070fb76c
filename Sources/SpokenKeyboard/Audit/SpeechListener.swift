internal import Dispatch
internal import Glibc
internal import LabelAudit
internal import Narration
internal import Speech
internal import Synchronization

/// Listens to the speech engine, with one server for each core; what was heard once isn't said again.
///
/// eSpeak NG makes a sound a little longer or shorter each time, by up to 15 ms: hundredths of a
/// second are as much as is known, and what was heard first is what is told from then on.
final class SpeechListener: Listener {
  let engine: String?
  /// Why there is no engine; nil where there is one.
  let failure: String?
  let executable: String
  private let voices: [Voice]
  private var known: [HearingRequest: HearingResult]
  private let cache: HearingCache?
  let sounds: SoundCache?

  /// Starts a server, to ask what engine it is.
  init(executable: String, cacheFolder: String?) {
    self.executable = executable
    let renderer = SpeechRenderer(executable: executable)
    do throws(SpeechError) {
      let name = try renderer.engineName()
      voices = try renderer.voices()
      engine = name
      failure = nil
      cache = cacheFolder.map { HearingCache(folder: $0, engine: name) }
      sounds = cacheFolder.map { SoundCache(folder: $0, engine: name) }
    } catch {
      engine = nil
      voices = []
      cache = nil
      sounds = nil
      failure = error.description
    }
    known = cache?.read() ?? [:]
  }

  func hear(_ requests: Set<HearingRequest>) -> [HearingRequest: HearingResult] {
    guard engine != nil else { return [:] }
    // In an order, so that both cores get as much and a crash is the same each time.
    let unknown = requests.filter { known[$0] == nil }.sorted {
      $0.text.utf8.count == $1.text.utf8.count
        ? $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
        : $0.text.utf8.count < $1.text.utf8.count
    }
    let heard = listen(to: unknown)
    cache?.add(heard)
    known.merge(heard) { _, new in new }
    return known
  }

  private func listen(to requests: [HearingRequest]) -> [HearingRequest: HearingResult] {
    guard !requests.isEmpty else { return [:] }
    let count = min(max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), 8, (requests.count + 15) / 16)
    let results = Mutex<[HearingRequest: HearingResult]>([:])
    let table = voices
    let path = executable
    DispatchQueue.concurrentPerform(iterations: count) { @Sendable number in
      let renderer = SpeechRenderer(executable: path)
      var heard: [HearingRequest: HearingResult] = [:]
      for index in stride(from: number, to: requests.count, by: count) {
        let request = requests[index]
        // A crash is believed when it comes again: the first may have been an accident.
        var result = Self.result(of: request, renderer, table)
        if case .crashed = result { result = Self.result(of: request, renderer, table) }
        guard let result else { continue }
        heard[request] = result
      }
      let own = heard
      results.withLock { $0.merge(own) { _, new in new } }
    }
    return results.withLock { $0 }
  }

  private static func result(
    of request: HearingRequest, _ renderer: SpeechRenderer, _ voices: [Voice]
  ) -> HearingResult? {
    do throws(SpeechError) {
      let heard = try renderer.phonemes(
        of: Utterance(request.commands, language: request.language, cause: .focus))
      let voice = Voice.best(for: request.language, among: voices)
      return .heard(
        Hearing(
          phonemes: heard.phonemes, seconds: (heard.seconds * 100).rounded() / 100,
          voice: voice?.identifier ?? request.language))
    } catch {
      switch error {
      case .noVoice: return .noVoice
      case .serverCrashed(_, let ending): return .crashed(ending)
      case .serverHangs: return .crashed("no answer")
      case .serverNotStarted, .refused, .notWritten: return nil
      }
    }
  }
}
