internal import Narration

/// What is synthesized and mixed for an utterance, step by step.
///
/// Every step holds all of its parameters, so nothing of one step, or of one utterance, can
/// leak into the next.
struct SpeechPlan: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case speech(SpokenSegment)
    case silence(milliseconds: Int)
    case sound(Sound, volume: SpeechVolume)
    case mark(Int)
  }

  /// The fastest rate at which a letter standing alone is still long enough to be told
  /// from another, in words a minute.
  static let fastestIsolatedLetter = SpeechRate(clamping: 300)

  /// The longest pause that can be asked for, in milliseconds.
  static let longestPause = 60_000

  private(set) var steps: [Step] = []

  /// Makes the plan of an utterance for a listener.
  init(_ utterance: Utterance, settings: SpeechSettings) {
    var language = utterance.language
    var rate = settings.rate
    var pitch = settings.pitch
    var volume = settings.volume
    for command in utterance.commands {
      switch command {
      case .text(let text), .character(let text):
        let segment = SpokenSegment(
          text: EngineText(SpokenDigits.inWords(text, language: language)), language: language,
          voice: settings.voice, rate: rate,
          pitch: pitch, volume: volume)
        append(segment)
      case .spelling(let text):
        append(
          SpokenSegment(
            text: EngineText(text), isSpelled: true, language: language, voice: settings.voice,
            rate: rate, pitch: pitch, volume: volume))
      case .pitch(let offset):
        pitch = settings.pitch.raised(by: offset)
      case .rate(let percent):
        rate = settings.rate.scaled(percent: percent)
      case .volume(let percent):
        volume = settings.volume.scaled(percent: percent)
      case .pause(let milliseconds):
        steps.append(.silence(milliseconds: milliseconds.clamped(to: 0...Self.longestPause)))
      case .language(let tag):
        language = tag
      case .sound(let sound):
        steps.append(.sound(sound, volume: volume))
      case .mark(let number):
        steps.append(.mark(number))
      }
    }
  }

  /// What the engine has to synthesize, in order.
  var segments: [SpokenSegment] {
    steps.compactMap { step in
      guard case .speech(let segment) = step else { return nil }
      return segment
    }
  }

  private mutating func append(_ segment: SpokenSegment) {
    guard !segment.text.isEmpty else { return }
    var segment = segment
    if segment.text.isIsolated,
      segment.rate.wordsPerMinute > Self.fastestIsolatedLetter.wordsPerMinute
    {
      segment.rate = Self.fastestIsolatedLetter
    }
    if followsSpeech {
      // The engine's own pauses are trimmed, so that between two words is made here.
      steps.append(.silence(milliseconds: 8_750 / segment.rate.wordsPerMinute))
    }
    steps.append(.speech(segment))
  }

  /// Whether the last thing heard is speech, with nothing but marks after it.
  private var followsSpeech: Bool {
    for step in steps.reversed() {
      switch step {
      case .speech: return true
      case .mark: continue
      case .silence, .sound: return false
      }
    }
    return false
  }
}
