import Testing

@testable import LabelAudit

/// Paths as other programs need them.
struct ArtifactPathTests {
  @Test(arguments: [
    ("pad.json", "/p", "pad.json"), ("./a/./b.json", "/p", "a/b.json"),
    ("/p/a/b.json", "/p", "a/b.json"), ("/p/a/../b.json", "/p", "b.json"),
    ("../q/b.json", "/p", "/q/b.json"), ("/pq/b.json", "/p", "/pq/b.json"),
    ("../p/b.json", "/p", "b.json"), ("b.json", "/", "b.json"), (".", "/p", "."),
  ])
  func `a path begins at the folder where it can`(
    _ name: String, _ folder: String, _ path: String
  ) {
    #expect(ArtifactPath(name, folder: folder).path == path)
  }

  @Test func `a path stays as it is where nobody knows the folder`() {
    #expect(ArtifactPath("../a/./b.json", folder: nil).path == "../a/b.json")
    #expect(ArtifactPath("/a/../b.json", folder: nil).path == "/b.json")
  }

  @Test(arguments: [
    ("a b/c%.json", "a%20b/c%25.json"), ("d:e?#.json", "d%3Ae%3F%23.json"),
    ("ü\n\u{202E}.json", "%C3%BC%0A%E2%80%AE.json"), ("/x y", "file:///x%20y"),
    ("a-b_c.~1", "a-b_c.~1"),
  ])
  func `an address has nothing in it that addresses can't have`(_ name: String, _ uri: String) {
    #expect(ArtifactPath(name, folder: "/p").uri == uri)
  }
}
