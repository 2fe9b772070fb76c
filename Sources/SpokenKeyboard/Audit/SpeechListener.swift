internal import LabelAudit
internal import Narration
internal import Speech

/// Listens to the speech engine, with one server for each core; what was heard once isn't said again.
///
/// eSpeak NG makes a sound a little longer or shorter each time, by up to 15 ms, as what it said
/// before has it. The first thing that an engine says is always equally long: what is near a limit
/// is said by an engine of its own, so that it is always on the same side.
final class SpeechListener: Listener {
  let engine: String?
  /// Why there is no engine; nil where there is one.
  let failure: String?
  let executable: String
  private let voices: [Voice]
  private var known: [HearingRequest: HearingResult]
  private let cache: HearingCache?
  let sounds: SoundCache?
  private let limits: [Double]

  /// Sounds this much shorter or longer than a limit may be on the other side next time.
  private static let doubt = 0.05

  /// Starts a server, to ask what engine it is.
  ///
  /// - Parameters:
  ///   - executable: the program that is the server.
  ///   - cacheFolder: the folder of what was heard earlier; nil where nothing is kept.
  ///   - limits: seconds at which what is heard counts as another thing.
  init(executable: String, cacheFolder: String?, limits: [Double] = []) {
    self.executable = executable
    self.limits = limits
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
    let count = min(ConcurrentMap.width, (requests.count + 15) / 16)
    let table = voices
    let path = executable
    let limits = limits
    let parts = ConcurrentMap.map(Array(0..<count)) { number in
      let renderer = SpeechRenderer(executable: path)
      var heard: [HearingRequest: HearingResult] = [:]
      for index in stride(from: number, to: requests.count, by: count) {
        let request = requests[index]
        // A crash is believed when it comes again: the first may have been an accident.
        var result = Self.result(of: request, renderer, table)
        if case .crashed = result { result = Self.result(of: request, renderer, table) }
        let isNear = result?.isDoubtful(at: limits, within: Self.doubt) == true
        if isNear || Self.mayBeEcho(result, of: request, renderer, table) {
          result = Self.result(of: request, SpeechRenderer(executable: path), table) ?? result
        }
        guard let result else { continue }
        heard[request] = result
      }
      return heard
    }
    return parts.reduce(into: [:]) { $0.merge($1) { _, new in new } }
  }

  /// Whether what was heard may be no more than the last thing that the engine said: some voices
  /// repeat it for a text that they have nothing to say for.
  ///
  /// Then something else is heard once something else was said in between.
  private static func mayBeEcho(
    _ result: HearingResult?, of request: HearingRequest, _ renderer: SpeechRenderer,
    _ voices: [Voice]
  ) -> Bool {
    guard case .heard(let hearing) = result, !hearing.phonemes.isEmpty,
      !request.text.unicodeScalars.contains(where: \.isSaidByItself)
    else { return false }
    let between = HearingRequest([.text("a")], language: request.language)
    guard case .heard(let other) = Self.result(of: between, renderer, voices),
      case .heard(let again) = Self.result(of: request, renderer, voices)
    else { return true }
    return again.phonemes != hearing.phonemes || again.phonemes == other.phonemes
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
          phonemes: heard.phonemes, phonemeNames: heard.phonemeNames,
          seconds: (heard.seconds * 100).rounded() / 100,
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

extension HearingResult {
  /// Whether another hearing of it could be on the other side of a limit.
  fileprivate func isDoubtful(at limits: [Double], within doubt: Double) -> Bool {
    guard case .heard(let hearing) = self else { return false }
    return limits.contains { abs(hearing.seconds - $0) <= doubt }
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter or a digit, which voices say whatever else stands there.
  fileprivate var isSaidByItself: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
