import Testing

@testable import Speech

@Suite struct SegmentCacheTests {
  private func segment(_ text: String, rate: Int = 175) -> SpokenSegment {
    SpokenSegment(
      text: EngineText(text), language: "en", voice: nil, rate: SpeechRate(clamping: rate),
      pitch: .normal, volume: .normal)
  }

  private func rendering(_ count: Int) -> SegmentCache.Rendering {
    SegmentCache.Rendering(samples: [Int16](repeating: 1, count: count))
  }

  @Test func `a segment is found with its parameters only`() {
    var cache = SegmentCache(limit: 1_000)
    cache.keep(rendering(10), of: segment("a"))
    #expect(cache.rendering(of: segment("a")) == rendering(10))
    #expect(cache.rendering(of: segment("a", rate: 200)) == nil)
    #expect(cache.rendering(of: segment("b")) == nil)
  }

  @Test func `what wasn't used for longest goes first, and never more is kept than the limit`() {
    var cache = SegmentCache(limit: 60)
    cache.keep(rendering(10), of: segment("a"))
    cache.keep(rendering(10), of: segment("b"))
    cache.keep(rendering(10), of: segment("c"))
    _ = cache.rendering(of: segment("a"))
    cache.keep(rendering(10), of: segment("d"))
    #expect(cache.size == 60)
    #expect(!cache.contains(segment("b")))
    #expect(cache.contains(segment("a")))
    cache.keep(rendering(31), of: segment("too long"))
    #expect(!cache.contains(segment("too long")))
    #expect(cache.contains(segment("a")))
  }

  @Test func `the same segment again counts once`() {
    var cache = SegmentCache(limit: 1_000)
    cache.keep(rendering(10), of: segment("a"))
    cache.keep(rendering(20), of: segment("a"))
    #expect(cache.size == 40)
  }
}
