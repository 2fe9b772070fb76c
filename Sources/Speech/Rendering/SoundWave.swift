internal import Glibc
internal import Narration

/// The samples of the sounds that stand for things.
enum SoundWave {
  /// The samples of a sound at a sample rate and volume, mono.
  ///
  /// Each begins and ends at zero with an envelope that rises and falls softly, so that none
  /// clicks.
  static func samples(of sound: Sound, volume: SpeechVolume, sampleRate: Int) -> [Int16] {
    recipe(of: sound).flatMap { tone in samples(of: tone, volume: volume, sampleRate: sampleRate) }
  }

  /// A tone that glides from one frequency to another; 0 Hz is silence.
  private struct Tone {
    var from: Double
    var to: Double
    var milliseconds: Int
    /// The part of full scale, 0...1.
    var level: Double
  }

  private static func recipe(of sound: Sound) -> [Tone] {
    switch sound {
    case .boundary:
      [Tone(from: 220, to: 165, milliseconds: 70, level: 0.35)]
    case .page:
      [
        Tone(from: 660, to: 660, milliseconds: 35, level: 0.25),
        Tone(from: 990, to: 990, milliseconds: 45, level: 0.25),
      ]
    case .error:
      [
        Tone(from: 180, to: 180, milliseconds: 70, level: 0.4),
        Tone(from: 0, to: 0, milliseconds: 30, level: 0),
        Tone(from: 180, to: 180, milliseconds: 70, level: 0.4),
      ]
    // The frequencies and lengths of NVDA's two, which its users know.
    case .capital:
      [Tone(from: 2_000, to: 2_000, milliseconds: 50, level: 0.25)]
    case .capsLockWarning:
      [Tone(from: 3_000, to: 3_000, milliseconds: 40, level: 0.25)]
    }
  }

  private static func samples(of tone: Tone, volume: SpeechVolume, sampleRate: Int) -> [Int16] {
    let count = sampleRate * tone.milliseconds / 1_000
    let edge = min(count / 2, sampleRate * 6 / 1_000)
    let loudness = min(1, tone.level * Double(volume.value) / 100) * Double(Int16.max)
    var phase = 0.0
    return (0..<count).map { index in
      let progress = Double(index) / Double(max(count, 1))
      phase += 2 * .pi * (tone.from + (tone.to - tone.from) * progress) / Double(sampleRate)
      let toEnd = min(index, count - 1 - index)
      let envelope = toEnd < edge ? 0.5 - 0.5 * cos(.pi * Double(toEnd) / Double(edge)) : 1
      return Int16(sin(phase) * envelope * loudness)
    }
  }
}
