/// Segments that were synthesized before, so that a key named again is heard without the engine.
///
/// Everything that changes a segment's sound is part of the segment, so a change of rate or voice
/// finds nothing old. What wasn't used for longest goes first when there is too much.
struct SegmentCache {
  /// A synthesized segment without the silence around it.
  struct Rendering: Hashable {
    var samples: [Int16] = []
    var words: [Word] = []
  }

  /// A word of a segment and the sample at which it begins.
  struct Word: Hashable {
    var sample: Int
    var text: String
  }

  /// How many bytes of samples are kept.
  let limit: Int
  /// How many bytes of samples are in it.
  private(set) var size = 0
  private var entries: [SpokenSegment: (rendering: Rendering, used: Int)] = [:]
  private var clock = 0

  /// Longer segments aren't kept, for no key is named that long: four seconds at 22 050 Hz.
  static let longest = 88_200

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether a segment is there.
  func contains(_ segment: SpokenSegment) -> Bool {
    entries[segment] != nil
  }

  /// A segment as it was synthesized before.
  mutating func rendering(of segment: SpokenSegment) -> Rendering? {
    clock += 1
    entries[segment]?.used = clock
    return entries[segment]?.rendering
  }

  /// Keeps a segment, and lets others go for it.
  mutating func keep(_ rendering: Rendering, of segment: SpokenSegment) {
    let bytes = rendering.samples.count * 2
    guard rendering.samples.count <= Self.longest, bytes <= limit else { return }
    clock += 1
    if let old = entries.updateValue((rendering, clock), forKey: segment) {
      size -= old.rendering.samples.count * 2
    }
    size += bytes
    while size > limit, let oldest = entries.min(by: { $0.value.used < $1.value.used }) {
      entries[oldest.key] = nil
      size -= oldest.value.rendering.samples.count * 2
    }
  }
}
