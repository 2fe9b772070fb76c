import KeyModel
import Testing

@Suite struct NearestMatchTests {
  private static let names = ["undo", "lines", "secure", "wrap-focus", "smart-quotes", "q"]

  @Test(arguments: [
    ("undo", "undo"), ("UNDO", "undo"), ("udno", "undo"), ("und", "undo"), ("line", "lines"),
    ("secrue", "secure"), ("wrap_focus", "wrap-focus"), ("warp-focsu", "wrap-focus"),
    ("smartquotes", "smart-quotes"), ("Q", "q"), ("wrap", "wrap-focus"),
  ])
  func `a slip finds what was meant`(_ typed: String, _ meant: String) {
    #expect(NearestMatch.of(typed, in: Self.names) == meant)
  }

  @Test(arguments: ["", "w", "xyz", "redo it", "quotes", "un"])
  func `what is far from all finds nothing`(_ typed: String) {
    #expect(NearestMatch.of(typed, in: Self.names) == nil)
  }

  @Test func `the first of equally near names wins`() {
    #expect(NearestMatch.of("cat", in: ["bat", "hat"]) == "bat")
    #expect(NearestMatch.of("cat", in: ["bat", "cat"]) == "cat")
  }

  @Test func `a very long name is no trouble`() {
    let long = String(repeating: "wrap-focus", count: 100_000)
    #expect(NearestMatch.of(long, in: Self.names) == nil)
  }

  @Test func `without candidates nothing is found`() {
    #expect(NearestMatch.of("undo", in: []) == nil)
  }
}
