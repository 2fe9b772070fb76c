internal import Narration

/// Turns plans into samples, with the engine and the cache.
final class PlanRenderer {
  /// Where the parts of a plan go, in order.
  ///
  /// False from `samples` stops the rendering.
  struct Output {
    var samples: ([Int16]) -> Bool
    /// A word begins at a sample, counted from the plan's beginning.
    var word: (_ sample: Int, _ text: String) -> Void = { _, _ in }
    /// A mark lies after the samples so far.
    var mark: (_ number: Int) -> Void = { _ in }
    /// A segment's language has no voice; an English one reads the segment.
    var voiceMissing: (_ language: String) -> Void = { _ in }
  }

  let engine: Engine
  private var cache = SegmentCache(limit: 6_000_000)

  init(engine: Engine) {
    self.engine = engine
  }

  /// Whether all that the engine makes for a plan is in the cache.
  func isPrepared(_ plan: SpeechPlan) -> Bool {
    plan.segments.allSatisfy(cache.contains)
  }

  /// Renders a plan.
  ///
  /// - Returns: whether it was rendered to the end.
  /// - Throws: `EngineError` when the engine fails; a missing voice doesn't end the plan.
  func render(_ plan: SpeechPlan, to output: Output) throws(EngineError) -> Bool {
    var position = 0
    let counted: ([Int16]) -> Bool = { samples in
      position += samples.count
      return output.samples(samples)
    }
    for step in plan.steps {
      let goesOn: Bool
      switch step {
      case .silence(let milliseconds):
        goesOn = silence(engine.sampleRate * milliseconds / 1_000, to: counted)
      case .sound(let sound, let volume):
        goesOn = counted(
          SoundWave.samples(of: sound, volume: volume, sampleRate: engine.sampleRate))
      case .mark(let number):
        output.mark(number)
        goesOn = true
      case .speech(let segment):
        let start = position
        goesOn = try renderWithAnyVoice(
          segment, samples: counted,
          word: { word in output.word(start + word.sample, word.text) },
          voiceMissing: output.voiceMissing)
      }
      guard goesOn else { return false }
    }
    return true
  }

  /// Renders a segment, by an English voice where none speaks its language: a keyboard that is
  /// silent can't be left by ear.
  private func renderWithAnyVoice(
    _ segment: SpokenSegment, samples: @escaping ([Int16]) -> Bool,
    word: @escaping (SegmentCache.Word) -> Void, voiceMissing: (_ language: String) -> Void
  ) throws(EngineError) -> Bool {
    do {
      return try render(segment, samples: samples, word: word)
    } catch .noVoice(let language) {
      voiceMissing(language)
    }
    var spare = segment
    spare.language = "en"
    spare.voice = nil
    do {
      return try render(spare, samples: samples, word: word)
    } catch .noVoice {
      return true
    }
  }

  /// What would really be said for a plan, and how many samples long it is.
  ///
  /// - Throws: `EngineError` when the engine fails; a missing voice doesn't end the plan.
  func phonemes(
    _ plan: SpeechPlan, goesOn: @escaping () -> Bool,
    voiceMissing: (_ language: String) -> Void
  ) throws(EngineError) -> (phonemes: String, names: String, sampleCount: Int) {
    var said: [(ipa: String, names: String)] = []
    var count = 0
    for step in plan.steps {
      switch step {
      case .mark: continue
      case .silence(let milliseconds): count += engine.sampleRate * milliseconds / 1_000
      case .sound(let sound, let volume):
        count += SoundWave.samples(of: sound, volume: volume, sampleRate: engine.sampleRate).count
      case .speech(let segment):
        var trimmer = SilenceTrimmer()
        do {
          said.append(
            try engine.phonemes(segment) { samples, _ in
              count += trimmer.next(samples).count
              return goesOn()
            })
        } catch .noVoice(let language) {
          voiceMissing(language)
        }
      }
    }
    return (
      said.map(\.ipa).filter { !$0.isEmpty }.joined(separator: " "),
      said.map(\.names).filter { !$0.isEmpty }.joined(separator: " "), count
    )
  }

  /// Renders a segment from the cache or with the engine, and keeps a short one.
  private func render(
    _ segment: SpokenSegment, samples: @escaping ([Int16]) -> Bool,
    word: @escaping (SegmentCache.Word) -> Void
  ) throws(EngineError) -> Bool {
    if let known = cache.rendering(of: segment) {
      known.words.forEach(word)
      return samples(known.samples)
    }
    var rendering = SegmentCache.Rendering()
    var trimmer = SilenceTrimmer()
    let text = Array(segment.text.string.unicodeScalars)
    let isComplete = try engine.synthesize(segment) { made, words in
      let audible = trimmer.next(made)
      for found in words {
        let start = min(found.start, text.count)
        let end = min(start + found.length, text.count)
        var spelled = String.UnicodeScalarView()
        spelled.append(contentsOf: text[start..<end])
        let known = SegmentCache.Word(
          sample: max(0, found.sample - trimmer.dropped), text: String(spelled))
        word(known)
        rendering.words.append(known)
      }
      if rendering.samples.count <= SegmentCache.longest {
        rendering.samples += audible
      }
      return samples(audible)
    }
    if isComplete { cache.keep(rendering, of: segment) }
    return isComplete
  }

  /// Silence in pieces, so that a long pause can be stopped and costs no memory.
  private func silence(_ count: Int, to samples: ([Int16]) -> Bool) -> Bool {
    var rest = count
    while rest > 0 {
      let piece = min(rest, engine.sampleRate / 10)
      guard samples([Int16](repeating: 0, count: piece)) else { return false }
      rest -= piece
    }
    return true
  }
}
