/// An utterance as sound, with the times of its words.
public struct RenderedSpeech: Hashable, Sendable {
  /// A word and when it begins.
  public struct Word: Hashable, Sendable {
    /// The word as it was written.
    public var text: String
    /// The sample at which it begins, counted from 0.
    public var sample: Int
  }

  /// A mark and when it is reached.
  public struct Mark: Hashable, Sendable {
    /// The number that the utterance's maker chose.
    public var number: Int
    /// The sample that comes after it, counted from 0.
    public var sample: Int
  }

  /// The sound: 16-bit, mono.
  public var samples: [Int16]
  /// Samples a second.
  public var sampleRate: Int
  /// The words, in the order heard.
  public var words: [Word]
  /// The marks, in the order reached.
  public var marks: [Mark]

  /// Makes a rendering.
  public init(samples: [Int16], sampleRate: Int, words: [Word] = [], marks: [Mark] = []) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.words = words
    self.marks = marks
  }

  /// How long it is.
  public var duration: Duration { time(ofSample: samples.count) }

  /// When a sample is heard, counted from the beginning.
  public func time(ofSample sample: Int) -> Duration {
    .nanoseconds(sample * 1_000_000_000 / max(1, sampleRate))
  }
}
