internal import CEspeak
internal import Glibc
internal import Synchronization

/// eSpeak NG, and the only place that calls it.
///
/// It owns the library's one global state: voice, parameters and callback. The library isn't safe
/// for two threads, so an engine stays on the thread that made it, and a second one is refused.
final class Engine {
  /// Samples a second of everything it makes.
  let sampleRate: Int
  /// The library's version, such as "1.51".
  let version: String
  private let dataPath: String
  private var current = Parameters()
  private var chosen: [VoiceRequest: String] = [:]

  /// Every voice that is installed; reading them takes milliseconds, so it waits until they are needed.
  private(set) lazy var voices = VoiceTable(voices: Self.installedVoices())

  private static let isOwned = Atomic(false)

  /// Samples come in pieces of this many milliseconds; short ones are heard and stopped sooner.
  private static let bufferMilliseconds: Int32 = 20

  /// Starts the library; no other thread may run yet, because the environment is changed for it.
  ///
  /// - Throws: `EngineError` when it is owned already or can't start.
  init() throws(EngineError) {
    guard !Self.isOwned.exchange(true, ordering: .acquiring) else { throw .ownedElsewhere }
    let rate = Self.withoutSoundServer {
      espeak_Initialize(
        AUDIO_OUTPUT_SYNCHRONOUS, Self.bufferMilliseconds, nil,
        espeakINITIALIZE_DONT_EXIT | espeakINITIALIZE_PHONEME_EVENTS)
    }
    guard rate > 0 else {
      Self.isOwned.store(false, ordering: .releasing)
      throw .notStarted(code: Int(rate))
    }
    espeak_SetSynthCallback(receiveSynthesis)
    sampleRate = Int(rate)
    var path: UnsafePointer<CChar>?
    version = espeak_Info(&path).map { String(cString: $0) } ?? ""
    dataPath = path.map { String(cString: $0) } ?? ""
  }

  /// Keeps the library from connecting to PulseAudio.
  ///
  /// It does so in every mode, for a device that it never uses here, and the start waits for it.
  private static func withoutSoundServer(_ start: () -> Int32) -> Int32 {
    let name = "PULSE_SERVER"
    let server = getenv(name).map { String(cString: $0) }
    setenv(name, "unix:/dev/null", 1)
    defer {
      if let server {
        setenv(name, server, 1)
      } else {
        unsetenv(name)
      }
    }
    return start()
  }

  /// Synthesizes a segment; the consumer gets samples as they are made and may stop it.
  ///
  /// - Returns: whether it was said to the end.
  /// - Throws: `EngineError` when no voice speaks the language or the engine fails.
  func synthesize(
    _ segment: SpokenSegment, consume: @escaping SynthesisRun.Consumer
  ) throws(EngineError) -> Bool {
    try say(segment, SynthesisRun(sampleRate: sampleRate, consume: consume))
  }

  private func say(_ segment: SpokenSegment, _ run: SynthesisRun) throws(EngineError) -> Bool {
    try selectVoice(VoiceRequest(language: segment.language, voice: segment.voice))
    set(espeakRATE, to: segment.rate.wordsPerMinute, remembered: \.rate)
    set(espeakPITCH, to: segment.pitch.value, remembered: \.pitch)
    set(espeakVOLUME, to: segment.volume.value, remembered: \.volume)
    var text = segment.isSpelled ? segment.text.spelled : segment.text.string
    let flags = espeakCHARS_UTF8 | (segment.isSpelled ? espeakSSML : 0)
    let result = text.withUTF8 { utf8 in
      let bytes = Array(utf8) + [0]
      return espeak_Synth(
        bytes, bytes.count, 0, POS_CHARACTER, 0, UInt32(flags), nil,
        Unmanaged.passUnretained(run).toOpaque())
    }
    withExtendedLifetime(run) {}
    if run.wasStopped { recover() }
    guard result == EE_OK else { throw .failed(code: Int(result.rawValue)) }
    return !run.wasStopped
  }

