internal import Glibc
internal import KeyModel
internal import Narration
internal import ReportText
internal import Speech

/// `doctor`: a line for each thing that the keyboard needs, good or with what to do.
enum DoctorCommand {
  /// What became of a check.
  private enum Verdict {
    case good(String)
    /// What is wrong, and what to do.
    case bad(String, remedy: String)
  }

  static func run(_ invocation: Invocation) throws(UsageError) -> ExitStatus {
    try invocation.refuseOperands()
    let tag = invocation.language
    let checks: [(name: String, check: () -> Verdict)] = [
      ("Terminal", terminal), ("Locale", { locale(tag) }), ("Sentences", { sentences(tag) }),
      ("Speech engine", engine), ("Voice", { voice(tag, named: invocation.value(.voice)) }),
      ("Sound device and delay", soundDevice),
    ]
    var isWell = true
    for (name, check) in checks {
      switch check() {
      case .good(let text): say("\(name): good: \(text)")
      case .bad(let text, let remedy):
        isWell = false
        say("\(name): \(text); \(remedy)")
      }
    }
    return isWell ? .clean : .findings
  }

  private static func say(_ line: String) {
    StandardStream.output.write("\(VisibleText(line))\n")
  }

  private static func terminal() -> Verdict {
    let name = Environment.variables["TERM"] ?? ""
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      return .bad(
        "there is none here", remedy: "run the keyboard in one; play and listen need none")
    }
    close(descriptor)
    guard !["", "dumb", "unknown"].contains(name) else {
      return .bad(
        "TERM is '\(name)', which can't place a cursor", remedy: "set TERM to what it really is")
    }
    return .good(name)
  }

  private static func locale(_ tag: String) -> Verdict {
    let encoding = setlocale(LC_CTYPE, "").flatMap { _ in nl_langinfo(Int32(CODESET)) }
    let name = encoding.map { String(cString: $0) } ?? "unknown"
    guard name == "UTF-8" else {
      return .bad(
        "the encoding is \(name), so the screen shows only ASCII",
        remedy: "set LC_ALL to a locale in UTF-8, such as C.UTF-8")
    }
    return .good("\(tag), \(name)")
  }

  private static func sentences(_ tag: String) -> Verdict {
    let language = Phrases.best(for: tag).language
    let wanted = tag.prefix { $0 != "-" && $0 != "_" }
    guard language.hasPrefix(wanted) else {
      return .bad("none in '\(tag)'", remedy: "English is spoken; --language chooses another")
    }
    return .good("in '\(language)'")
  }

  private static func engine() -> Verdict {
    do throws(SpeechError) {
      let renderer = SpeechRenderer(executable: SpeechConfiguration.ownPath)
      let voices = try renderer.voices()
      guard !voices.isEmpty else {
        return .bad("eSpeak NG has no voices", remedy: "install the package espeak-ng-data")
      }
      return .good("\(try renderer.engineName()), \(voices.count) voices")
    } catch {
      return .bad(
        error.description, remedy: "install the packages libespeak-ng1 and espeak-ng-data")
    }
  }

  /// Whether a word of the language is really heard: an unknown voice would leave another one.
  private static func voice(_ tag: String, named name: String?) -> Verdict {
    let settings = SpeechSettings(voice: name)
    let renderer = SpeechRenderer(executable: SpeechConfiguration.ownPath, settings: settings)
    let word = Phrases.best(for: tag).keys.delete
    do throws(SpeechError) {
      let heard = try renderer.phonemes(
        of: Utterance([.text(word)], language: tag, cause: .focus))
      if let name, let voice = try renderer.voice(named: name), !voice.speaks(tag) {
        return .bad(
          "\(voice.name) speaks \(voice.languages.map(\.tag).joined(separator: ", ")), so what is "
            + "in \(tag) is said by another voice",
          remedy: "choose a voice of the language, or its language")
      }
      guard !heard.phonemes.isEmpty, heard.seconds > 0 else {
        return .bad("'\(word)' is silent", remedy: "choose a voice that 'voices' lists")
      }
      guard heard.foreignLanguages(in: tag).isEmpty else {
        let narrator = Narrator(phrases: .best(for: "en"), language: "en")
        let words = narrator.utterance(for: .unsoundVoice(language: tag)).text
        return .bad(
          "\(words): '\(word)' sounds as \(heard.phonemes)",
          remedy: "eSpeak NG reads this language by another's voice; use captions")
      }
      return .good("'\(word)' sounds as \(heard.phonemes)")
    } catch {
      return .bad(error.description, remedy: "'spoken-keyboard voices' lists what can speak")
    }
  }

  /// Opens the device and says a word: from the order until the first of it goes to the device.
  private static func soundDevice() -> Verdict {
    let client = SpeechClient(
      configuration: SpeechConfiguration(executable: SpeechConfiguration.ownPath))
    let clock = ContinuousClock.now
    let limit = Duration.seconds(5)
    let quiet = Utterance([.volume(0), .text("a")], language: "en", cause: .message)
    client.start(at: .zero)
    defer { client.shutDown() }
    var asked: Duration?
    while clock.duration(to: .now) < limit {
      wait(for: client)
      let now = clock.duration(to: .now)
      for report in client.advance(at: now) {
        switch report {
        case .ready:
          asked = now
          client.speak(quiet, at: now)
        case .started:
          let delay = asked.map { (now - $0).seconds * 1_000 } ?? 0
          let system = client.soundSystem.map { soundSystems[$0] ?? $0 } ?? "unknown"
          return .good(
            "\(system), a key is at the device after "
              + "\(JSONValue.decimal(delay, places: 1).line) ms")
        case .noDevice(let reason):
          return .bad(
            "none: \(reason)",
            remedy: "captions are shown instead; start PulseAudio or PipeWire, or plug a device in")
        case .gaveUp(let message), .refused(let message):
          return .bad(message, remedy: "see 'spoken-keyboard speech-server'")
        case .finished, .cancelled, .mark, .deviceReturned, .voiceMissing, .crashed,
          .serverRestarted:
          break
        }
      }
    }
    return .bad("the speech server doesn't answer", remedy: "see 'spoken-keyboard speech-server'")
  }

  private static let soundSystems = [
    "pulseaudio": "PulseAudio or PipeWire", "alsa": "ALSA", "oss": "OSS",
  ]

  private static func wait(for client: SpeechClient) {
    var polled = client.descriptors.map(\.forPoll)
    _ = poll(&polled, nfds_t(polled.count), 50)
  }
}
