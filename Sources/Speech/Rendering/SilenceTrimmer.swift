/// Takes silence off both ends of a stream of samples without waiting for its end.
///
/// Silence before the first audible sample is dropped; silence after an audible one is held back
/// until another audible one follows, and dropped if none does.
struct SilenceTrimmer {
  /// The loudest sample that counts as silence: 1/1024 of full scale, about −60 dB.
  static let threshold: Int16 = 32

  /// How many samples have been dropped from the beginning.
  private(set) var dropped = 0
  private var hasBegun = false
  private var heldBack: [Int16] = []

  /// What can be heard of the next samples, with the silence held back before it.
  mutating func next(_ samples: some Collection<Int16>) -> [Int16] {
    guard let first = samples.firstIndex(where: Self.isAudible) else {
      hold(samples)
      return []
    }
    var audible: [Int16] = []
    if hasBegun {
      audible = heldBack
      audible.append(contentsOf: samples)
    } else {
      dropped += samples.distance(from: samples.startIndex, to: first)
      hasBegun = true
      audible = Array(samples[first...])
    }
    let end = audible.lastIndex(where: Self.isAudible).map { $0 + 1 } ?? 0
    heldBack = Array(audible[end...])
    audible.removeSubrange(end...)
    return audible
  }

  /// Silence: dropped before the first audible sample, held back after it.
  private mutating func hold(_ samples: some Collection<Int16>) {
    if hasBegun {
      heldBack.append(contentsOf: samples)
    } else {
      dropped += samples.count
    }
  }

  /// Whether a sample is loud enough to be heard.
  static func isAudible(_ sample: Int16) -> Bool {
    sample > threshold || sample < -threshold
  }
}
