import Testing

@testable import SpokenKeyboard

struct ConcurrentMapTests {
  @Test(arguments: [0, 1, 2, 3, 1000])
  func `results are in the order of what they are of, each once`(_ count: Int) {
    let results = ConcurrentMap.map(Array(0..<count)) { number in
      // The first ones take longest, so that others are done before them.
      (0..<(count - number) * 10).reduce(number) { sum, _ in sum }
    }
    #expect(results == Array(0..<count))
  }

  @Test func `there is at least one thread and never a crowd`() {
    #expect((1...8).contains(ConcurrentMap.width))
  }
}
