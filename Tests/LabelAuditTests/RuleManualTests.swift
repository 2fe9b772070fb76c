import Foundation
import LabelAudit
import Testing

/// `docs/rules.md` is what the rules say of themselves.
struct RuleManualTests {
  @Test func `the manual in docs is that of the rules`() throws {
    let path = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "docs/rules.md")
    // Missing the first time.
    let written = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil, written != RuleManual.markdown {
      try RuleManual.markdown.write(to: path, atomically: true, encoding: .utf8)
      Issue.record("docs/rules.md was written anew: look at it")
      return
    }
    #expect(written == RuleManual.markdown, "UPDATE_GOLDEN=1 swift test --filter RuleManual")
  }

  @Test(arguments: Rule.all.map(\.id))
  func `an entry names the rule first`(_ id: RuleID) throws {
    let rule = try #require(Rule.rule(id))
    #expect(RuleManual.entry(of: rule).hasPrefix("\(id): \(rule.summary)\n"))
  }
}