  /// What the engine would really say for a segment, in the International Phonetic Alphabet and by
  /// the engine's own names of phonemes, which tell some apart that the alphabet writes alike.
  ///
  /// In the alphabet a foreign word stands between the languages that the engine changes to:
  /// `(en)kˈɒfi(de)`. The names have no stress, no pauses and no changes.
  ///
  /// - Returns: the phonemes, those of each clause after a space; the names with spaces between.
  /// - Throws: `EngineError` as `synthesize` does.
  func phonemes(
    _ segment: SpokenSegment, consume: @escaping SynthesisRun.Consumer
  ) throws(EngineError) -> (ipa: String, names: String) {
    var bytes: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&bytes, &count) else { throw .failed(code: Int(errno)) }
    espeak_SetPhonemeTrace(espeakPHONEMES_SHOW | espeakPHONEMES_IPA, stream)
    defer {
      espeak_SetPhonemeTrace(0, nil)
      free(bytes)
    }
    let run = SynthesisRun(sampleRate: sampleRate, keepsPhonemes: true, consume: consume)
    do {
      _ = try say(segment, run)
    } catch {
      fclose(stream)
      throw error
    }
    fclose(stream)
    let text = bytes.map { String(cString: $0) } ?? ""
    return (
      text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      run.phonemeNames.joined(separator: " ")
    )
  }
}

// MARK: Parameters and voices

extension Engine {
  /// Why a voice asked for by name can't be had; nil when it can.
  func problem(withVoice name: String) -> String? {
    let request = VoiceRequest(language: "", voice: name)
    if let name = request.name, voices.voice(named: name) == nil {
      return "there is no voice called \(name)"
    }
    if let variant = request.variant, !VoiceFolder(dataPath).hasVariant(variant) {
      return "there is no variant called \(variant)"
    }
    return nil
  }

  /// What the library was last told; nil where that isn't known.
  private struct Parameters {
    var voice: String?
    var rate: Int?
    var pitch: Int?
    var volume: Int?
  }

  private func set(
    _ parameter: espeak_PARAMETER, to value: Int, remembered: WritableKeyPath<Parameters, Int?>
  ) {
    guard current[keyPath: remembered] != value else { return }
    let result = espeak_SetParameter(parameter, Int32(value), 0)
    current[keyPath: remembered] = result == EE_OK ? value : nil
  }

  /// Brings the library back to a known state after a synthesis was cut.
  private func recover() {
    espeak_Cancel()
    current = Parameters(voice: current.voice)
  }

  private func selectVoice(_ request: VoiceRequest) throws(EngineError) {
    let name = try voiceFile(for: request)
    guard name != current.voice else { return }
    let result = espeak_SetVoiceByName(name)
    // A voice may bring a rate and a pitch of its own.
    current = Parameters()
    guard result == EE_OK else { throw .voiceRefused(name, code: Int(result.rawValue)) }
    current.voice = name
  }

  /// The file of a voice, with its variant.
  private func voiceFile(for request: VoiceRequest) throws(EngineError) -> String {
    if let known = chosen[request] { return known }
    let file = request.name == nil ? VoiceFolder(dataPath).file(forLanguage: request.language) : nil
    guard let file = file ?? request.voice(from: voices)?.identifier else {
      throw .noVoice(language: request.language)
    }
    let name = request.variant.map { "\(file)+\($0)" } ?? file
    chosen[request] = name
    return name
  }

  private static func installedVoices() -> [Voice] {
    var voices: [Voice] = []
    guard var entry = espeak_ListVoices(nil) else { return [] }
    while let voice = entry.pointee?.pointee {
      entry += 1
      guard let name = voice.name, let identifier = voice.identifier else { continue }
      voices.append(
        Voice(
          name: String(cString: name), identifier: String(cString: identifier),
          languages: languages(voice.languages)))
    }
    return voices
  }

  /// The languages of a voice: each a priority in one byte and a tag, ended by a zero priority.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [Voice.Language] {
    guard var entry = list else { return [] }
    var languages: [Voice.Language] = []
    while entry.pointee != 0 {
      let tag = String(cString: entry + 1)
      languages.append(Voice.Language(tag: tag, priority: Int(entry.pointee)))
      entry += 2 + tag.utf8.count
    }
    return languages
  }
}
