import LabelAudit
import Testing

struct GlobTests {
  @Test(arguments: [
    ("*.json", "layouts/a.json", true), ("*.json", "layouts/a.js", false),
    ("layouts/*.json", "layouts/a.json", true), ("layouts/*.json", "x/layouts/a.json", true),
    ("layouts/*.json", "layouts/b/a.json", false), ("layouts/**", "layouts/b/a.json", true),
    ("**/b/*", "layouts/b/a.json", true), ("a?c", "abc", true), ("a?c", "a/c", false),
    ("", "", true), ("*", "", true),
  ])
  func `a pattern of paths`(_ pattern: String, _ path: String, _ isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test func `many stars in a long name take no time`() {
    let pattern = String(repeating: "*a", count: 40)
    #expect(!Glob(pattern).isAll(of: String(repeating: "a", count: 2_000) + "b"))
  }
}
