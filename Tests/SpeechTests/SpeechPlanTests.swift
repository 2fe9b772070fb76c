import Narration
import Testing

@testable import Speech

@Suite struct SpeechPlanTests {
  private let listener = SpeechSettings(
    rate: SpeechRate(clamping: 200), pitch: SpeechPitch(clamping: 40),
    volume: SpeechVolume(clamping: 80))

  private func segments(_ commands: [SpeechCommand], rate: Int = 200) -> [SpokenSegment] {
    var settings = listener
    settings.rate = SpeechRate(clamping: rate)
    return SpeechPlan(
      Utterance(commands, language: "en-US", cause: .focus), settings: settings
    ).segments
  }

  @Test func `offsets count from the listener's settings and go back to them`() {
    let parts = segments([
      .pitch(30), .rate(150), .volume(50), .text("one"), .pitch(0), .rate(100), .volume(100),
      .text("two"),
    ])
    #expect(parts.map(\.pitch.value) == [70, 40])
    #expect(parts.map(\.rate.wordsPerMinute) == [300, 200])
    #expect(parts.map(\.volume.value) == [40, 80])
  }

  @Test func `offsets stay inside what the engine knows`() {
    let parts = segments([
      .pitch(.max), .rate(.max), .volume(.max), .text("one"), .pitch(.min), .rate(.min),
      .volume(.min), .text("two"),
    ])
    #expect(parts.map(\.pitch.value) == [99, 0])
    #expect(parts.map(\.rate.wordsPerMinute) == [449, 80])
    #expect(parts.map(\.volume.value) == [200, 0])
  }

  @Test func `nothing of one utterance is left for the next`() {
    _ = segments([.pitch(30), .rate(200), .language("de"), .text("one")])
    let parts = segments([.text("two")])
    #expect(parts.map(\.language) == ["en-US"])
    #expect(parts.map(\.pitch.value) == [40])
    #expect(parts.map(\.rate.wordsPerMinute) == [200])
  }

  @Test(arguments: [(200, 200), (300, 300), (301, 300), (449, 300)])
  func `a letter alone is never faster than 300 words a minute`(rate: Int, letter: Int) {
    #expect(segments([.character("b")], rate: rate).map(\.rate.wordsPerMinute) == [letter])
    #expect(segments([.text("b")], rate: rate).map(\.rate.wordsPerMinute) == [letter])
    #expect(segments([.text("bee")], rate: rate).map(\.rate.wordsPerMinute) == [rate])
  }

  @Test func `a language lasts until the next`() {
    let parts = segments([.text("one"), .language("de"), .text("zwei"), .text("drei")])
    #expect(parts.map(\.language) == ["en-US", "de", "de"])
  }

  @Test func `two texts have a short pause between them, and only one`() {
    let plan = SpeechPlan(
      Utterance(
        [.text("one"), .mark(1), .text("two"), .pause(milliseconds: 300), .text("three")],
        language: "en", cause: .focus), settings: SpeechSettings())
    let silences = plan.steps.compactMap { step -> Int? in
      guard case .silence(let milliseconds) = step else { return nil }
      return milliseconds
    }
    #expect(silences == [50, 300])
  }

  @Test func `text without anything to say makes no segment`() {
    #expect(segments([.text(" \u{1}"), .text(""), .character("\u{0}")]).isEmpty)
  }

  @Test(arguments: Sound.allCases)
  func `sounds begin and end softly and follow the volume`(sound: Sound) {
    let loud = SoundWave.samples(of: sound, volume: .normal, sampleRate: 22_050)
    let soft = SoundWave.samples(of: sound, volume: SpeechVolume(clamping: 50), sampleRate: 22_050)
    let silent = SoundWave.samples(of: sound, volume: SpeechVolume(clamping: 0), sampleRate: 22_050)
    #expect(abs(loud.first ?? .max) < 100)
    #expect(abs(loud.last ?? .max) < 100)
    for (one, next) in zip(loud, loud.dropFirst()) {
      // A 3000 Hz tone at a quarter of full scale steps by 7000 at most; a click by more.
      #expect(abs(Int(one) - Int(next)) < 7_100)
    }
    #expect((loud.max() ?? 0) > (soft.max() ?? .max))
    #expect(silent.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [(Sound.capital, 2_000, 50), (.capsLockWarning, 3_000, 40)])
  func `the two known beeps have their pitch and length`(
    sound: Sound, hertz: Int, milliseconds: Int
  ) {
    let samples = SoundWave.samples(of: sound, volume: .normal, sampleRate: 22_050)
    #expect(samples.count == 22_050 * milliseconds / 1_000)
    let crossings = zip(samples, samples.dropFirst()).count { ($0 < 0) != ($1 < 0) }
    let measured = crossings * 1_000 / (2 * milliseconds)
    #expect(abs(measured - hertz) < hertz / 20)
  }
}
