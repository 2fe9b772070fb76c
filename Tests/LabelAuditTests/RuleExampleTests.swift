import LabelAudit
import Testing

/// The examples of the rules are their first tests.
struct RuleExampleTests {
  @Test(arguments: Rule.all.map(\.id))
  func `a rule finds something in the example that fails and nothing in the one that passes`(
    _ id: RuleID
  ) throws {
    let rule = try #require(Rule.rule(id))
    #expect(findings(in: rule.examples.fails).contains { $0.rule == id })
    #expect(findings(in: rule.examples.passes).filter { $0.rule == id } == [])
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a layout that passes a rule has no errors of other rules`(_ id: RuleID) throws {
    let rule = try #require(Rule.rule(id))
    #expect(findings(in: rule.examples.passes).filter { $0.severity == .error } == [])
  }

  private func findings(in example: RuleExamples.Example) -> [Finding] {
    var settings = AuditSettings()
    settings.reader = example.reader
    let audit = Audit(settings: settings)
    let listener = ExampleListener(example)
    return audit.report(
      on: example.subject, engine: listener.engine,
      results: listener.hear(audit.requests(for: [example.subject]))
    ).findings
  }
}
