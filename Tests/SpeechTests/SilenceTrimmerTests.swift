import Testing

@testable import Speech

@Suite struct SilenceTrimmerTests {
  private func trimmed(_ samples: [Int16], pieces: Int) -> (samples: [Int16], dropped: Int) {
    var trimmer = SilenceTrimmer()
    var result: [Int16] = []
    var rest = samples[...]
    while !rest.isEmpty {
      result += trimmer.next(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
    }
    return (result, trimmer.dropped)
  }

  @Test(arguments: 1...40)
  func `T6, T7: exactly the silent ends are missing, however the samples are cut`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let lead = [Int16](repeating: 0, count: Int.random(in: 0...90, using: &random))
      .map { _ in Int16.random(in: -32...32, using: &random) }
    let trail = (0..<Int.random(in: 0...90, using: &random))
      .map { _ in Int16.random(in: -32...32, using: &random) }
    // Audible at both ends, with silence anywhere between.
    let middle: [Int16] =
      [33] + (0..<200).map { _ in Int16.random(in: -60...60, using: &random) } + [-33]
    for pieces in [1, 2, 7, 50, 1_000] {
      let result = trimmed(lead + middle + trail, pieces: pieces)
      #expect(result.samples == middle)
      #expect(result.dropped == lead.count)
    }
  }

  @Test func `silence alone leaves nothing`() {
    #expect(trimmed([Int16](repeating: 32, count: 500), pieces: 20).samples.isEmpty)
  }

  @Test func `the loudest samples of both signs are audible`() {
    #expect(trimmed([0, .min, 0, .max, 0], pieces: 2).samples == [.min, 0, .max])
  }

  @Test func `the first audible sample goes out with the piece it came in`() {
    var trimmer = SilenceTrimmer()
    #expect(trimmer.next([0, 0]).isEmpty)
    #expect(trimmer.next([0, 100, 0]) == [100])
    #expect(trimmer.next([0]).isEmpty)
    #expect(trimmer.next([0, 100]) == [0, 0, 0, 100])
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
