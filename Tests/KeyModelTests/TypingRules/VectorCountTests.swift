import Testing

@Suite struct VectorCountTests {
  @Test(.enabled(if: KeyboardBehaviourVectors.arePresent, "the shared vectors aren't here"))
  func `the tables of the vectors hold what the tests say they run`() throws {
    let vectors = try #require(KeyboardBehaviourVectors.shared)
    let counts = [
      ("auto-capitalisation", vectors.autocapitalisation.count, 17),
      ("double space", vectors.doubleSpace.count, 9),
      ("shift", vectors.shift.cases.count, 8),
      ("smart quotes", vectors.smartQuotesEn.count, 9),
      ("smart dashes", vectors.smartDashes.count, 3),
    ]
    for (name, count, least) in counts {
      print("vectors of \(name): \(count)")
      #expect(count >= least, "\(name)")
    }
  }
}
