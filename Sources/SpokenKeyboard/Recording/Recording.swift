internal import Narration
internal import Speech

/// What is said in a session, as sound and as captions with their times.
///
/// A class since it owns the process that renders. While something is said, the session's time
/// passes: a listener waits for the end before the next gesture.
final class Recording {
  /// One thing said, and when.
  struct Caption: Hashable, Sendable {
    let start: Duration
    let end: Duration
    let text: String
  }

  /// How long a listener takes from the end of something said to the next gesture, so that words
  /// are heard apart.
  static let reaction = Duration.milliseconds(200)

  /// The captions, in order.
  private(set) var captions: [Caption] = []

  private var renderer: SpeechRenderer?
  private var configuration: SpeechConfiguration?
  private var samples: [Int16] = []
  private var sampleRate = 22_050

  /// Says an utterance at a time that isn't before the end of the last.
  ///
  /// - Parameters:
  ///   - utterance: what is said.
  ///   - time: since the session's start.
  ///   - configuration: how the listener wants to hear it.
  /// - Returns: how long it takes, with the listener's reaction.
  /// - Throws: `SpeechError` where it can't be said.
  func say(
    _ utterance: Utterance, at time: Duration, heardAs configuration: SpeechConfiguration
  ) throws(SpeechError) -> Duration {
    let rendered = try renderer(configuration).render(utterance)
    if rendered.sampleRate > 0 { sampleRate = rendered.sampleRate }
    pad(until: time)
    samples += rendered.samples
    if !utterance.text.isEmpty {
      captions.append(
        Caption(start: time, end: time + rendered.duration, text: utterance.text))
    }
    return rendered.duration + (rendered.samples.isEmpty ? .zero : Self.reaction)
  }

  /// The sound from the session's start to an end, silence where nothing was said.
  func wave(until end: Duration) -> WaveFile {
    pad(until: end)
    return WaveFile(samples: samples, sampleRate: sampleRate)
  }

  /// The process that renders; another one where the listener has changed how to hear.
  private func renderer(_ wanted: SpeechConfiguration) -> SpeechRenderer {
    if let renderer, configuration == wanted { return renderer }
    let made = SpeechRenderer(
      executable: wanted.executable, settings: wanted.settings,
      settingsByCause: wanted.settingsByCause)
    renderer = made
    configuration = wanted
    return made
  }

  private func pad(until time: Duration) {
    let wanted = Int((time.seconds * Double(sampleRate)).rounded())
    guard wanted > samples.count else { return }
    samples += [Int16](repeating: 0, count: wanted - samples.count)
  }
}
