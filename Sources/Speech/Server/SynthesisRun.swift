internal import CEspeak

/// One synthesis in progress: where its samples go, and whether it was stopped.
///
/// It owns the state that the engine's callback changes, and lives no longer than the call.
final class SynthesisRun {
  /// A word, at a sample of what the engine made.
  struct Word {
    var sample: Int
    /// 0-based, counted in scalars.
    var start: Int
    var length: Int
  }

  /// Takes samples and the words that begin in or before them; false stops the synthesis.
  typealias Consumer = (_ samples: UnsafeBufferPointer<Int16>, _ words: [Word]) -> Bool

  private let consume: Consumer
  private let sampleRate: Int
  /// The engine's own names of the phonemes that were said, where they are kept: one for each that
  /// isn't a pause or a change of language.
  private(set) var phonemeNames: [String] = []
  private let keepsPhonemes: Bool
  /// The engine reports success for a synthesis that was stopped, so that is remembered here.
  private(set) var wasStopped = false

  init(sampleRate: Int, keepsPhonemes: Bool = false, consume: @escaping Consumer) {
    self.sampleRate = sampleRate
    self.keepsPhonemes = keepsPhonemes
    self.consume = consume
  }

  /// Takes what the engine made; 1 stops it.
  func receive(
    _ samples: UnsafeBufferPointer<Int16>, _ events: UnsafePointer<espeak_EVENT>
  ) -> Int32 {
    guard !wasStopped else { return 1 }
    if keepsPhonemes { keepPhonemes(of: events) }
    if !consume(samples, words(in: events)) {
      wasStopped = true
    }
    return wasStopped ? 1 : 0
  }

  private func keepPhonemes(of events: UnsafePointer<espeak_EVENT>) {
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_PHONEME {
        // A name that fills its place isn't ended by a zero.
        let name = withUnsafeBytes(of: event.pointee.id.string) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let first = name.first, first != "_", first != "(" { phonemeNames.append(name) }
      }
      event += 1
    }
  }

  private func words(in events: UnsafePointer<espeak_EVENT>) -> [Word] {
    var words: [Word] = []
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD {
        words.append(
          Word(
            sample: Int(event.pointee.audio_position) * sampleRate / 1_000,
            start: max(0, Int(event.pointee.text_position) - 1),
            length: max(0, Int(event.pointee.length))))
      }
      event += 1
    }
    return words
  }
}

/// The engine's callback: hands samples to the run that the events belong to.
///
/// It stands by itself, outside every type, because a closure handed to C would take on the
/// isolation of where it is written.
func receiveSynthesis(
  _ samples: UnsafeMutablePointer<Int16>?, _ count: Int32,
  _ events: UnsafeMutablePointer<espeak_EVENT>?
) -> Int32 {
  guard let events, let owner = events.pointee.user_data else { return 0 }
  let run = Unmanaged<SynthesisRun>.fromOpaque(owner).takeUnretainedValue()
  return run.receive(UnsafeBufferPointer(start: samples, count: Int(max(0, count))), events)
}
